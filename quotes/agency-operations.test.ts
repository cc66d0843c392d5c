/** What the agency may do with a request's quote, on a real store. */

import { createHash } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { legalArticle } from "#app/articles/articles.ts";
import { addDays } from "#app/domain/days.ts";
import { withdrawalQuestions } from "#quotes/terms/withdrawal-answers.ts";
import { exportedLeads } from "#server/spreadsheet/exported-leads.ts";
import { openSqliteStore } from "#server/store/open.ts";
import { manualClock } from "#testing/clock.ts";
import { type TermsChanges, termsOn, withdrawing } from "#testing/confirmed-quotes.ts";
import { waitingVisitor } from "#testing/drawings.ts";
import { submission } from "#testing/leads.ts";
import { openOperations } from "#testing/private-pages.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { agencyLanguage } from "./pages/agency/private-data.ts";
import { draftAsEntered, parseDraft } from "./terms/draft-fields.ts";
import { generalTerms } from "./terms/general-terms.ts";

const dayMs = 24 * 60 * 60 * 1000;

async function setUp() {
  const clock = manualClock();
  const store = await openSqliteStore(temporaryDirectory(), clock);
  onTestFinished(() => store.close());
  const { operations, leadId, tokens } = await openOperations(store, clock);
  return {
    clock,
    store,
    leadId,
    token: tokens.agency,
    links: operations.links,
    intake: operations.intake,
    ...{
      operations: operations.agencyOperations,
      clientOperations: operations.clientOperations,
      client: tokens.client,
    },
  };
}

test("a draft whose start has come since it was saved is not confirmed, nor previewed", async () => {
  const { clock, operations, store, leadId, token } = await setUp();
  await operations.saveDraft(token, { ...termsOn(await operations.today()), terms: "Autre version" });
  const { draftHash } = (await operations.view(token)) ?? {};
  expect(await operations.preview(token)).toMatchObject({ version: 2 });
  clock.forward(15 * dayMs);
  expect(await operations.preview(token)).toBeNull();
  expect(await operations.previewPdf(token, waitingVisitor)).toBeNull();
  expect(await operations.confirm(token, draftHash ?? "", "")).toBe("unready");
  expect((await store.requestHistory(leadId))?.confirmedQuotes).toHaveLength(1);
});

test("what is confirmed is what the preview showed: on the next day the quote is another", async () => {
  const { clock, operations, store, leadId, token } = await setUp();
  const today = await operations.today();
  await operations.saveDraft(token, { ...termsOn(addDays(today, 3)), terms: "Autre version" });
  const { draftHash } = (await operations.view(token)) ?? {};
  clock.forward(dayMs);
  expect(await operations.confirm(token, draftHash ?? "", "")).toBe("changed");
  expect((await store.requestHistory(leadId))?.confirmedQuotes).toHaveLength(1);
  const { draftHash: shown } = (await operations.view(token)) ?? {};
  for (const _ of [1, 2]) expect(await operations.confirm(token, shown ?? "", "")).toBe("confirmed");
  expect((await store.requestHistory(leadId))?.confirmedQuotes).toHaveLength(2);
});

test("every link to a quote opens its newest version, which names those that it replaced", async () => {
  const { operations, store, leadId, token, clientOperations, client } = await setUp();
  expect((await clientOperations.view(client))?.earlier).toEqual([]);
  await operations.saveDraft(token, { ...termsOn(await operations.today()), discountPercent: 10 });
  const { draftHash } = (await operations.view(token)) ?? {};
  expect(await operations.confirm(token, draftHash ?? "", "")).toBe("confirmed");
  // The link was sent with the first version.
  const view = await clientOperations.view(client);
  expect(view).toMatchObject({
    version: { state: "waiting", quote: { version: 2 } },
    earlier: [{ version: 1 }],
  });
  expect((await store.requestHistory(leadId))?.confirmedQuotes.map(({ status }) => status)).toEqual([
    "sent",
    "replaced",
  ]);
});

test("a draft that leaves something open is not confirmed, and the quote says whether its client may withdraw", async () => {
  const { operations, store, leadId, token } = await setUp();
  const terms = termsOn(await operations.today());
  const confirm = async (changes: TermsChanges<null>) => {
    await operations.saveDraft(token, { ...terms, ...changes });
    return operations.confirm(token, (await operations.view(token))?.draftHash ?? "", "");
  };
  const open: readonly TermsChanges<null>[] = [
    { startOn: null },
    { deliverOn: null },
    ...[{ name: "" }, { address: "" }, { siren: "" }, { vatPlace: null }].map((client) => ({
      client: { ...terms.client, ...client },
    })),
    { client: { ...terms.client, siren: "", vatNumber: "", vatPlace: "europeanUnion" } },
    ...withdrawalQuestions.map((question) => ({ withdrawal: { ...terms.withdrawal, [question]: null } })),
  ];
  for (const changes of open) expect(await confirm(changes), JSON.stringify(changes)).toBe("unready");
  const outcome = async () => (await store.requestHistory(leadId))?.confirmedQuotes[0]?.quote.canWithdraw;
  for (const question of withdrawalQuestions) {
    expect(await confirm({ withdrawal: { ...withdrawing, [question]: false } })).toBe("confirmed");
    expect(await outcome()).toBe(false);
  }
  expect(await confirm({ withdrawal: withdrawing })).toBe("confirmed");
  expect(await outcome()).toBe(true);
});

test("a text that the document's fonts lack is named with its field, and keeps a quote from being confirmed", async () => {
  const { operations, store, leadId, token } = await setUp();
  const terms = termsOn(await operations.today());
  const [line] = terms.lines;
  if (line === undefined) throw new Error("The sample has no line");
  const save = (changes: TermsChanges<null>) => operations.saveDraft(token, { ...terms, ...changes });
  await save({
    lines: [line, { ...line, label: "网站", details: "Clé 🔑\nClé 🔑" }],
    hosting: "notIncluded",
    hostingYearly: null,
    client: { ...terms.client, address: "4 rue du Port\n٣ شارع" },
  });
  const view = await operations.view(token);
  expect(view?.unready).toEqual([
    { kind: "unprintable", field: "label", line: 2, characters: ["网", "站"] },
    { kind: "unprintable", field: "details", line: 2, characters: ["🔑"] },
    { kind: "unprintable", field: "clientAddress", line: null, characters: ["٣", "ش", "ا", "ر", "ع"] },
  ]);
  expect(await operations.preview(token)).toBeNull();
  expect(await operations.confirm(token, view?.draftHash ?? "", "")).toBe("unready");
  expect((await store.requestHistory(leadId))?.confirmedQuotes).toHaveLength(1);

  await save({ client: { ...terms.client, name: "Ромашка", address: "ул. Ленина 5" }, terms: "≤ 4 h, 10²" });
  const printable = await operations.view(token);
  expect(printable?.unready).toEqual([]);
  expect(await operations.confirm(token, printable?.draftHash ?? "", "")).toBe("confirmed");
});

test.each([{ startOn: "2020-01-01" }, { deliverOn: "2199-12-30" }])(
  "a stored draft with %j is not confirmed",
  async (days) => {
    const { operations, store, leadId, token } = await setUp();
    await operations.saveDraft(token, { ...termsOn(await operations.today()), ...days });
    const { draftHash } = (await operations.view(token)) ?? {};
    expect(await operations.confirm(token, draftHash ?? "", "")).toBe("unready");
    expect((await store.requestHistory(leadId))?.confirmedQuotes).toHaveLength(1);
  },
);

test("the general terms that a client accepts are kept with the quote, which names their version", async () => {
  const { clientOperations, client } = await setUp();
  const document = await clientOperations.generalTerms(client);
  const { hash, text } = generalTerms("fr-fr");
  expect(document?.name).toMatch(/^conditions-D-.*-V1\.txt$/);
  expect(new TextDecoder().decode(document?.bytes)).toBe(text);
  expect(
    createHash("sha256")
      .update(document?.bytes ?? "")
      .digest("hex"),
  ).toBe(hash);
  expect((await clientOperations.view(client))?.version.quote.generalTermsHash).toBe(hash);
  for (const { title } of legalArticle("terms", "fr-fr").sections) expect(text).toContain(`\n\n${title}\n\n`);
  expect(text).not.toMatch(/undefined|\[object/);
});

test("of two colleagues who change the same notes or draft, the second is told, and nothing is lost", async () => {
  const { operations, token } = await setUp();
  const opened = await operations.view(token);
  if (opened === null || opened.draft === null) throw new Error("The link is gone");
  expect(await operations.saveNotes(token, "les siennes", opened.notesHash)).toBe("saved");
  expect(await operations.saveNotes(token, "les miennes", opened.notesHash)).toBe("changed");
  // Sent again because the response was lost.
  expect(await operations.saveNotes(token, "les siennes", opened.notesHash)).toBe("saved");
  const today = await operations.today();
  const posted = (terms: string) => {
    const parsed = parseDraft({ ...draftAsEntered(opened.draft), terms }, today, agencyLanguage);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors));
    return parsed.value;
  };
  const [first, second] = [posted("a"), posted("b")];
  expect(await operations.saveDraft(token, first, opened.savedDraftHash)).toBe("saved");
  expect(await operations.saveDraft(token, first, opened.savedDraftHash)).toBe("saved");
  expect(await operations.saveDraft(token, second, opened.savedDraftHash)).toBe("changed");
  const seen = await operations.view(token);
  expect(seen).toMatchObject({ notes: "les siennes", draft: { terms: "a" } });
  expect(await operations.saveNotes(token, "les deux", seen?.notesHash)).toBe("saved");
  expect(await operations.saveDraft(token, second, seen?.savedDraftHash)).toBe("saved");
});

test("a contact request gets a quote as any other: prepared, confirmed, accepted, on the board and in the export", async () => {
  const { store, clock, operations, clientOperations, links, intake } = await setUp();
  const outcome = await intake.submit(submission());
  if (outcome.status !== "accepted") throw new Error(outcome.status);
  const tokenIn = (url: string) => new URL(url).pathname.split("/")[2] ?? "";
  const { leadId } = outcome;
  const token = tokenIn(await links.forAgency(leadId));
  const view = await operations.view(token);
  expect(view?.draft.lines).toEqual([]);
  expect(await operations.saveDraft(token, termsOn(await operations.today()), view?.savedDraftHash)).toBe(
    "saved",
  );
  const saved = await operations.view(token);
  expect(await operations.confirm(token, saved?.draftHash ?? "", "")).toBe("confirmed");
  const client = tokenIn(await links.forClient(leadId, "2099-01-01T00:00:00.000Z"));
  const { version } = (await clientOperations.view(client)) ?? {};
  const shownDocument = { quoteId: version?.id ?? "", pdfHash: version?.pdfHash ?? "" };
  const acceptance = { name: "Z", signatoryRole: "g", options: [], code: "" };
  expect(await clientOperations.accept(client, shownDocument, acceptance, "")).toBe("decided");
  expect(await operations.order(token, 1, "json", waitingVisitor)).not.toBeNull();
  const { entries } = await store.boardPage("deposit", { offset: 0, limit: 10 }, () => {});
  expect(entries.map(({ lead }) => lead.id)).toContain(leadId);
  const lead = await store.lead(leadId);
  const [exported] = await exportedLeads(store, lead === null ? [] : [lead], clock(), () => {});
  expect(exported?.quotes).toMatchObject([{ state: "accepted" }]);
});
