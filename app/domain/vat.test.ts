import fc from "fast-check";
import { expect, test } from "vitest";
import { cents, euros } from "./money.ts";
import { withVat } from "./vat.ts";

test.each([
  [999.99, 85, 85.0, 1084.99],
  [5753.45, 85, 489.04, 6242.49],
  [5753.45, 200, 1150.69, 6904.14],
  [0.06, 85, 0.01, 0.07],
  [0.05, 85, 0, 0.05],
  [19_504.65, 0, 0, 19_504.65],
])("%d euros at %d per mille: %d of VAT, %d in all", (amount, perMille, vat, total) => {
  expect(withVat(euros(amount), perMille)).toEqual({ vat: euros(vat), total: euros(total) });
});

test("VAT is within half a cent of the exact share, and the total is the sum", () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.nat(1000), (amount, perMille) => {
      const { vat, total } = withVat(cents(amount), perMille);
      expect(Math.abs(vat * 1000 - amount * perMille)).toBeLessThanOrEqual(500);
      expect(total).toBe(amount + vat);
    }),
  );
});
