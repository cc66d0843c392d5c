import fc from "fast-check";
import { expect, test } from "vitest";
import { add, cents, zeroCents } from "#app/domain/money.ts";
import { depositOf } from "#quotes/terms/confirmed-quote.ts";
import { confirmedQuote } from "#testing/confirmed-quotes.ts";
import {
  announcedDeposit,
  depositRest,
  isDepositNews,
  noDepositProgress,
  orderParts,
  readReceipt,
  receivedDepositAmount,
} from "./order-parts.ts";

const quote = confirmedQuote();
const asked = depositOf(quote.totals)?.amount ?? zeroCents;
const received = (depositReceivedAmount: number | null) => ({
  quote,
  depositReceivedOn: "2026-12-01" as const,
  depositReceivedAmount: depositReceivedAmount === null ? null : cents(depositReceivedAmount),
});

test("what arrived of a deposit and its rest are what was asked for, to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: asked }), (amount) => {
      const stored = received(amount);
      expect(add(receivedDepositAmount(stored), depositRest(stored))).toBe(asked);
    }),
  );
  expect(depositRest({ quote, ...noDepositProgress })).toBe(asked);
  // More than was asked for, and a record without an amount: nothing is missing.
  expect(depositRest(received(asked + 1))).toBe(0);
  expect(depositRest(received(null))).toBe(0);
  // No deposit was asked for.
  expect(depositRest({ quote: confirmedQuote({ depositPercent: 0 }), ...noDepositProgress })).toBe(0);
});

test("a client is told of the first amount and of what was missing, and of no correction", () => {
  expect(isDepositNews({ quote, ...noDepositProgress }, cents(1))).toBe(true);
  expect(isDepositNews(received(asked - 1), asked)).toBe(true);
  expect(isDepositNews(received(asked - 1), cents(asked - 2))).toBe(false);
  expect(isDepositNews(received(asked - 1), cents(asked - 1))).toBe(false);
  expect(isDepositNews(received(asked), cents(asked + 1))).toBe(false);
  expect(isDepositNews(received(null), asked)).toBe(false);
});

test("a client was last told of the amount that was news, not of a correction, nor of what was cancelled before", () => {
  const receipts = (...amounts: readonly (number | null)[]) =>
    amounts.map((amount) => (amount === null ? noDepositProgress : readReceipt(`2026-12-01 ${amount}`)));
  expect(announcedDeposit(quote, receipts(1_000, 5_000))).toBe(5_000);
  expect(announcedDeposit(quote, receipts(5_000, 1_000))).toBe(5_000);
  expect(announcedDeposit(quote, receipts(5_000, null, 1_000))).toBe(1_000);
  // At first only the day was recorded: all that was asked for.
  expect(announcedDeposit(quote, [readReceipt("2026-12-01")])).toBe(asked);
});

test("a part of an order is due with its VAT; what arrived of the deposit is taken off what is paid once", () => {
  const arrived = cents(12_345);
  for (const { billing, net, vat, gross, prepaid, due } of orderParts(quote, arrived)) {
    expect(net + vat).toBe(gross);
    expect(prepaid).toBe(billing === "once" ? arrived : 0);
    expect(due).toBe(gross - prepaid);
  }
  expect(orderParts(quote, arrived).map(({ billing }) => billing)).toEqual(["once", "monthly", "yearly"]);
});
