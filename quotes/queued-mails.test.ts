/** Which mails each act on a private page queues, in the transaction that it is about: without one, nobody learns of it. */
import { expect, onTestFinished, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import { openSqliteStore } from "#server/store/open.ts";
import { manualClock } from "#testing/clock.ts";
import { termsOn, withdrawing } from "#testing/confirmed-quotes.ts";
import { openOperations } from "#testing/private-pages.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { stepKey } from "./step-keys.ts";

/** A quote from which its client may withdraw. `queued`: the mails of one act. */
async function setUp() {
  const clock = manualClock();
  const store = await openSqliteStore(temporaryDirectory(), clock);
  onTestFinished(() => store.close());
  const { operations, leadId, tokens } = await openOperations(store, clock);
  const { agencyOperations: agency, clientOperations: client } = operations;
  const jobs = async () => (await store.requestHistory(leadId))?.jobs ?? [];
  async function queued(act: () => Promise<unknown>): Promise<readonly string[]> {
    const before = new Set((await jobs()).map(({ id }) => id));
    await act();
    return (await jobs()).flatMap(({ id, purpose }) => (before.has(id) ? [] : [purpose])).sort();
  }
  const today = await agency.today();
  await agency.saveDraft(tokens.agency, { ...termsOn(today), withdrawal: withdrawing });
  const { draftHash = "" } = (await agency.view(tokens.agency)) ?? {};
  const confirmed = await queued(() => agency.confirm(tokens.agency, draftHash, ""));
  const quote = (await store.requestHistory(leadId))?.confirmedQuotes[0];
  if (quote === undefined) throw new Error("The quote is not confirmed");
  const shownDocument = { quoteId: quote.id, pdfHash: quote.pdfHash };
  const signed = { name: "J", signatoryRole: "G", options: [], code: "" };
  const accept = () => client.accept(tokens.client, shownDocument, signed, "192.0.2.1");
  return { agency, client, tokens, today, quote, shownDocument, confirmed, queued, accept };
}

test("a quote, a question, its answer and a code are mailed to whom they concern", async () => {
  const { agency, client, tokens, quote, confirmed, queued } = await setUp();
  expect(confirmed).toEqual(["client-quote"]);
  expect(await queued(() => client.ask(tokens.client, "Quand ?", "key-1"))).toEqual([
    "agency-question",
    "client-question",
  ]);
  expect(await queued(() => agency.answer(tokens.agency, "Demain", "key-2"))).toEqual(["client-answer"]);
  expect(await queued(() => client.sendAcceptanceCode(tokens.client, quote.id))).toEqual(["client-code"]);
});

test("both sides learn of a decline", async () => {
  const { client, tokens, shownDocument, queued } = await setUp();
  const key = stepKey(tokens.client, "decline", shownDocument.quoteId, shownDocument.pdfHash);
  expect(await queued(() => client.decline(tokens.client, shownDocument, { reason: "", key }))).toEqual([
    "agency-decline",
    "client-decline",
  ]);
});

test("both sides learn of an acceptance and of a withdrawal, and the client of what arrived", async () => {
  const { agency, client, tokens, today, quote, queued, accept } = await setUp();
  expect(await queued(accept)).toEqual(["agency-acceptance", "client-acceptance"]);
  const receive = () => agency.addDepositReceipt(tokens.agency, { on: today, amount: cents(100) });
  expect(await queued(receive)).toEqual(["client-deposit"]);
  const key = stepKey(tokens.client, "withdraw", quote.id);
  const statement = { name: "J", email: "jo@client.example" };
  expect(await queued(() => client.withdraw(tokens.client, quote.id, statement, key))).toEqual([
    "agency-withdrawal",
    "client-withdrawal",
  ]);
  // Sent again.
  expect(await queued(accept)).toEqual([]);
});
