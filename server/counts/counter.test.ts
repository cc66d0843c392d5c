import { expect, onTestFinished, test, vi } from "vitest";
import { type Count, maxOpenKeys, otherKey } from "#app/domain/counts.ts";
import { StoreUnavailableError } from "#quotes/store/store.ts";
import { manualClock } from "#testing/clock.ts";
import { rememberingLog } from "#testing/log.ts";
import { createCounter, flushMs } from "./counter.ts";

/** A counter on a store that can be away. `taken`: what the store got, added up. */
function setUp() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const log = rememberingLog();
  const taken = new Map<string, number>();
  const state = { away: false, calls: 0, meanwhile: () => {} };
  const counter = createCounter({
    clock: manualClock(),
    log,
    store: {
      async addCounts(counts: readonly Count[]) {
        state.calls += 1;
        state.meanwhile();
        if (state.away) throw new StoreUnavailableError("SQLITE_FULL");
        for (const { kind, key, total } of counts)
          taken.set(`${kind} ${key}`, (taken.get(`${kind} ${key}`) ?? 0) + total);
      },
    },
  });
  onTestFinished(() => counter.stop());
  return { counter, log, state, taken };
}

const sum = (taken: ReadonlyMap<string, number>) => [...taken.values()].reduce((all, one) => all + one, 0);

test("the store gets what was counted every few seconds, in one call, and none if there is nothing", async () => {
  const { counter, state, taken } = setUp();
  await vi.advanceTimersByTimeAsync(flushMs);
  expect(state.calls).toBe(0);
  for (let visit = 0; visit < 100; visit += 1)
    counter.count("view", `fr-fr/${visit % 2 === 0 ? "home" : "about"}`);
  expect(state.calls).toBe(0);
  await vi.advanceTimersByTimeAsync(flushMs);
  expect(state.calls).toBe(1);
  expect([...taken]).toEqual([
    ["view fr-fr/home", 50],
    ["view fr-fr/about", 50],
  ]);
  counter.count("view", "fr-fr/home");
  await counter.stop();
  expect(sum(taken)).toBe(101);
  await vi.advanceTimersByTimeAsync(3 * flushMs);
  expect(state.calls).toBe(2);
});

test("while the store is away nothing is lost or counted twice, and the log says it once", async () => {
  const { counter, log, state, taken } = setUp();
  state.away = true;
  counter.count("view", "fr-fr/home");
  // A visit while the store is asked.
  state.meanwhile = () => {
    state.meanwhile = () => {};
    counter.count("view", "fr-fr/home");
  };
  for (let time = 0; time < 5; time += 1) await vi.advanceTimersByTimeAsync(flushMs);
  expect(log.events).toEqual([{ level: "warn", event: "counts.waiting", fields: { code: "SQLITE_FULL" } }]);
  state.away = false;
  await vi.advanceTimersByTimeAsync(flushMs);
  expect([...taken]).toEqual([["view fr-fr/home", 2]]);
});

test("what the store does not take at the end is named in the log", async () => {
  const { counter, log, state } = setUp();
  state.away = true;
  counter.count("view", "fr-fr/home");
  counter.count("sent", "quote");
  await counter.stop();
  expect(log.events.at(-1)).toEqual({ level: "warn", event: "counts.lost", fields: { counts: 2 } });
});

test("however long the store is away, invented keys are bounded, and every visit is in the sum", async () => {
  const { counter, state, taken } = setUp();
  state.away = true;
  for (let visit = 0; visit < 50_000; visit += 1) counter.count("source", `invented-${visit}.example`);
  counter.count("view", "fr-fr/home");
  state.away = false;
  await vi.advanceTimersByTimeAsync(flushMs);
  expect(taken.size).toBeLessThan(2100);
  expect(taken.size).toBeGreaterThan(maxOpenKeys);
  expect(taken.get(`source ${otherKey}`)).toBeGreaterThan(40_000);
  expect(taken.get("view fr-fr/home")).toBe(1);
  expect(sum(taken)).toBe(50_001);
});
