import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { locales } from "#app/i18n/locales.ts";
import { formatEurosForInput, parseEuros } from "./money-input.ts";

test.each([
  ["1250", 125_000],
  ["1250,5", 125_050],
  ["1250.50", 125_050],
  ["1 250,00", 125_000],
  ["1 250,00 €", 125_000],
  ["€1,250.00", 125_000],
  ["1.250,00", 125_000],
  ["1,250", 125_000],
  ["1'000'000", 100_000_000],
  ["0", 0],
  ["0,01", 1],
])("%j is %i cents", (entered, amount) => {
  expect(parseEuros(entered)).toBe(amount);
});

test.each([
  "",
  "abc",
  "-5",
  "1e3",
  "1,2,3",
  "12.34.56",
  "1 250,000,00",
  "1000001",
  "1000000,01",
  "12 50",
  "1 2500",
  "1 250 00",
  "1,250,00",
  "0x10",
  "NaN",
  ",",
])("%j is no amount", (entered) => {
  expect(parseEuros(entered)).toBeNull();
});

test("an amount is read back from every form in which it is written", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (number) => {
      const amount = cents(number);
      expect(parseEuros(formatEurosForInput(amount))).toBe(amount);
      for (const locale of locales) expect(parseEuros(exactMoney(amount, locale))).toBe(amount);
    }),
  );
});

test("whatever is typed gives an amount in bounds, or none", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[\d., {2}€]{0,12}$/)), (entered) => {
      const amount = parseEuros(entered);
      if (amount !== null)
        expect(Number.isSafeInteger(amount) && amount >= 0 && amount <= 100_000_000).toBe(true);
    }),
  );
});
