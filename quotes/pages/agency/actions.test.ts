import { type ActionFunction, RouterContextProvider, type UNSAFE_DataWithResponseInit } from "react-router";
import { expect, test, vi } from "vitest";
import { cents } from "#app/domain/money.ts";
import { catalogueLines } from "#quotes/drafts/catalogue-lines.ts";
import { type FollowUpServices, followUpServices } from "#quotes/follow-up-services.ts";
import type { AgencyOperations } from "#quotes/operations.ts";
import { blankLine, draftAsEntered, lineFieldName } from "#quotes/terms/draft-fields.ts";
import { lineContent, maxSavedParts, templateContent } from "#quotes/terms/saved-parts.ts";
import { confirmedQuote, sampleTerms } from "#testing/confirmed-quotes.ts";
import { receivedAtOnce } from "#testing/deposits.ts";
import { operationsWithoutLinks } from "#testing/operations.ts";
import { action as act } from "./action.server.ts";
import { anchorOf, anchors } from "./anchors.ts";
import { type DraftActionData, action as save } from "./draft.action.server.ts";
import { action as confirm } from "./preview.route.tsx";
import { t } from "./private-data.ts";
import { requestView, version } from "./request-view.fixture.ts";
import {
  catalogueField,
  maxAnswerLength,
  maxNotesLength,
  maxReasonLength,
  showsErrorsField,
} from "./steps.ts";

async function post(
  action: ActionFunction,
  operations: Partial<AgencyOperations>,
  fields: Record<string, string>,
) {
  const context = new RouterContextProvider();
  const agencyOperations = { ...operationsWithoutLinks.agencyOperations, ...operations };
  context.set(followUpServices, { agencyOperations, ipAddress: "192.0.2.1" } as FollowUpServices);
  const request = new Request("https://example.test/r/token/", {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const args = { request, params: { token: "token" }, context } as unknown as Parameters<ActionFunction>[0];
  const answer: unknown = await Promise.resolve(action(args)).catch((thrown: unknown) => thrown);
  if (answer instanceof Response) return { status: answer.status, location: answer.headers.get("Location") };
  const { init, data } = answer as UNSAFE_DataWithResponseInit<unknown>;
  return { status: init?.status ?? 200, data };
}

function fieldsOf(step: string): Record<string, string> {
  const { draft } = requestView();
  if (draft === null) throw new Error("The sample request has no draft");
  const { lines, ...fields } = draftAsEntered({
    ...draft,
    client: { ...draft.client, address: "4 rue", siren: "732829320" },
  });
  const sanitizedText = lines.flatMap((line, index) =>
    Object.entries(line).map(([field, value]) => [lineFieldName(index, field as "label"), value]),
  );
  return { ...fields, ...Object.fromEntries(sanitizedText), lineCount: String(lines.length), step };
}

test("one press marks; a followUpStatus that no button has is refused", async () => {
  const operations = { setFollowUpStatus: vi.fn(async () => "saved" as const) };
  expect(await post(act, operations, { step: "won", lastEvent: "e3" })).toMatchObject({ status: 303 });
  expect(operations.setFollowUpStatus).toHaveBeenCalledExactlyOnceWith("token", "won", "e3");
  for (const fields of [{ step: "gone" }, {}])
    expect(await post(act, operations, fields as Record<string, string>)).toMatchObject({ status: 400 });
  expect(await post(act, {}, { step: "won" })).toMatchObject({ status: 404 });
  const changed = { setFollowUpStatus: async () => "changed" as const };
  expect(await post(act, changed, { step: "won" })).toMatchObject({
    status: 409,
    data: { changed: "followUpStatus" },
  });
});

test("an answer is passed on in one piece, with the key of its form; what cannot be sent comes back", async () => {
  const operations = { answer: vi.fn(async () => "answered" as const) };
  const key = "6f9619ff-8b86-d011-b42d-00cf4fc964ff";
  expect(
    await post(act, operations, { step: "answer", answer: "Oui,\r\ndemain. ", key, lastEvent: "e3" }),
  ).toEqual({
    status: 303,
    location: `/r/token/#${anchors.answered}`,
  });
  expect(operations.answer).toHaveBeenCalledExactlyOnceWith("token", "Oui,\ndemain.", key, "e3");
  for (const [text, why] of [
    ["", t("request.answer.required")],
    ["x".repeat(maxAnswerLength + 1), t("forms.error.tooLong")],
  ] as const)
    expect(await post(act, operations, { step: "answer", answer: text })).toEqual({
      status: 422,
      data: { entered: { answer: text }, errors: { answer: why } },
    });
  const refusing = { answer: async () => "too-many" as const };
  expect(await post(act, refusing, { step: "answer", answer: "Encore" })).toEqual({
    status: 429,
    data: { entered: { answer: "Encore" }, errors: { answer: t("request.answer.tooMany") } },
  });
  expect(await post(act, {}, { step: "answer", answer: "Oui" })).toMatchObject({ status: 404 });
  // A key that no page has is replaced.
  await post(act, operations, { step: "answer", answer: "Oui", key: "x".repeat(9999) });
  expect(operations.answer).toHaveBeenLastCalledWith(
    "token",
    "Oui",
    expect.stringMatching(/^[\w-]{36}$/),
    "",
  );
});

test("a link to pass on is shown once, of a quote that waits", async () => {
  const url = "https://site.example/q/secret/";
  const operations = { linkToPassOn: vi.fn(async () => ({ url })) };
  expect(await post(act, operations, { step: "passOn", quoteId: "q1" })).toMatchObject({
    status: 200,
    data: { passOn: { quoteId: "q1", url } },
  });
  expect(operations.linkToPassOn).toHaveBeenCalledExactlyOnceWith("token", "q1");
  const changed = { linkToPassOn: async () => "changed" as const };
  expect(await post(act, changed, { step: "passOn", quoteId: "q1" })).toMatchObject({
    status: 409,
    data: { changed: "quotes" },
  });
  expect(await post(act, {}, { step: "passOn", quoteId: "q1" })).toMatchObject({ status: 404 });
});

test("notes are saved; notes that are too long come back", async () => {
  const operations = { saveNotes: vi.fn(async () => "saved" as const) };
  expect(await post(act, operations, { step: "notes", notes: "a\r\nb ", notesHash: "n" })).toMatchObject({
    status: 303,
  });
  expect(operations.saveNotes).toHaveBeenCalledExactlyOnceWith("token", "a\nb", "n");
  const notes = "x".repeat(maxNotesLength + 1);
  expect(await post(act, operations, { step: "notes", notes })).toMatchObject({
    status: 422,
    data: { entered: { notes }, errors: { notes: t("request.error.tooLong", { field: "Notes" }) } },
  });
});

test("what a colleague has saved since is not overwritten: the second gets everything typed back", async () => {
  const changed = async () => "changed" as const;
  expect(
    await post(act, { saveNotes: changed }, { step: "notes", notes: "les miennes", notesHash: "n" }),
  ).toEqual({
    status: 409,
    data: { entered: { notes: "les miennes" }, errors: {}, changed: "notes" },
  });
  const fields = { ...fieldsOf("save"), savedDraftHash: "d", terms: "les miens" };
  for (const step of ["save", "preview"])
    expect(await post(save, { saveDraft: changed }, { ...fields, step })).toMatchObject({
      status: 409,
      data: { entered: { terms: "les miens" }, changed: true },
    });
  // More lines are no reason to forget which draft was opened.
  const view = async () => requestView();
  expect(await post(save, { view }, { ...fields, step: "more" })).toMatchObject({
    data: { savedDraftHash: "d" },
  });
});

test("lines of a draft move, are copied and come from the catalogue: nothing is saved, and nothing typed is lost", async () => {
  const saveDraft = vi.fn();
  const view = async () => requestView({ locale: "en-en" });
  const form = Object.entries(fieldsOf(""));
  const second = form.map(([name, value]) => [name.replace("line-0", "line-1"), value] as const);
  const typed = {
    ...Object.fromEntries([...second, ...form]),
    ...{ lineCount: "2", "line-1-label": "Photos", terms: "les miens", clientSiren: "1" },
  };
  const step = async (value: string, more: Record<string, string> = {}) => {
    const answer = await post(save, { view, saveDraft }, { ...typed, step: value, ...more });
    expect(answer.status, value).toBe(200);
    return answer.data as DraftActionData;
  };
  // Of what is typed, what is wrong is said at once; what is still empty is not.
  const { errors } = await step("recalculate", { "line-1-quantity": "x", "line-0-label": "" });
  const { entered: before } = await step("recalculate");
  expect(Object.keys(errors).toSorted()).toEqual(["clientSiren", "line-1-quantity"]);
  const { lines: whole, ...others } = before;
  expect(others).toMatchObject({ terms: "les miens", clientSiren: "1" });
  const [first, last] = whole;
  expect([first?.label, last?.label]).toEqual([expect.any(String), "Photos"]);
  for (const [value, lines, focused] of [
    ["down 0", [last, first], { place: 1, at: "down" }],
    ["up 1", [last, first], { place: 0, at: "up" }],
    ["copy 0", [first, first, last], { place: 1, at: "label" }],
    // No page has these buttons.
    ["up 0", whole, undefined],
    ["down 99", whole, undefined],
    ["up x", whole, undefined],
    ["copy", whole, undefined],
  ] as const)
    expect(await step(value), value).toMatchObject({
      entered: { ...others, lines },
      errors: {},
      ...(focused && { focused }),
    });
  const [pack] = catalogueLines("en-en")[0]?.lines ?? [];
  const added = await step("add", { [catalogueField]: pack?.key ?? "" });
  expect(added).toMatchObject({ entered: { ...others, lines: [...whole, { label: pack?.line.label }] } });
  expect(added.focused).toEqual({ place: whole.length, at: "summary" });
  for (const none of ["", "pack:none"])
    expect(await step("add", { [catalogueField]: none })).toMatchObject({ entered: { lines: whole } });
  expect(await step("more")).toMatchObject({ focused: { place: whole.length, at: "label" } });
  // What is wrong stays named, where it is now.
  expect(await step("up 1", { [showsErrorsField]: "yes", "line-1-quantity": "x" })).toMatchObject({
    errors: {
      clientSiren: expect.stringContaining("SIREN"),
      "line-0-quantity": expect.stringContaining("Ligne"),
    },
  });
  expect(saveDraft).not.toHaveBeenCalled();
  expect(await post(save, {}, { ...typed, step: "up 1" })).toMatchObject({ status: 404 });
});

test("a line and a template are kept, added and forgotten; a name that is taken is said at its field", async () => {
  const savePart = vi.fn(async () => "saved" as const);
  const deletePart = vi.fn(async () => "deleted" as const);
  const content = lineContent({ ...blankLine, label: "Photos", unitPrice: cents(45_000) });
  const kept = [{ id: "p1", kind: "line", locale: "en-en", name: "Photos", content }] as const;
  const operations = { view: async () => requestView(), savedParts: async () => kept, savePart, deletePart };
  const typed: Record<string, string> = { ...fieldsOf(""), terms: "les miens" };
  const send = (step: string, more: Record<string, string> = {}, changes: Partial<AgencyOperations> = {}) =>
    post(save, { ...operations, ...changes }, { ...typed, step, ...more });
  const [label] = [typed[lineFieldName(0, "label")] ?? "?"];
  expect(await send("keepLine 0")).toMatchObject({
    status: 200,
    data: {
      entered: { terms: "les miens" },
      part: { is: "kept", name: label },
      focused: { place: 0, at: "kept" },
    },
  });
  expect(savePart).toHaveBeenLastCalledWith("token", {
    kind: "line",
    name: label,
    content: { lines: [expect.objectContaining({ label })], settlement: null },
  });
  expect(await send("keepTemplate", { templateName: " Site d'hôtel " })).toMatchObject({
    data: { part: { is: "kept" } },
  });
  expect(savePart).toHaveBeenLastCalledWith("token", {
    kind: "template",
    name: "Site d'hôtel",
    content: {
      lines: [expect.objectContaining({ label })],
      settlement: expect.objectContaining({ terms: "les miens" }),
    },
  });
  expect(savePart).toHaveBeenCalledTimes(2);
  // What cannot be kept says why, and nothing typed is lost.
  for (const [step, more, field] of [
    ["keepLine 0", { "line-0-quantity": "x" }, "line-0-quantity"],
    ["keepTemplate", { templateName: "" }, "templateName"],
    ["keepTemplate", { templateName: "x".repeat(121) }, "templateName"],
    ["keepTemplate", { templateName: "Site", clientSiren: "1" }, "clientSiren"],
  ] as const)
    expect(await send(step, more)).toMatchObject({
      status: 422,
      data: { entered: { terms: "les miens" }, errors: { [field]: expect.stringMatching(/./) } },
    });
  expect(await send("keepLine 9")).toMatchObject({ status: 200, data: { errors: {} } });
  expect(savePart).toHaveBeenCalledTimes(2);
  const taken = { savePart: async () => "taken" as const };
  for (const [step, field] of [
    ["keepLine 0", "line-0-label"],
    ["keepTemplate", "templateName"],
  ] as const)
    expect(await send(step, { templateName: "Site" }, taken)).toMatchObject({
      status: 409,
      data: { templateName: "Site", errors: { [field]: expect.stringContaining("existe déjà") } },
    });
  expect(await send("keepLine 0", {}, { savePart: async () => "full" })).toMatchObject({
    status: 409,
    data: { errors: { "line-0-label": expect.stringContaining(String(maxSavedParts)) } },
  });
  expect(await send("add", { [catalogueField]: "p1" })).toMatchObject({
    data: { entered: { lines: [{ label }, { label: "Photos", unitPrice: "450,00" }] } },
  });
  expect(await send("forget p1")).toMatchObject({
    data: { entered: { terms: "les miens" }, part: { is: "forgotten", name: "Photos" } },
  });
  expect(deletePart).toHaveBeenCalledExactlyOnceWith("token", "p1");
  // Deleted by a colleague meanwhile.
  await send("forget p2");
  expect(deletePart).toHaveBeenCalledOnce();
  expect(await send("keepLine 0", {}, { savePart: async () => "gone" })).toMatchObject({ status: 404 });
});

test("a template that is added to lines is asked about: it comes to them, or in their place", async () => {
  // One of its lines is there already, at the price that it has in the catalogue.
  const [there] = requestView().draft?.lines ?? [];
  const [first, ...others] = sampleTerms.lines;
  if (there?.unitPrice == null || first === undefined)
    throw new Error("The sample request has no priced line");
  const sold = { ...first, label: there.label, unitPrice: there.unitPrice };
  const { terms } = confirmedQuote({ terms: "Du modèle", discountPercent: 7, lines: [sold, ...others] });
  const typed: Record<string, string> = { ...fieldsOf(""), terms: "les miens" };
  const { lines } = terms;
  const label = typed["line-0-label"];
  const content = templateContent(terms);
  const kept = [{ id: "p1", kind: "template", locale: "en-en", name: "Site", content }] as const;
  const operations = { view: async () => requestView(), savedParts: async () => kept };
  const send = (step: string, more: Record<string, string> = {}) =>
    post(save, operations, { ...typed, step, ...more });
  const asked = { id: "p1", name: "Site", lines: lines.length, repeated: 1 };
  const { data: question } = await send("add", { [catalogueField]: "p1" });
  expect(question).toMatchObject({ asked, entered: { lines: [{ label }], terms: "les miens" } });
  const settled = { terms: "les miens\nDu modèle", discountPercent: "7" };
  expect((await send("append p1")).data).toMatchObject({
    entered: { ...settled, lines: [{ label }, ...lines.map(({ label }) => ({ label }))] },
    focused: { place: 1, at: "summary" },
  });
  expect((await send("replace p1")).data).toMatchObject({
    entered: { ...settled, lines: lines.map(({ label }) => ({ label })) },
    focused: { place: 0, at: "summary" },
  });
  // Nothing is asked where there is no line, nor done about what was deleted meanwhile.
  expect((await send("add", { lineCount: "0", [catalogueField]: "p1" })).data).toMatchObject({
    entered: { lines: lines.map(({ label }) => ({ label })) },
  });
  for (const step of ["append p2", "replace p2"])
    expect((await send(step)).data).toMatchObject({ entered: { lines: [{ label }] } });
});

test("a confirmed quote is kept as a template, as it was sent", async () => {
  const savePart = vi.fn(async () => "saved" as const);
  const sent = { ...version("accepted"), quoteAsSent: version("waiting").quote };
  const view = async () => requestView({ versions: [sent] });
  const keep = (templateName: string, operations: Partial<AgencyOperations> = {}, quoteId = "q1") =>
    post(act, { view, savePart, ...operations }, { step: "template", quoteId, templateName });
  expect(await keep("Site")).toEqual({ status: 303, location: `/r/token/#${anchors.templateSaved}` });
  const content = templateContent(sent.quoteAsSent.terms);
  expect(savePart).toHaveBeenCalledExactlyOnceWith("token", { kind: "template", name: "Site", content });
  expect(await keep(" ")).toMatchObject({
    status: 422,
    data: { entered: { quoteId: "q1" }, errors: { templateName: expect.any(String) } },
  });
  expect(await keep("Site", { savePart: async () => "taken" })).toMatchObject({
    status: 409,
    data: {
      entered: { templateName: "Site" },
      errors: { templateName: expect.stringMatching(/«\sSite\s»/) },
    },
  });
  expect(await keep("Site", {}, "q9")).toMatchObject({ status: 404 });
  expect(savePart).toHaveBeenCalledOnce();
});

test("the day of an accepted contract's end is saved; one outside its range comes back", async () => {
  const view = async () => requestView({ versions: [version("accepted", 2), version("replaced")] });
  const operations = { view, saveContractEnd: vi.fn(async () => "saved" as const) };
  const given = (contractEndsOn: string) => ({ step: "contractEnd", contractEndsOn, lastEvent: "e3" });
  expect(await post(act, operations, given("2029-02-07"))).toMatchObject({ status: 303 });
  expect(operations.saveContractEnd).toHaveBeenCalledExactlyOnceWith("token", "2029-02-07", "e3");
  for (const contractEndsOn of [
    "",
    "bientôt",
    "2026-02-30",
    "2026-11-22",
    "0029-02-07",
    "2056-11-24",
    "9999-12-30",
  ])
    expect(await post(act, operations, given(contractEndsOn))).toMatchObject({
      status: 422,
      data: { entered: { contractEndsOn }, errors: { contractEndsOn: expect.stringContaining("2056") } },
    });
  expect(operations.saveContractEnd).toHaveBeenCalledOnce();
  const waiting = { ...operations, view: async () => requestView({ versions: [version("waiting")] }) };
  expect(await post(act, waiting, given("2029-02-07"))).toMatchObject({ status: 409 });
});

test("the day on which a deposit arrived is saved; one before the quote or in the future comes back", async () => {
  const operations = {
    today: async () => "2026-11-30" as const,
    view: async () => requestView({ versions: [version("accepted")] }),
    addDepositReceipt: vi.fn(async () => "saved" as const),
  };
  const depositReceivedAmount = "2 000,50";
  const given = (depositReceivedOn: string, step = "deposit") => ({
    step,
    lastEvent: "e3",
    depositReceivedOn,
    depositReceivedAmount,
  });
  // The first press only shows what the second one does.
  expect(await post(act, operations, given("2026-11-30"))).toMatchObject({
    status: 200,
    data: { confirming: true, entered: { depositReceivedOn: "2026-11-30" } },
  });
  expect(operations.addDepositReceipt).not.toHaveBeenCalled();
  expect(await post(act, operations, given("2026-11-30", "deposit-confirm"))).toMatchObject({ status: 303 });
  expect(operations.addDepositReceipt).toHaveBeenCalledExactlyOnceWith(
    "token",
    { on: "2026-11-30", amount: 200_050 },
    "e3",
  );
  // No amount is assumed, and none is more than the whole.
  for (const wrong of ["", "0", "beaucoup", "900000"])
    expect(
      await post(act, operations, { ...given("2026-11-30"), depositReceivedAmount: wrong }),
    ).toMatchObject({
      status: 422,
      data: { errors: { depositReceivedAmount: expect.stringMatching(/0,01/) } },
    });
  // Two thousand or two: neither is taken, and the message says what to write.
  expect(
    await post(act, operations, { ...given("2026-11-30"), depositReceivedAmount: "2.000" }),
  ).toMatchObject({
    status: 422,
    data: {
      entered: { depositReceivedAmount: "2.000" },
      errors: { depositReceivedAmount: expect.stringMatching(/2\.000.*2000/) },
    },
  });
  for (const depositReceivedOn of ["", "hier", "2026-11-31", "2026-11-22", "2026-12-01", "2999-01-01"])
    expect(await post(act, operations, given(depositReceivedOn))).toMatchObject({
      status: 422,
      data: {
        entered: { depositReceivedOn },
        errors: { depositReceivedOn: expect.stringMatching(/23.novembre.*30.novembre/) },
      },
    });
  expect(operations.addDepositReceipt).toHaveBeenCalledOnce();
  const waiting = { ...operations, view: async () => requestView({ versions: [version("waiting")] }) };
  expect(await post(act, waiting, given("2026-11-30"))).toMatchObject({ status: 409 });
  const accepted = version("accepted");
  const { quote } = accepted;
  const payments = quote.totals.payments.filter(({ kind }) => kind !== "deposit");
  const none = { ...accepted, quote: { ...quote, totals: { ...quote.totals, payments } } };
  const withoutDeposit = { ...operations, view: async () => requestView({ versions: [none] }) };
  expect(await post(act, withoutDeposit, given("2026-11-30"))).toMatchObject({ status: 404 });
  expect(operations.addDepositReceipt).toHaveBeenCalledOnce();
});

test("a receipt is struck out with a reason, and only one that is named", async () => {
  const operations = { strikeOutReceipt: vi.fn(async () => "saved" as const) };
  const strikeOut = (depositReason: string, receipt = "1") =>
    post(act, operations, { step: "deposit-strike-out", receipt, depositReason, lastEvent: "e3" });
  for (const reason of [" ", "x".repeat(maxReasonLength + 1)])
    expect(await strikeOut(reason)).toMatchObject({
      status: 422,
      data: {
        entered: { depositReason: reason, receipt: "1" },
        errors: { depositReason: expect.stringMatching(/\S/) },
      },
    });
  for (const receipt of ["", "-1", "1.5", "one", "99999"])
    expect(await strikeOut("Autre client", receipt)).toMatchObject({ status: 404 });
  expect(operations.strikeOutReceipt).not.toHaveBeenCalled();
  expect(await strikeOut("Autre client ")).toEqual({
    status: 303,
    location: `/r/token/#${anchors.receiptStruckOut}`,
  });
  expect(operations.strikeOutReceipt).toHaveBeenCalledExactlyOnceWith(
    "token",
    { receipt: 1, reason: "Autre client" },
    "e3",
  );
  const gone = { step: "deposit-strike-out", receipt: "0", depositReason: "x" };
  expect(await post(act, {}, gone)).toMatchObject({ status: 404 });
});

test("a receipt that the page had not shown yet, or that is another's, is confirmed again", async () => {
  // 2335.72 is asked for, and 1000.00 had arrived.
  const part = receivedAtOnce(version("accepted").quote, "2026-11-29", cents(100_000));
  const answer = (outcome: "changed" | "gone") =>
    post(
      act,
      {
        today: async () => "2026-11-30" as const,
        view: async () => requestView({ versions: [{ ...version("accepted"), ...part }] }),
        addDepositReceipt: async () => outcome,
      },
      {
        step: "deposit-confirm",
        depositReceivedOn: "2026-11-30",
        depositReceivedAmount: "1 335,72",
        lastEvent: "e3",
      },
    );
  expect(await answer("changed")).toMatchObject({
    status: 409,
    data: { confirming: true, changed: "quotes", entered: { depositReceivedAmount: "1 335,72" } },
  });
  expect(await answer("gone")).toMatchObject({ status: 404 });
});

test("what comes after the client's withdrawal is refused, and the page says why, with what was typed", async () => {
  const view = async () => requestView({ versions: [version("withdrawn")] });
  for (const fields of [
    { step: "deposit", depositReceivedOn: "2026-11-30" },
    { step: "contractEnd", contractEndsOn: "2029-02-07" },
    { step: "deposit-strike-out", receipt: "0", depositReason: "Autre client" },
  ]) {
    const operations = { view, strikeOutReceipt: async () => "changed" as const };
    const { step, ...entered } = fields;
    expect(await post(act, operations, fields), step).toMatchObject({
      status: 409,
      data: { changed: "quotes", entered },
    });
  }
});

test("a refund is recorded with its day in one press, of the version that was withdrawn from", async () => {
  // It was withdrawn from on 1 December, and another version is accepted since.
  const receipt = { receivedOn: "2026-11-30", amount: cents(20_000), recordedAt: "", struckOut: null };
  const paid = { ...version("withdrawn"), depositReceipts: [receipt] };
  const view = async () => requestView({ versions: [version("accepted", 2), paid] });
  const operations = {
    today: async () => "2026-12-10" as const,
    view,
    recordRefund: vi.fn(async () => "saved" as const),
  };
  const refund = (refundedOn: string, quoteId = "q1", refundedAmount = "200") =>
    post(act, operations, { step: "refund", quoteId, refundedOn, refundedAmount, lastEvent: "e3" });
  for (const day of ["", "hier", "2026-11-30", "2026-12-11"])
    expect(await refund(day)).toMatchObject({
      status: 422,
      data: {
        entered: { refundedOn: day, quoteId: "q1" },
        errors: { refundedOn: expect.stringMatching(/1er.décembre.*10.décembre/) },
      },
    });
  // More than is left is not to be refunded.
  for (const amount of ["", "0", "200,01", "x"])
    expect(await refund("2026-12-10", "q1", amount)).toMatchObject({
      status: 422,
      data: {
        entered: { refundedAmount: amount },
        errors: { refundedAmount: expect.stringMatching(/200,00/) },
      },
    });
  // The accepted one has nothing to refund, and an unknown one is nobody's.
  expect(await refund("2026-12-10", "q2")).toMatchObject({ status: 404 });
  expect(await refund("2026-12-10", "other")).toMatchObject({ status: 409, data: { changed: "quotes" } });
  expect(operations.recordRefund).not.toHaveBeenCalled();
  expect(await refund("2026-12-10")).toEqual({
    status: 303,
    location: `/r/token/#${anchorOf(anchors.refundSaved, 1)}`,
  });
  expect(operations.recordRefund).toHaveBeenCalledExactlyOnceWith(
    "token",
    { quoteId: "q1", on: "2026-12-10", amount: 20_000 },
    "e3",
  );
  // Who asked for early work owes for it: all of the deposit may be kept.
  const acceptedBy = { name: "J", signatoryRole: "G", codeEntered: false, earlyStart: "yes" } as const;
  const early = { ...operations, view: async () => requestView({ versions: [{ ...paid, acceptedBy }] }) };
  const keeping = { step: "refund", quoteId: "q1", refundedOn: "2026-12-10", refundedAmount: "0" };
  expect(await post(act, early, keeping)).toMatchObject({ status: 303 });
  const again = { view, today: operations.today, recordRefund: async () => "changed" as const };
  const fields = { step: "refund", quoteId: "q1", refundedOn: "2026-12-10", refundedAmount: "5" };
  expect(await post(act, again, fields)).toMatchObject({
    status: 409,
    data: { changed: "quotes", entered: { refundedOn: "2026-12-10", refundedAmount: "5", quoteId: "q1" } },
  });
  // Of one that is all refunded, too.
  const none = { ...again, view: async () => requestView({ versions: [version("withdrawn")] }) };
  expect(await post(act, none, fields)).toMatchObject({ status: 409, data: { changed: "quotes" } });
});

test("a refund is struck out with a reason, of the version that was withdrawn from", async () => {
  const operations = {
    view: async () => requestView({ versions: [version("withdrawn")] }),
    strikeOutRefund: vi.fn(async () => "saved" as "saved" | "changed"),
  };
  const strike = (depositReason: string, refund = "1") =>
    post(act, operations, {
      step: "refund-strike-out",
      quoteId: "q1",
      refund,
      depositReason,
      lastEvent: "e3",
    });
  expect(await strike("")).toMatchObject({
    status: 422,
    data: { entered: { refund: "1", quoteId: "q1" }, errors: { depositReason: expect.any(String) } },
  });
  expect(await strike("Autre jour", "x")).toMatchObject({ status: 404 });
  expect(operations.strikeOutRefund).not.toHaveBeenCalled();
  expect(await strike("Autre jour")).toEqual({
    status: 303,
    location: `/r/token/#${anchorOf(anchors.refundStruckOut, 1)}`,
  });
  expect(operations.strikeOutRefund).toHaveBeenCalledExactlyOnceWith(
    "token",
    { quoteId: "q1", refund: 1, reason: "Autre jour" },
    "e3",
  );
  operations.strikeOutRefund.mockResolvedValue("changed");
  expect(await strike("Autre jour")).toMatchObject({
    status: 409,
    data: { changed: "quotes", entered: { depositReason: "Autre jour", refund: "1" } },
  });
});

test("money that arrives after a withdrawal is recorded of that version, and a receipt of it struck out", async () => {
  const operations = {
    today: async () => "2026-12-10" as const,
    view: async () => requestView({ versions: [version("accepted", 2), version("withdrawn")] }),
    addDepositReceipt: vi.fn(async () => "saved" as const),
    strikeOutReceipt: vi.fn(async () => "saved" as const),
  };
  const received = {
    quoteId: "q1",
    depositReceivedOn: "2026-12-05",
    depositReceivedAmount: "100",
    lastEvent: "e3",
  };
  expect(await post(act, operations, { ...received, step: "deposit" })).toMatchObject({
    status: 200,
    data: { confirming: true, entered: { quoteId: "q1", depositReceivedAmount: "100" } },
  });
  expect(await post(act, operations, { ...received, step: "deposit-confirm" })).toEqual({
    status: 303,
    location: `/r/token/#${anchorOf(anchors.depositSaved, 1)}`,
  });
  expect(operations.addDepositReceipt).toHaveBeenCalledExactlyOnceWith(
    "token",
    { on: "2026-12-05", amount: 10_000, quoteId: "q1" },
    "e3",
  );
  const struck = { step: "deposit-strike-out", quoteId: "q1", receipt: "0", lastEvent: "e3" };
  expect(await post(act, operations, { ...struck, depositReason: " " })).toMatchObject({
    status: 422,
    data: { entered: { quoteId: "q1", receipt: "0" } },
  });
  expect(await post(act, operations, { ...struck, depositReason: "Autre client" })).toEqual({
    status: 303,
    location: `/r/token/#${anchorOf(anchors.receiptStruckOut, 1)}`,
  });
  expect(operations.strikeOutReceipt).toHaveBeenCalledExactlyOnceWith(
    "token",
    { receipt: 0, quoteId: "q1", reason: "Autre client" },
    "e3",
  );
});

test("a draft is saved, then shown again or previewed; more lines and errors save nothing", async () => {
  const operations = { saveDraft: vi.fn(async () => "saved" as const) };
  expect(await post(save, operations, fieldsOf("save"))).toMatchObject({ status: 303 });
  expect(await post(save, operations, fieldsOf("preview"))).toMatchObject({ location: "/r/token/apercu/" });
  expect(operations.saveDraft).toHaveBeenCalledTimes(2);
  // Whatever of the client is still to be learnt: it is asked for by the preview.
  const unknown = {
    clientName: "",
    clientAddress: "",
    clientSiren: "",
    clientVatNumber: "",
    clientRegistration: "",
  };
  for (const vatPlace of ["martinique", "europeanUnion", ""]) {
    const known = { save: vi.fn(async () => "saved" as const) };
    const fields = { ...fieldsOf("save"), ...unknown, vatPlace };
    expect(await post(save, { saveDraft: known.save }, fields)).toMatchObject({ status: 303 });
    const client = {
      name: "",
      address: "",
      siren: "",
      vatNumber: "",
      registration: "",
      vatPlace: vatPlace || null,
    };
    expect(known.save).toHaveBeenCalledExactlyOnceWith("token", expect.objectContaining({ client }), "");
  }
  const label = { [lineFieldName(0, "label")]: "<entered>" };
  const view = async () => requestView();
  expect(await post(save, { ...operations, view }, { ...fieldsOf("more"), ...label })).toMatchObject({
    status: 200,
    data: { entered: { lines: { 0: { label: "<entered>" } } } },
  });
  expect(await post(save, operations, { ...fieldsOf("save"), ...label, clientSiren: "1" })).toMatchObject({
    status: 422,
    data: { entered: { clientSiren: "1" }, errors: { clientSiren: expect.stringContaining("SIREN") } },
  });
  expect(operations.saveDraft).toHaveBeenCalledTimes(2);
  expect(await post(save, {}, fieldsOf("save"))).toMatchObject({ status: 404 });
});

test("the delivery is proposed in the form at once, and saved with a preview", async () => {
  const view = async () => requestView();
  const open = { startOn: "2026-12-01", deliverOn: "" };
  for (const step of ["recalculate", "more"])
    expect(await post(save, { view }, { ...fieldsOf(step), ...open })).toMatchObject({
      data: { entered: { deliverOn: "2027-02-01" } },
    });
  const saveDraft = vi.fn(async () => "saved" as const);
  const today = async () => "2026-11-30" as const;
  await post(save, { view, today, saveDraft }, { ...fieldsOf("preview"), ...open });
  await post(save, { view, today, saveDraft }, { ...fieldsOf("save"), ...open });
  const saved = saveDraft.mock.calls as unknown as readonly (readonly [
    string,
    { deliverOn: string | null },
  ])[];
  expect(saved.map(([, { deliverOn }]) => deliverOn)).toEqual(["2027-02-01", null]);
});

test("only the previewed draft is confirmed, and every other outcome is an answer", async () => {
  const outcomes = { confirmed: 303, changed: 409, unready: 409, gone: 404 } as const;
  for (const [outcome, status] of Object.entries(outcomes)) {
    const operations = { confirm: vi.fn(async () => outcome as keyof typeof outcomes) };
    expect(await post(confirm, operations, { draftHash: "hash", lastEvent: "e3" })).toMatchObject({
      status,
    });
    expect(operations.confirm).toHaveBeenCalledExactlyOnceWith("token", "hash", "192.0.2.1", "e3");
    expect(await post(confirm, operations, {})).toMatchObject({ status: 400 });
    expect(operations.confirm).toHaveBeenCalledOnce();
  }
});
