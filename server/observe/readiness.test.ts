import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createReadiness } from "./readiness.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const parts = { askStore: async () => {}, outboxAlive: () => true, isStopping: () => false };

test("a server is ready where its store answers and its outbox lives; else one word says what is missing", async () => {
  expect(await createReadiness(parts)()).toBe("ready");
  expect(await createReadiness({ ...parts, outboxAlive: () => false })()).toBe("outbox");
  const askStore = () => Promise.reject(new Error("ECONNREFUSED 10.0.0.7"));
  expect(await createReadiness({ ...parts, askStore })()).toBe("store");
  expect(await createReadiness({ ...parts, askStore, isStopping: () => true })()).toBe("stopping");
});

test("however often it is asked, the store is asked once a second, and is believed again when it is back", async () => {
  let there = false;
  const askStore = vi.fn(async () => {
    if (!there) throw new Error("away");
  });
  const readiness = createReadiness({ ...parts, askStore });
  expect(await Promise.all([readiness(), readiness(), readiness()])).toEqual(["store", "store", "store"]);
  there = true;
  vi.advanceTimersByTime(900);
  expect(await readiness()).toBe("store");
  expect(askStore).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(101);
  expect(await readiness()).toBe("ready");
});

test("a store that does not answer is missing after two seconds", async () => {
  vi.useRealTimers();
  const readiness = createReadiness({ ...parts, askStore: () => new Promise(() => {}) });
  expect(await readiness()).toBe("store");
});
