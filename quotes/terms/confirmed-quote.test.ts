import { expect, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import type { QuoteRecord } from "#app/domain/quote-record.ts";
import { confirmedQuote, sampleTerms } from "#testing/confirmed-quotes.ts";
import {
  depositTransfer,
  discountMonths,
  firstYearTotal,
  taxedPayments,
  totalsOf,
} from "./confirmed-quote.ts";
import type { Billing, Inclusion } from "./terms.ts";

const line = (unitPrice: number, billing: Billing, inclusion: Inclusion = "fixed", quantity = 1) => ({
  label: "",
  details: "",
  quantity,
  unitPrice: cents(unitPrice),
  billing,
  inclusion,
  choice: "",
});
const unevenTerms = {
  ...sampleTerms,
  lines: [
    line(33_333, "once", "fixed", 3),
    line(50_000, "once", "notSelected"),
    line(4_999, "monthly"),
    line(12_005, "yearly"),
  ],
  discountPercent: 10,
  depositPercent: 30,
  instalments: 7,
};

test("the amounts of a quote, each rounded once: discount, VAT, deposit of the gross, instalments", () => {
  const { payments, ...totals } = totalsOf(unevenTerms, 85);
  expect(totals).toEqual({
    beforeDiscount: 99_999,
    discount: 10_000,
    once: { net: 89_999, vat: 7_650, gross: 97_649 },
    monthly: { net: 4_999, vat: 425, gross: 5_424 },
    yearly: { net: 12_005, vat: 1_020, gross: 13_025 },
  });
  expect(payments.map(({ amount }) => amount)).toEqual([29_295, ...Array(6).fill(9_764), 9_770]);
});

test("nets and VAT of the invoiced payments add up to those of the quote", () => {
  for (let depositPercent = 1; depositPercent < 100; depositPercent += 1) {
    const totals = totalsOf({ ...unevenTerms, depositPercent }, 85);
    const sum = (part: "net" | "vat" | "gross") =>
      taxedPayments({ totals, vatPerMille: 85 }).reduce((total, { taxed }) => total + taxed[part], 0);
    expect({ net: sum("net"), vat: sum("vat"), gross: sum("gross") }).toEqual(totals.once);
  }
});

test("a transfer is of the whole deposit, or of what is missing of it", () => {
  const quote = confirmedQuote(unevenTerms);
  expect(depositTransfer(quote)?.amount).toBe(quote.totals.payments[0]?.amount);
  expect(depositTransfer(quote, cents(295))).toMatchObject({ amount: 295, reference: quote.number });
});

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
