import fc from "fast-check";
import { expect, test } from "vitest";
import { passGate } from "./gate.ts";

const intervalMs = 30_000;

/** Sends at these moments; answers the moments that passed. */
function passed(burst: number, moments: readonly number[]): readonly number[] {
  let wholeAt: number | null = null;
  return moments.filter((now) => {
    const result = passGate({ name: "", burst, intervalMs }, wholeAt, now);
    if ("waitMs" in result) return false;
    wholeAt = result.wholeAt;
    return true;
  });
}

const moments = fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 40 }).map((pauses) => {
  let now = 0;
  return pauses.map((pause) => {
    now += pause;
    return now;
  });
});

test("in no span pass more than the burst and one for each interval in it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), moments, (burst, times) => {
      const through = passed(burst, times);
      for (const [from, start] of through.entries())
        for (const [to, end] of through.entries())
          if (to >= from)
            expect(to - from + 1).toBeLessThanOrEqual(burst + Math.floor((end - start) / intervalMs));
    }),
  );
});

test("whoever waits as long as told passes, and not a millisecond earlier", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 20_000 }), (burst, pause) => {
      const gate = { name: "", burst, intervalMs };
      let wholeAt: number | null = null;
      for (let now = 0; ; now += pause) {
        const result = passGate(gate, wholeAt, now);
        if ("wholeAt" in result) {
          wholeAt = result.wholeAt;
          continue;
        }
        expect(result.waitMs).toBeGreaterThan(0);
        expect(result.waitMs).toBeLessThanOrEqual(intervalMs);
        expect(passGate(gate, wholeAt, now + result.waitMs - 1)).toHaveProperty("waitMs");
        expect(passGate(gate, wholeAt, now + result.waitMs)).toHaveProperty("wholeAt");
        return;
      }
    }),
  );
});

test("a clock set back locks nobody out for longer than one interval", () => {
  const gate = { name: "", burst: 5, intervalMs };
  const now = Date.parse("2026-01-01");
  const result = passGate(gate, Date.parse("2030-01-01"), now);
  expect(result).toEqual({ waitMs: intervalMs, staysAt: now + 5 * intervalMs });
  const kept = "staysAt" in result ? result.staysAt : null;
  expect(passGate(gate, kept, now + intervalMs - 1)).toMatchObject({ waitMs: 1 });
  expect(passGate(gate, kept, now + intervalMs)).toHaveProperty("wholeAt");
});
