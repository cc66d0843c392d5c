import fc from "fast-check";
import { expect, test } from "vitest";
import { applyRateLimit } from "./rate-limits.ts";

const intervalMs = 30_000;

/** Sends at these moments; returns the moments that were allowed. */
function allowed(burst: number, moments: readonly number[]): readonly number[] {
  let state: number | null = null;
  return moments.filter((now) => {
    const { retryAfterMs, availableAt } = applyRateLimit({ name: "", burst, intervalMs }, state, now);
    state = availableAt;
    return retryAfterMs === 0;
  });
}

const moments = fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 40 }).map((pauses) => {
  let now = 0;
  return pauses.map((pause) => {
    now += pause;
    return now;
  });
});

test("in no span are more allowed than the burst and one for each interval in it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), moments, (burst, times) => {
      const through = allowed(burst, times);
      for (const [from, start] of through.entries())
        for (const [to, end] of through.entries())
          if (to >= from)
            expect(to - from + 1).toBeLessThanOrEqual(burst + Math.floor((end - start) / intervalMs));
    }),
  );
});

test("a use is allowed after the returned wait, and not a millisecond earlier", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 20_000 }), (burst, pause) => {
      const limit = { name: "", burst, intervalMs };
      let state: number | null = null;
      for (let now = 0; ; now += pause) {
        const { retryAfterMs, availableAt } = applyRateLimit(limit, state, now);
        if (retryAfterMs === 0) {
          state = availableAt;
          continue;
        }
        expect(availableAt).toBe(state);
        expect(retryAfterMs).toBeLessThanOrEqual(intervalMs);
        expect(applyRateLimit(limit, state, now + retryAfterMs - 1).retryAfterMs).toBe(1);
        expect(applyRateLimit(limit, state, now + retryAfterMs).retryAfterMs).toBe(0);
        return;
      }
    }),
  );
});

const hour = 60 * 60_000;

test.each([
  ["five hours", 5 * hour],
  ["two years", 2 * 365 * 24 * hour],
])("after a clock was set back by %s a limit is unused", (_, back) => {
  const limit = { name: "", burst: 5, intervalMs };
  const now = Date.parse("2026-01-01");
  expect(applyRateLimit(limit, now + back, now)).toEqual({ retryAfterMs: 0, availableAt: now + intervalMs });
});

test("of two servers whose clocks differ by a minute, in turn, a limit allows its burst and one for each interval", () => {
  const ahead = 60_000;
  for (const burst of [1, 5]) {
    const limit = { name: "", burst, intervalMs };
    const span = hour;
    let state: number | null = null;
    let count = 0;
    for (let now = 0; now < span; now += 1000) {
      const seen = applyRateLimit(limit, state, (now / 1000) % 2 === 0 ? now + ahead : now);
      state = seen.availableAt;
      if (seen.retryAfterMs === 0) count += 1;
    }
    // The server whose clock is ahead finds a use on the other one a minute older than it is.
    expect(count).toBeLessThanOrEqual(burst + span / intervalMs + ahead / intervalMs);
    expect(count).toBeGreaterThanOrEqual(burst + span / intervalMs - 1);
  }
});
