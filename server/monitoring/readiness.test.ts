import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createReadiness } from "./readiness.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const parts = { checkStorage: async () => {}, outboxAlive: () => true, isStopping: () => false };

test("a server is ready where its store answers and its outbox lives; else one word says what is missing", async () => {
  expect(await createReadiness(parts)()).toBe("ready");
  expect(await createReadiness({ ...parts, outboxAlive: () => false })()).toBe("outbox");
  const checkStorage = () => Promise.reject(new Error("ECONNREFUSED 10.0.0.7"));
  expect(await createReadiness({ ...parts, checkStorage })()).toBe("store");
  expect(await createReadiness({ ...parts, checkStorage, isStopping: () => true })()).toBe("stopping");
});

test("however often it is asked, the store is asked once in two seconds, and is believed again when it is back", async () => {
  let there = false;
  const checkStorage = vi.fn(async () => {
    if (!there) throw new Error("away");
  });
  const readiness = createReadiness({ ...parts, checkStorage });
  expect(await Promise.all([readiness(), readiness(), readiness()])).toEqual(["store", "store", "store"]);
  there = true;
  vi.advanceTimersByTime(1900);
  expect(await readiness()).toBe("store");
  expect(checkStorage).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(101);
  expect(await readiness()).toBe("ready");
});

test("a store that does not answer is missing after two seconds", async () => {
  vi.useRealTimers();
  const readiness = createReadiness({ ...parts, checkStorage: () => new Promise(() => {}) });
  expect(await readiness()).toBe("store");
});

test("a check that hangs is not joined by another; once it ends, the next one counts", async () => {
  let end = () => {};
  const checkStorage = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  const readiness = createReadiness({ ...parts, checkStorage });
  expect(await readiness()).toBe("store");
  vi.advanceTimersByTime(60_000);
  expect(await readiness()).toBe("store");
  expect(checkStorage).toHaveBeenCalledTimes(1);
  end();
  await Promise.resolve();
  await vi.waitFor(async () => {
    const asked = readiness();
    end();
    expect(await asked).toBe("ready");
  });
});
