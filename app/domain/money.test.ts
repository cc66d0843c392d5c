import fc from "fast-check";
import { expect, test } from "vitest";
import { add, cents, euros, percentOf, splitIntoInstalments, subtract } from "./money.ts";

const amount = fc.integer({ min: 0, max: 10_000_000_00 }).map(cents);
const percent = fc.integer({ min: 0, max: 100 });

test.each([
  [0, 0],
  [1, 100],
  [0.1, 10],
  [999.99, 99_999],
  [5753.45, 575_345],
  [19_504.65, 1_950_465],
  [71.88, 7188],
])("%d euros are %d cents", (written, expected) => {
  expect(euros(written)).toBe(expected);
});

test.each([0.001, 9.999, -1, 1e-7, 1e21, Number.NaN, Number.POSITIVE_INFINITY])(
  "%d is not a valid price",
  (written) => {
    expect(() => euros(written)).toThrow(RangeError);
  },
);

test("every amount of cents can be written in euros", () => {
  fc.assert(
    fc.property(amount, (value) => {
      expect(euros(value / 100)).toBe(value);
    }),
  );
});

test.each([0.5, -1, Number.NaN, 2 ** 53])("%d is not a valid amount in cents", (value) => {
  expect(() => cents(value)).toThrow(RangeError);
});

test("a subtraction cannot give a negative amount", () => {
  expect(subtract(cents(5), cents(5))).toBe(0);
  expect(() => subtract(cents(5), cents(6))).toThrow(RangeError);
});

test("the sum of no amounts is zero", () => {
  expect(add()).toBe(0);
});

test.each([
  [99_999, 10, 10_000], // 9,999.9
  [575_345, 10, 57_535], // 57,534.5: half a cent goes up
  [575_345, 5, 28_767], // 28,767.25
  [90, 35, 32], // 31.5, where 90 * 0.35 would be 31.499999999999996
  [1, 50, 1], // 0.5
  [1, 49, 0], // 0.49
  [1_950_465, 0, 0],
  [1_950_465, 100, 1_950_465],
])("%d cents, at %d percent: %d", (whole, share, expected) => {
  expect(percentOf(cents(whole), share)).toBe(expected);
});

test.each([-1, 101, 2.5, Number.NaN])("%d is not a valid percentage", (share) => {
  expect(() => percentOf(cents(100), share)).toThrow(RangeError);
});

test("a percentage is the exact value to the nearest cent, and never more than the whole", () => {
  fc.assert(
    fc.property(amount, percent, (whole, share) => {
      const part = percentOf(whole, share);
      expect(BigInt(part)).toBe((BigInt(whole) * BigInt(share) + 50n) / 100n);
      expect(part).toBeLessThanOrEqual(whole);
    }),
  );
});

test("instalments add up to the amount, and the last one is larger by fewer cents than there are instalments", () => {
  fc.assert(
    fc.property(amount, fc.integer({ min: 1, max: 120 }), (whole, count) => {
      const { instalmentAmount: monthly, last } = splitIntoInstalments(whole, count);
      expect(monthly * (count - 1) + last).toBe(whole);
      expect(last - monthly).toBeGreaterThanOrEqual(0);
      expect(last - monthly).toBeLessThan(count);
    }),
  );
});

test.each([0, -12, 1.5])("%d is not a valid number of instalments", (count) => {
  expect(() => splitIntoInstalments(cents(100), count)).toThrow(RangeError);
});
