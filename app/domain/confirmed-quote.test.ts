import { expect, test } from "vitest";
import { confirmedQuote, sampleTerms } from "#testing/confirmed-quotes.ts";
import { discountMonths, firstYearTotal } from "./confirmed-quote.ts";
import type { QuoteRecord } from "./quote-record.ts";

test("the total with a year of subscriptions is what is invoiced, to the cent", () => {
  const { totals } = confirmedQuote();
  // 7,785.72 once, 161.67 in each of twelve months, 195.30 once a year: each as its invoice rounds it.
  expect([totals.once.gross, totals.monthly.gross, totals.yearly.gross]).toEqual([778_572, 16_167, 19_530]);
  expect(firstYearTotal(totals)).toBe(992_106);
  const of = (...billings: readonly string[]) =>
    firstYearTotal(
      confirmedQuote({ lines: sampleTerms.lines.filter(({ billing }) => billings.includes(billing)) }).totals,
    );
  expect(of("once")).toBeNull();
  expect(of("once", "yearly")).toBe(778_572 + 19_530);
  expect(of("monthly")).toBe(12 * 16_167);
});

test("a discount is that of the months only where the client chose both", () => {
  const indicative = (discountPercent: number, paymentMonths: number) =>
    ({ quote: { discountPercent, paymentMonths } }) as QuoteRecord;
  const terms = { discountPercent: 5, instalments: 24 };
  expect(discountMonths(terms, indicative(5, 24))).toBe(24);
  for (const other of [indicative(10, 24), indicative(5, 12), null])
    expect(discountMonths(terms, other)).toBeNull();
  expect(discountMonths({ discountPercent: 5, instalments: 0 }, indicative(5, 0))).toBeNull();
});
