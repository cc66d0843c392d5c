/** What a robot does that has a secret link, and posts each form that it finds once: nothing that cannot be undone. */
import { expect, onTestFinished, test } from "vitest";
import { openSqliteStore } from "#server/store/sqlite.ts";
import { manualClock } from "#testing/clock.ts";
import { openOperations } from "#testing/private-pages.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";

async function setUp() {
  const clock = manualClock();
  const store = await openSqliteStore(temporaryDirectory(), clock);
  onTestFinished(() => store.close());
  const opened = await openOperations(store, clock);
  const { leadId, quote } = opened;
  const shownDocument = { quoteId: quote.id, pdfHash: quote.pdfHash };
  const statusOf = async () => (await store.requestFile(leadId))?.confirmedQuotes[0]?.status;
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
