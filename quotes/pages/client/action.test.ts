import { RouterContextProvider, type UNSAFE_DataWithResponseInit } from "react-router";
import { expect, test, vi } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { type FollowUpServices, followUpServices } from "#quotes/follow-up-services.ts";
import type { AcceptOutcome, ClientOperations, ClientView } from "#quotes/operations.ts";
import { withdrawing } from "#testing/confirmed-quotes.ts";
import { action, type QuoteActionData } from "./action.server.ts";
import { clientView } from "./client-view.fixture.ts";
import { choiceField, clientSteps } from "./forms.ts";

const waiting = clientView("fr-fr", "waiting");
const shownDocument = { quoteId: waiting.version.id, pdfHash: waiting.version.pdfHash };
const signed = { name: " Inès  Marie-Rose ", signatoryRole: "gérante", agreed: "yes" };

function operationsOf(view: ClientView | null, outcomes: Partial<ClientOperations> = {}) {
  return {
    view: vi.fn(async () => view),
    pdf: vi.fn(async () => null),
    generalTerms: vi.fn(async () => null),
    acceptanceProof: vi.fn(async () => null),
    accept: vi.fn(async () => "decided" as const),
    sendAcceptanceCode: vi.fn(async () => "sent" as const),
    decline: vi.fn(async () => "decided" as const),
    withdraw: vi.fn(async () => "withdrawn" as const),
    ask: vi.fn(async () => "asked" as const),
    ...outcomes,
  } satisfies ClientOperations;
}

async function post(operations: ClientOperations, fields: Record<string, string> | FormData) {
  const context = new RouterContextProvider();
  context.set(followUpServices, {
    clientOperations: operations,
    ipAddress: "192.0.2.7",
  } as FollowUpServices);
  const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
  // As the page has it.
  if (body.get("step") === clientSteps.accept && !body.has("stepKey"))
    body.set("stepKey", waiting.acceptanceKey);
  const request = new Request("https://example.test/q/token/", { method: "POST", body });
  const args = { request, params: { token: "token" }, context } as unknown as Parameters<typeof action>[0];
  const answer = await action(args);
  if (answer instanceof Response)
    return { status: answer.status, location: answer.headers.get("Location"), actionData: null };
  const { init, data } = answer as UNSAFE_DataWithResponseInit<QuoteActionData>;
  return { status: init?.status, location: null, actionData: data };
}

test("accepting takes two posts, and only the second one decides", async () => {
  const operations = operationsOf(waiting);
  const first = await post(operations, { step: clientSteps.review, ...shownDocument, ...signed });
  expect(first).toMatchObject({ status: 200, actionData: { kind: "confirming" } });
  expect(operations.accept).not.toHaveBeenCalled();

  const { name = "", signatoryRole = "", agreed = "" } = first.actionData?.entered ?? {};
  const second = await post(operations, {
    step: clientSteps.accept,
    ...shownDocument,
    name,
    signatoryRole,
    agreed,
  });
  expect(second).toMatchObject({ status: 303, location: "/q/token/#state" });
  expect(operations.accept).toHaveBeenCalledExactlyOnceWith(
    "token",
    shownDocument,
    { name: "Inès  Marie-Rose", signatoryRole: "gérante", options: [], code: "" },
    "192.0.2.7",
  );
});

test("what is confirmed is what the page showed: another day or other words are shown first, with all that was entered", async () => {
  const operations = operationsOf({ ...waiting, acceptanceKey: "of the next day" });
  const posted = { step: clientSteps.accept, ...shownDocument, ...signed, orderNumber: "BC-1" };
  const first = await post(operations, posted);
  expect(first).toMatchObject({ status: 200, actionData: { kind: "confirming", changed: true } });
  expect(first.actionData?.entered).toMatchObject({ signatoryRole: "gérante", orderNumber: "BC-1" });
  expect(operations.accept).not.toHaveBeenCalled();
  expect((await post(operations, { ...posted, stepKey: "of the next day" })).status).toBe(303);
  expect(operations.accept).toHaveBeenCalledOnce();
});

test("an order number is kept by each step, accepted with, and asked for in Latin letters", async () => {
  const operations = operationsOf(waiting);
  const step = (of: string, orderNumber: string) =>
    post(operations, { step: of, ...shownDocument, ...signed, orderNumber });
  const first = await step(clientSteps.review, " BC-2026/4711 ");
  expect(first.actionData?.entered.orderNumber).toBe("BC-2026/4711");
  await step(clientSteps.accept, "BC-2026/4711");
  expect(operations.accept).toHaveBeenCalledExactlyOnceWith(
    "token",
    shownDocument,
    expect.objectContaining({ orderNumber: "BC-2026/4711" }),
    "192.0.2.7",
  );
  expect(await step(clientSteps.review, "订单")).toMatchObject({
    status: 422,
    actionData: { entered: { orderNumber: "订单" }, errors: { orderNumber: expect.any(String) } },
  });
  expect((await step(clientSteps.review, "x".repeat(61))).status).toBe(422);
});

test("a name that the proof cannot print is asked for in Latin letters too, and nothing typed is lost", async () => {
  const operations = operationsOf(waiting);
  const review = (fields: Partial<typeof signed>) =>
    post(operations, { step: clientSteps.review, ...shownDocument, ...signed, ...fields });
  const t = translations["fr-fr"];
  expect(await review({ name: "王小明", signatoryRole: "经理" })).toMatchObject({
    status: 422,
    actionData: {
      kind: "invalid",
      entered: { name: "王小明", signatoryRole: "经理", agreed: "yes" },
      errors: { name: t("clientQuote.error.latinName"), signatoryRole: t("clientQuote.error.latinRole") },
    },
  });
  for (const name of ["王小明 (Wang Xiaoming)", "Нина Петрова", "Nguyễn Thị Hằng"])
    expect(await review({ name })).toMatchObject({ status: 200, actionData: { entered: { name } } });
});

const withOption = clientView("fr-fr", "waiting", {
  terms: {
    lines: waiting.version.quote.terms.lines.map((line, index) =>
      index === 0 ? line : { ...line, inclusion: "notSelected" },
    ),
  },
});

const form = (entries: readonly (readonly [string, string])[]) => {
  const body = new FormData();
  for (const [name, value] of entries) body.append(name, value);
  return body;
};
const optionPost = (step: string, ...indexes: readonly string[]) =>
  form([
    ...Object.entries({ step, ...shownDocument, ...signed }),
    ...indexes.map((index) => ["option", index] as const),
  ]);

test("options are sent with each step, kept by each answer, and only then accepted", async () => {
  const operations = operationsOf(withOption);
  for (const [step, kind] of [
    [clientSteps.recalculate, "recalculated"],
    [clientSteps.review, "confirming"],
    [clientSteps.back, "back"],
  ] as const)
    expect(await post(operations, optionPost(step, "1", "3"))).toMatchObject({
      status: 200,
      actionData: { kind, options: [1, 3], entered: { signatoryRole: "gérante" } },
    });
  expect(operations.accept).not.toHaveBeenCalled();
  expect((await post(operations, optionPost(clientSteps.accept, "3"))).status).toBe(303);
  expect(operations.accept).toHaveBeenCalledExactlyOnceWith(
    "token",
    shownDocument,
    { name: "Inès  Marie-Rose", signatoryRole: "gérante", options: [3], code: "" },
    "192.0.2.7",
  );
});

const withChoice = clientView("fr-fr", "waiting", {
  terms: {
    lines: waiting.version.quote.terms.lines.map((line, index) =>
      index === 0
        ? line
        : ({
            ...line,
            billing: "once",
            choice: "Formule",
            inclusion: index === 1 ? "selected" : "notSelected",
          } as const),
    ),
  },
});
const choicePost = (step: string, ...indexes: readonly string[]) =>
  form([
    ...Object.entries({ step, ...shownDocument, ...signed }),
    ...indexes.map((index) => [choiceField(1), index] as const),
  ]);

test("one of a group is sent with each step; none of it, two of it or one twice is refused", async () => {
  const operations = operationsOf(withChoice);
  const { review, recalculate, accept, back } = clientSteps;
  for (const step of [review, recalculate, back])
    expect(await post(operations, choicePost(step, "2"))).toMatchObject({
      status: 200,
      actionData: { options: [2] },
    });
  for (const step of [review, recalculate, accept, back])
    for (const indexes of [[], ["1", "2"], ["2", "2"], ["0"], ["1", "x"]])
      await expect(post(operations, choicePost(step, ...indexes))).rejects.toMatchObject({
        init: { status: 400 },
      });
  expect(operations.accept).not.toHaveBeenCalled();
  expect((await post(operations, choicePost(accept, "3"))).status).toBe(303);
  expect(operations.accept).toHaveBeenCalledExactlyOnceWith(
    "token",
    shownDocument,
    expect.objectContaining({ options: [3] }),
    "192.0.2.7",
  );
});

test("a question keeps what is ticked: stored, refused or too many; without a choice it is a redirect as before", async () => {
  const operations = operationsOf(withOption);
  const ask = (question: string, options: readonly string[], other: Partial<typeof shownDocument> = {}) =>
    form([
      ...Object.entries({ step: clientSteps.ask, ...shownDocument, ...other, question, name: "Inès" }),
      ...options.map((index) => ["option", index] as const),
    ]);
  expect(await post(operations, ask("Qui écrit ?", ["3", "1"]))).toMatchObject({
    status: 200,
    actionData: { kind: "asked", options: [3, 1], entered: { question: "", name: "Inès" } },
  });
  expect(operations.ask).toHaveBeenCalledOnce();
  expect(await post(operations, ask(" ", ["1"]))).toMatchObject({
    status: 422,
    actionData: { kind: "invalid", options: [1] },
  });
  const full = operationsOf(withOption, { ask: async () => "too-many" });
  expect(await post(full, ask("Encore ?", ["1"]))).toMatchObject({
    status: 429,
    actionData: { kind: "tooMany", options: [1], entered: { question: "Encore ?" } },
  });
  // What is ticked at first, what no option has, and the options of another version.
  for (const body of [ask("?", []), ask("?", ["0"]), ask("?", ["1"], { quoteId: "q0" })])
    expect(await post(operations, body)).toMatchObject({ status: 303, location: "/q/token/#sent" });
  const unticked = operationsOf(
    clientView("fr-fr", "waiting", {
      terms: {
        lines: withOption.version.quote.terms.lines.map((line) => ({ ...line, inclusion: "selected" })),
      },
    }),
  );
  expect(await post(unticked, ask("?", []))).toMatchObject({ actionData: { kind: "asked", options: [] } });
});

test("a reason that is too long keeps what is ticked", async () => {
  const body = optionPost("decline", "1");
  body.set("reason", "x".repeat(1001));
  expect(await post(operationsOf(withOption), body)).toMatchObject({
    status: 422,
    actionData: { kind: "invalid", options: [1] },
  });
});

test.each([[["0"]], [["4"]], [["1", "1"]], [["1", "x"]], [["-1"]], [["1.0"]], [[""]], [["1e0"]], [["9999"]]])(
  "options that no form of the page has are refused at every step: %j",
  async (indexes) => {
    const operations = operationsOf(withOption);
    const { review, recalculate, accept, back } = clientSteps;
    for (const step of [review, recalculate, accept, back])
      await expect(post(operations, optionPost(step, ...indexes))).rejects.toMatchObject({
        init: { status: 400 },
      });
    expect(operations.accept).not.toHaveBeenCalled();
  },
);

test("where a code is needed, the first step sends it, and the second takes it with spaces or says what is wrong", async () => {
  const view = { ...waiting, codeTo: "i…@filaos.example" };
  const operations = operationsOf(view);
  const first = await post(operations, { step: clientSteps.review, ...shownDocument, ...signed });
  expect(first).toMatchObject({ status: 200, actionData: { kind: "confirming", code: "sent" } });
  expect(operations.sendAcceptanceCode).toHaveBeenCalledExactlyOnceWith("token", shownDocument.quoteId);
  const confirm = (code: string, outcome: AcceptOutcome = "decided") => {
    const accept = vi.fn(async () => outcome);
    const posted = post(operationsOf(view, { accept }), {
      ...{ step: clientSteps.accept, ...shownDocument, ...signed, code },
    });
    return posted.then((answer) => ({ ...answer, accept }));
  };
  const t = translations["fr-fr"];
  for (const code of ["", "12345", "1234567", "12345a", "١٢٣٤٥٦"]) {
    const { status, actionData, accept } = await confirm(code);
    expect(status).toBe(422);
    expect(actionData).toMatchObject({
      kind: "confirming",
      entered: { code, name: "Inès  Marie-Rose" },
      errors: { code: t("clientQuote.error.codeRequired") },
    });
    expect(accept).not.toHaveBeenCalled();
  }
  const { accept } = await confirm(" 012 345 ");
  expect(accept).toHaveBeenCalledExactlyOnceWith(
    "token",
    shownDocument,
    { name: "Inès  Marie-Rose", signatoryRole: "gérante", options: [], code: "012345" },
    "192.0.2.7",
  );
  for (const [outcome, key] of [
    ["code-wrong", "clientQuote.error.codeWrong"],
    ["code-ended", "clientQuote.error.codeEnded"],
  ] as const)
    expect(await confirm("012345", outcome)).toMatchObject({
      status: 422,
      actionData: { kind: "confirming", errors: { code: t(key) } },
    });
  const tooMany = operationsOf(view, { sendAcceptanceCode: async () => "too-many" });
  expect(await post(tooMany, { step: clientSteps.code, ...shownDocument, ...signed })).toMatchObject({
    status: 429,
    actionData: { kind: "confirming", code: "too-many" },
  });
});

test("neither step accepts without a name, a role and the ticked statement; everything typed is kept", async () => {
  const operations = operationsOf(waiting);
  for (const step of [clientSteps.review, clientSteps.accept])
    for (const [field, message] of [
      ["name", "forms.error.nameRequired"],
      ["signatoryRole", "clientQuote.error.signatoryRoleRequired"],
      ["agreed", "clientQuote.error.acceptanceRequired"],
    ] as const) {
      const entered = { ...signed, [field]: "" };
      const { status, actionData } = await post(operations, { step, ...shownDocument, ...entered });
      expect(status).toBe(422);
      expect(actionData).toMatchObject({
        kind: "invalid",
        errors: { [field]: translations["fr-fr"](message) },
        entered,
      });
    }
  expect(operations.accept).not.toHaveBeenCalled();
});

test("where the client may withdraw, neither step accepts without the answer about an early start", async () => {
  for (const locale of locales) {
    const view = clientView(locale, "waiting", { terms: { withdrawal: withdrawing } });
    const operations = operationsOf(view);
    const step = (of: string, earlyStart?: string) =>
      post(operations, {
        step: of,
        ...shownDocument,
        ...signed,
        ...(earlyStart !== undefined && { earlyStart }),
      });
    for (const of of [clientSteps.review, clientSteps.accept])
      for (const missing of [undefined, "", "perhaps"])
        expect(await step(of, missing)).toMatchObject({
          status: 422,
          actionData: {
            kind: "invalid",
            errors: { earlyStart: translations[locale]("clientQuote.error.earlyStartRequired") },
            entered: signed,
          },
        });
    expect(operations.accept).not.toHaveBeenCalled();
    for (const earlyStart of ["yes", "no"]) {
      const first = await step(clientSteps.review, earlyStart);
      expect(first).toMatchObject({ status: 200, actionData: { entered: { earlyStart } } });
      expect((await step(clientSteps.accept, earlyStart)).status).toBe(303);
      expect(operations.accept).toHaveBeenLastCalledWith(
        "token",
        shownDocument,
        expect.objectContaining({ earlyStart }),
        "192.0.2.7",
      );
    }
  }
});

test.each([
  ["whose client may not withdraw", {}],
  // Accepted on 30 November, it may be withdrawn from until 14 December.
  ["whose work starts after that time", { withdrawal: withdrawing, startOn: "2026-12-15" }],
] as const)("an answer about an early start is none of a quote %s", async (_of, terms) => {
  const operations = operationsOf(clientView("fr-fr", "waiting", { terms }));
  const fields = { ...shownDocument, ...signed, earlyStart: "yes" };
  const first = await post(operations, { step: clientSteps.review, ...fields });
  expect(first).toMatchObject({ status: 200, actionData: { entered: { earlyStart: "" } } });
  await post(operations, { step: clientSteps.accept, ...fields });
  expect(operations.accept).toHaveBeenCalledExactlyOnceWith(
    "token",
    shownDocument,
    expect.not.objectContaining({ earlyStart: expect.anything() }),
    "192.0.2.7",
  );
});

test("declining takes two posts; the second has what only the answer to the first one names", async () => {
  const decline = vi.fn(async (_token: string, _shown: object, { key }: { readonly key: string }) =>
    key === "made" ? ("decided" as const) : { key: "made" },
  );
  const operations = operationsOf(withOption, { decline });
  const first = optionPost("decline", "1");
  first.set("reason", "Trop cher");
  // The first step has no key, whatever is posted.
  first.set("stepKey", "made");
  const asked = await post(operations, first);
  expect(asked).toMatchObject({
    status: 200,
    actionData: { kind: "declining", options: [1], entered: { reason: "Trop cher" } },
  });
  const { declineKey = "" } = asked.actionData ?? {};
  const second = optionPost(clientSteps.declineConfirmed, "1");
  second.set("reason", "Trop cher");
  expect(await post(operations, second)).toMatchObject({ status: 200, actionData: { kind: "declining" } });
  second.set("stepKey", declineKey);
  expect(await post(operations, second)).toMatchObject({ status: 303, location: "/q/token/#state" });
  expect(decline.mock.lastCall?.[2]).toEqual({ reason: "Trop cher", key: declineKey });
});

test("lengths: the longest that is taken, and one more", async () => {
  const operations = operationsOf(waiting);
  const accept = (name: string) =>
    post(operations, { step: clientSteps.review, ...shownDocument, ...signed, name });
  expect((await accept("x".repeat(100))).status).toBe(200);
  expect((await accept("x".repeat(101))).status).toBe(422);
  const decline = (reason: string) => post(operations, { step: "decline", ...shownDocument, reason });
  expect((await decline("x\r\n".repeat(500).trimEnd())).status).toBe(303);
  expect((await decline("x".repeat(1001))).status).toBe(422);
  const ask = (question: string) => post(operations, { step: "ask", question });
  expect((await ask("x".repeat(2000))).status).toBe(303);
  expect((await ask("x".repeat(2001))).status).toBe(422);
});

test("going back keeps what was typed and decides nothing", async () => {
  const operations = operationsOf(waiting);
  const { status, actionData } = await post(operations, { step: "back", ...shownDocument, ...signed });
  expect(status).toBe(200);
  expect(actionData).toMatchObject({ kind: "back", entered: signed });
  expect(operations.accept).not.toHaveBeenCalled();
});

test("a form of another version, another PDF or a decided quote is refused with 409 before anything is stored", async () => {
  const stale: readonly [ClientView, Record<string, string>][] = [
    [waiting, { ...shownDocument, quoteId: "q0" }],
    [waiting, { ...shownDocument, pdfHash: "0".repeat(64) }],
    [waiting, {}],
    ...(["expired", "replaced", "accepted", "declined"] as const).map(
      (state): [ClientView, Record<string, string>] => [clientView("fr-fr", state), shownDocument],
    ),
  ];
  for (const [view, document] of stale) {
    const operations = operationsOf(view);
    for (const step of [clientSteps.review, clientSteps.accept, "back", "decline"]) {
      const { status, actionData } = await post(operations, { step, ...document, ...signed });
      expect(status).toBe(409);
      expect(actionData?.kind).toBe("refused");
    }
    expect(operations.accept).not.toHaveBeenCalled();
    expect(operations.decline).not.toHaveBeenCalled();
  }
});

test("an operation that is refused is 409, and a link that ended meanwhile 404", async () => {
  const refusing = operationsOf(waiting, { accept: async () => "refused", decline: async () => "refused" });
  expect((await post(refusing, { step: clientSteps.accept, ...shownDocument, ...signed })).status).toBe(409);
  expect((await post(refusing, { step: "decline", ...shownDocument, reason: "" })).status).toBe(409);
  const gone = operationsOf(waiting, { accept: async () => "gone", ask: async () => "gone" });
  expect((await post(gone, { step: clientSteps.accept, ...shownDocument, ...signed })).status).toBe(404);
  expect((await post(gone, { step: "ask", question: "?" })).status).toBe(404);
  expect(
    (await post(operationsOf(null), { step: clientSteps.review, ...shownDocument, ...signed })).status,
  ).toBe(404);
});

test("a question is passed on in one piece; too many keep the text", async () => {
  const operations = operationsOf(clientView("fr-fr", "expired"));
  const { status, location } = await post(operations, {
    step: "ask",
    question: "Un\r\nnouveau devis ?\u202E",
  });
  expect([status, location]).toEqual([303, "/q/token/#sent"]);
  expect(operations.ask).toHaveBeenCalledExactlyOnceWith(
    "token",
    "Un\nnouveau devis ?",
    expect.stringMatching(/^[\w-]{36}$/),
  );
  const { actionData, ...tooMany } = await post(operationsOf(waiting, { ask: async () => "too-many" }), {
    step: "ask",
    question: "Encore ?",
  });
  expect(tooMany.status).toBe(429);
  expect(actionData).toMatchObject({ kind: "tooMany", entered: { question: "Encore ?" } });
  expect((await post(operations, { step: "ask", question: " \n " })).status).toBe(422);
});

test("a post without a known step, with a file or with too many fields decides nothing", async () => {
  const operations = operationsOf(waiting);
  await expect(post(operations, {})).rejects.toMatchObject({ init: { status: 400 } });
  await expect(post(operations, { step: "erase" })).rejects.toMatchObject({ init: { status: 400 } });
  const many = new FormData();
  for (let count = 0; count < 101; count += 1) many.append("step", clientSteps.accept);
  await expect(post(operations, many)).rejects.toMatchObject({ init: { status: 400 } });
  const file = new FormData();
  for (const [name, value] of Object.entries({ step: clientSteps.accept, ...shownDocument, ...signed }))
    file.set(name, value);
  file.set("name", new File(["x"], "name.txt"));
  expect((await post(operations, file)).status).toBe(422);
  expect(operations.accept).not.toHaveBeenCalled();
});

test.each(["J", "1", "R2 - 2"])("%s is no full name", async (name) => {
  const operations = operationsOf(waiting);
  const answer = await post(operations, { step: clientSteps.review, ...shownDocument, ...signed, name });
  expect(answer).toMatchObject({ status: 422, actionData: { kind: "invalid" } });
  expect(Object.keys(answer.actionData?.errors ?? {})).toEqual(["name"]);
});
