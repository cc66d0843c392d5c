/** What the agency may do with a request's quote, on a real store. */
import { expect, onTestFinished, test } from "vitest";
import type { QuoteDraft } from "#app/domain/confirmed-quote.ts";
import { withdrawalQuestions } from "#app/domain/withdrawal.ts";
import { openSqliteStore } from "#server/store/sqlite.ts";
import { manualClock } from "#testing/clock.ts";
import { termsOn, withdrawing } from "#testing/confirmed-quotes.ts";
import { openDesks } from "#testing/private-pages.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";

const dayMs = 24 * 60 * 60 * 1000;

async function setUp() {
  const clock = manualClock();
  const store = await openSqliteStore(temporaryDirectory(), clock);
  onTestFinished(() => store.close());
  const { desks, leadId, tokens } = await openDesks(store, clock);
  return {
    clock,
    store,
    leadId,
    token: tokens.agency,
    ...{ desk: desks.requestDesk, clientDesk: desks.clientDesk, client: tokens.client },
  };
}

test("a draft whose start has come since it was saved is not confirmed, nor previewed", async () => {
  const { clock, desk, store, leadId, token } = await setUp();
  await desk.saveDraft(token, { ...termsOn(await desk.today()), terms: "Autre version" });
  const { draftHash } = (await desk.view(token)) ?? {};
  expect(await desk.preview(token)).toMatchObject({ version: 2 });
  clock.forward(15 * dayMs);
  expect(await desk.preview(token)).toBeNull();
  expect(await desk.previewPdf(token)).toBeNull();
  expect(await desk.confirm(token, draftHash ?? "")).toBe("unready");
  expect((await store.requestFile(leadId))?.quotes).toHaveLength(1);
});

test("every link to a quote opens its newest version, which names those that it replaced", async () => {
  const { desk, store, leadId, token, clientDesk, client } = await setUp();
  expect((await clientDesk.view(client))?.earlier).toEqual([]);
  await desk.saveDraft(token, { ...termsOn(await desk.today()), discountPercent: 10 });
  const { draftHash } = (await desk.view(token)) ?? {};
  expect(await desk.confirm(token, draftHash ?? "")).toBe("confirmed");
  // The link was sent with the first version.
  const view = await clientDesk.view(client);
  expect(view).toMatchObject({
    version: { state: "waiting", quote: { version: 2 } },
    earlier: [{ version: 1 }],
  });
  expect((await store.requestFile(leadId))?.quotes.map(({ status }) => status)).toEqual(["sent", "replaced"]);
});

test("a draft that leaves something open is not confirmed, and the quote says whether its client may withdraw", async () => {
  const { desk, store, leadId, token } = await setUp();
  const terms = termsOn(await desk.today());
  const confirm = async (changes: Partial<QuoteDraft>) => {
    await desk.saveDraft(token, { ...terms, ...changes });
    return desk.confirm(token, (await desk.view(token))?.draftHash ?? "");
  };
  const open: readonly Partial<QuoteDraft>[] = [
    { startOn: null },
    { deliverOn: null },
    { client: { ...terms.client, vatPlace: null } },
    ...withdrawalQuestions.map((question) => ({ withdrawal: { ...terms.withdrawal, [question]: null } })),
  ];
  for (const changes of open) expect(await confirm(changes), JSON.stringify(changes)).toBe("unready");
  const outcome = async () => (await store.requestFile(leadId))?.quotes[0]?.quote.canWithdraw;
  for (const question of withdrawalQuestions) {
    expect(await confirm({ withdrawal: { ...withdrawing, [question]: false } })).toBe("confirmed");
    expect(await outcome()).toBe(false);
  }
  expect(await confirm({ withdrawal: withdrawing })).toBe("confirmed");
  expect(await outcome()).toBe(true);
});

test.each([{ startOn: "2020-01-01" }, { deliverOn: "2199-12-30" }])(
  "a stored draft with %j is not confirmed",
  async (days) => {
    const { desk, store, leadId, token } = await setUp();
    await desk.saveDraft(token, { ...termsOn(await desk.today()), ...days });
    const { draftHash } = (await desk.view(token)) ?? {};
    expect(await desk.confirm(token, draftHash ?? "")).toBe("unready");
    expect((await store.requestFile(leadId))?.quotes).toHaveLength(1);
  },
);
