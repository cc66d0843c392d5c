import fc from "fast-check";
import { expect, test } from "vitest";
import { exactMoney } from "#app/i18n/formats.ts";
import { locales } from "#app/i18n/locales.ts";
import { cents } from "./money.ts";
import { ambiguousDigits, formatEurosForInput, parseEuros } from "./money-input.ts";

test.each([
  ["1250", 125_000],
  ["1250,5", 125_050],
  ["1250.50", 125_050],
  ["1 250,00", 125_000],
  ["1 250,00 €", 125_000],
  ["1\u00A0250", 125_000],
  ["1\u202F250,00\u00A0€", 125_000],
  ["1\u2009250", 125_000],
  ["€1,250.00", 125_000],
  ["1.250,00", 125_000],
  ["1.250,5", 125_050],
  ["1,250.00", 125_000],
  ["12.345.678", null],
  ["1.000.000", 100_000_000],
  ["1'000'000", 100_000_000],
  ["1’250", 125_000],
  ["1’250.50", 125_050],
  ["１２５０", 125_000],
  ["１２５０，５０", 125_050],
  ["１．２００，００", 120_000],
  ["1250 EUR", 125_000],
  ["1 250 euros", 125_000],
  ["EUR 1250.50", 125_050],
  ["0", 0],
  ["0,5", 50],
  ["0,01", 1],
  ["  99,90  ", 9990],
  ["999.99", 99_999],
  ["1000000", 100_000_000],
])("%j is %s cents", (entered, amount) => {
  expect(parseEuros(entered)).toBe(amount);
});

test.each(["1.200", "1,200", "€1,200", "1.200 €", "１．２００", "１，２００", "12.345", "999,000"])(
  "%j may be thousands or a fraction, and is neither",
  (entered) => {
    expect(parseEuros(entered)).toBeNull();
    const digits = entered.normalize("NFKC").replace(/\D/g, "");
    expect(ambiguousDigits(entered)).toBe(digits);
    expect(parseEuros(digits)).toBe(Number(digits) * 100);
  },
);

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
  "12’50",
  "1 2500",
  "1 250 00",
  "1,250,00",
  "1250,500",
  "0,200",
  "0x10",
  "NaN",
  ",",
  "€",
  "1250 $",
])("%j is no amount", (entered) => {
  expect(parseEuros(entered)).toBeNull();
  expect(ambiguousDigits(entered)).toBeNull();
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
