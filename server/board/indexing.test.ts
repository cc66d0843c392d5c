import { expect, test } from "vitest";
import { StoreUnavailableError } from "#quotes/store/store.ts";
import { rememberingLog } from "#testing/log.ts";
import { indexRequests } from "./indexing.ts";

/** A store with so many batches left. */
function storeOf(left: number, onBatch: () => void = () => {}) {
  const store = {
    left,
    async addSearchWords() {
      onBatch();
      if (store.left === 0) return false;
      store.left -= 1;
      return true;
    },
  };
  return store;
}

test("every request is made searchable, a batch after the other, until the server closes", async () => {
  const log = rememberingLog();
  const store = storeOf(5);
  await indexRequests(store, { log, signal: new AbortController().signal });
  expect(store.left).toBe(0);
  const closing = new AbortController();
  const stopped = storeOf(5, () => closing.abort());
  await indexRequests(stopped, { log, signal: closing.signal });
  expect(stopped.left).toBe(4);
});

test("a failure of the store ends it, and is logged", async () => {
  const log = rememberingLog();
  const store = {
    addSearchWords: async () => {
      throw new StoreUnavailableError("busy");
    },
  };
  await indexRequests(store, { log, signal: new AbortController().signal });
  expect(log.events).toMatchObject([{ level: "warn", event: "search.indexing-failed" }]);
});
