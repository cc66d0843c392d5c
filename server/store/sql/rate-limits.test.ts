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

test("a clock set back locks nobody out for longer than one interval", () => {
  const limit = { name: "", burst: 5, intervalMs };
  const now = Date.parse("2026-01-01");
  const result = applyRateLimit(limit, Date.parse("2030-01-01"), now);
  expect(result).toEqual({ retryAfterMs: intervalMs, availableAt: now + 5 * intervalMs });
  const { availableAt } = result;
  expect(applyRateLimit(limit, availableAt, now + intervalMs - 1).retryAfterMs).toBe(1);
  expect(applyRateLimit(limit, availableAt, now + intervalMs).retryAfterMs).toBe(0);
});
