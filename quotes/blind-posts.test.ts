/** What a robot does that has a secret link, and posts each form that it finds once: nothing that cannot be undone. */
import { expect, onTestFinished, test } from "vitest";
import { openSqliteStore } from "#server/store/open.ts";
import { manualClock } from "#testing/clock.ts";
import { termsOn, withdrawing } from "#testing/confirmed-quotes.ts";
import { openOperations } from "#testing/private-pages.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";

async function setUp() {
  const clock = manualClock();
  const store = await openSqliteStore(temporaryDirectory(), clock);
  onTestFinished(() => store.close());
  const opened = await openOperations(store, clock);
  const { leadId, quote } = opened;
  const shownDocument = { quoteId: quote.id, pdfHash: quote.pdfHash };
  const statusOf = async () => (await store.requestHistory(leadId))?.confirmedQuotes[0]?.status;
  return { ...opened, store, shownDocument, statusOf };
}

/** The key that the answer to a first post has. */
const keyOf = (outcome: string | { readonly key: string }): string =>
  typeof outcome === "string" ? "" : outcome.key;

test("a quote is declined by the second post, with the key of the first one, of that quote and that link", async () => {
  const { operations, tokens, shownDocument, statusOf } = await setUp();
  const { clientOperations: client, agencyOperations: agency } = operations;
  const decline = (key: string, shown = shownDocument) =>
    client.decline(tokens.client, shown, { reason: "", key });
  const key = keyOf(await decline(""));
  expect(key).not.toBe("");
  const others = [
    keyOf(await decline("", { ...shownDocument, pdfHash: "0".repeat(64) })),
    keyOf(await agency.erase(tokens.agency, "")),
    key.slice(1),
  ];
  expect(new Set([key, ...others]).size).toBe(4);
  for (const other of others) expect(await decline(other)).toEqual({ key });
  expect(await statusOf()).toBe("sent");
  expect(await decline(key)).toBe("decided");
  expect(await statusOf()).toBe("declined");
  const noLink = "x".repeat(22);
  expect(await client.decline(noLink, shownDocument, { reason: "", key: "" })).toBe("gone");
});

test("a request is erased by the second post, with the key of the first one", async () => {
  const { operations, tokens, store } = await setUp();
  const { agencyOperations: agency } = operations;
  const key = keyOf(await agency.erase(tokens.agency, ""));
  expect(await agency.erase(tokens.agency, "confirmed")).toEqual({ key });
  expect(await store.leads()).toHaveLength(1);
  expect(await agency.erase(tokens.agency, key)).toBe("erased");
  expect(await store.leads()).toEqual([]);
});

test("a client withdraws with the second post, with the key of the first one, of that contract; one more is acknowledged without it", async () => {
  const { operations, tokens, leadId, store, statusOf } = await setUp();
  const { clientOperations: client, agencyOperations: agency } = operations;
  const draft = { ...termsOn(await agency.today()), withdrawal: withdrawing };
  await agency.saveDraft(tokens.agency, draft);
  await agency.confirm(tokens.agency, (await agency.view(tokens.agency))?.draftHash ?? "", "");
  const [quote] = (await store.requestHistory(leadId))?.confirmedQuotes ?? [];
  const { id = "", pdfHash = "" } = quote ?? {};
  const signatory = { name: "J", signatoryRole: "G", options: [], code: "" };
  await client.accept(tokens.client, { quoteId: id, pdfHash }, signatory, "192.0.2.1");
  const withdraw = (key: string) =>
    client.withdraw(tokens.client, id, { name: "J", email: "j@client.example" }, key);
  const key = keyOf(await withdraw(""));
  expect(key).not.toBe("");
  const ofDeclining = keyOf(
    await client.decline(tokens.client, { quoteId: id, pdfHash }, { reason: "", key: "" }),
  );
  expect(ofDeclining).not.toBe("");
  for (const other of [ofDeclining, key.slice(1)]) expect(await withdraw(other)).toEqual({ key });
  expect(await statusOf()).toBe("accepted");
  expect(await withdraw(key)).toBe("withdrawn");
  expect(await statusOf()).toBe("withdrawn");
  // An older form has no key.
  expect(await withdraw("")).toBe("withdrawn");
});

test("at the address for reading a quote is seen, and no operation answers it", async () => {
  const { operations, tokens, leadId, store, shownDocument, statusOf } = await setUp();
  const { clientOperations: client } = operations;
  const [, , reader = ""] = new URL((await client.view(tokens.client))?.addressToRead ?? "").pathname.split(
    "/",
  );
  expect(await client.view(reader)).toMatchObject({ addressToRead: null, email: "", thread: [] });
  const before = await store.requestHistory(leadId);
  const signatory = { name: "J", signatoryRole: "G", options: [], code: "" };
  expect(await client.ask(reader, "Qui écrit les textes ?", "key")).toBe("gone");
  expect(await client.accept(reader, shownDocument, signatory, "192.0.2.1")).toBe("gone");
  expect(await client.decline(reader, shownDocument, { reason: "", key: "" })).toBe("gone");
  const statement = { name: "J", email: "j@client.example" };
  expect(await client.withdraw(reader, shownDocument.quoteId, statement, "key")).toBe("gone");
  expect(await statusOf()).toBe("sent");
  expect(await store.requestHistory(leadId)).toEqual(before);
});
