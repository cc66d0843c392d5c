import fc from "fast-check";
import { expect, test } from "vitest";
import { add, cents, subtract, zeroCents } from "#app/domain/money.ts";
import type { DepositReceipt } from "#quotes/store/follow-up.ts";
import { depositOf } from "#quotes/terms/confirmed-quote.ts";
import { confirmedQuote } from "#testing/confirmed-quotes.ts";
import { announcedDeposit, clientIsNotified, receivedDeposit, withReceipt } from "./receipts.ts";

const quote = confirmedQuote();
const asked = depositOf(quote.totals)?.amount ?? zeroCents;

/** A receipt that was recorded at an hour, and struck out at another. */
const receipt = (amount: number, recorded = 1, struck: number | null = null): DepositReceipt => {
  const at = (hour: number) => `2026-12-01T${String(hour).padStart(2, "0")}:00:00.000Z`;
  return {
    receivedOn: "2026-12-01",
    amount: cents(amount),
    recordedAt: at(recorded),
    struckOut: struck === null ? null : { at: at(struck), reason: "Autre client" },
  };
};
const none = { quote, depositReceipts: [] };
const received = (...amounts: readonly number[]) => ({
  quote,
  depositReceipts: amounts.map((amount) => receipt(amount)),
});

test("what arrived of a deposit is the sum of its receipts, to the cent, with its rest or what is too much", () => {
  const amounts = fc.array(fc.integer({ min: 1, max: asked }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(amounts, amounts, (counted, struck) => {
      const depositReceipts = [
        ...counted.map((amount) => receipt(amount)),
        ...struck.map((amount) => receipt(amount, 1, 2)),
      ];
      const { arrived, rest, excess } = receivedDeposit({ quote, depositReceipts });
      expect(arrived).toBe(counted.reduce((all, amount) => all + amount, 0));
      expect(subtract(add(arrived, rest), excess)).toBe(asked);
      expect(Math.min(rest, excess)).toBe(0);
    }),
  );
  expect(receivedDeposit(none)).toEqual({ receivedOn: null, arrived: 0, rest: asked, excess: 0 });
  const last = { receivedOn: "2026-12-02", amount: cents(asked - 1) } as const;
  expect(receivedDeposit(withReceipt(received(1), last))).toMatchObject({
    receivedOn: "2026-12-02",
    rest: 0,
  });
  // No deposit was asked for.
  expect(receivedDeposit({ ...none, quote: confirmedQuote({ depositPercent: 0 }) }).rest).toBe(0);
});

test("the day of a deposit is that of its last receipt, whatever was recorded first; nothing where all are struck out", () => {
  const on = (receivedOn: string, changes: Partial<DepositReceipt> = {}) => ({
    ...receipt(100),
    receivedOn,
    ...changes,
  });
  const of = (...depositReceipts: readonly DepositReceipt[]) => receivedDeposit({ quote, depositReceipts });
  expect(of(on("2026-12-03"), on("2026-12-01")).receivedOn).toBe("2026-12-03");
  const struck = receipt(100, 1, 2);
  expect(of(on("2026-12-01"), { ...struck, receivedOn: "2026-12-03" })).toMatchObject({
    receivedOn: "2026-12-01",
    arrived: 100,
  });
  for (const receipts of [[], [struck]])
    expect(of(...receipts)).toMatchObject({ receivedOn: null, arrived: 0, rest: asked });
});

test("a client is told of what arrives as long as something was missing, and of nothing in excess", () => {
  expect(clientIsNotified(none)).toBe(true);
  expect(clientIsNotified(received(asked - 1))).toBe(true);
  expect(clientIsNotified(received(asked))).toBe(false);
  expect(clientIsNotified(received(asked, 1))).toBe(false);
});

test("a client was last told of what had arrived then, not of an excess, nor of what was struck out before", () => {
  const told = (hour: number, ...receipts: readonly DepositReceipt[]) =>
    announcedDeposit({ quote, depositReceipts: receipts }, receipt(1, hour).recordedAt);
  expect(told(9, receipt(1_000, 1, 9), receipt(4_000, 2, 9))).toBe(5_000);
  expect(told(9, receipt(asked, 1, 9), receipt(1_000, 2, 9))).toBe(asked);
  expect(told(9, receipt(5_000, 1, 2), receipt(1_000, 3, 9))).toBe(1_000);
  expect(told(2, receipt(5_000, 1, 2), receipt(1_000, 3, 9))).toBe(5_000);
  expect(told(9)).toBe(0);
  // By the mail of one that was struck out.
  expect(told(9, receipt(5_000, 1, 9), receipt(1_000, 2, 5))).toBe(5_000);
  expect(told(5, receipt(5_000, 1, 9), receipt(1_000, 2, 5))).toBe(6_000);
  expect(told(9, receipt(5_000, 1, 3), receipt(1_000, 2, 9), receipt(700, 4, 9))).toBe(1_700);
  // Of what came in excess nobody was told, nor that it had not.
  expect(told(9, receipt(asked, 1, 9), receipt(1_000, 2, 5))).toBe(asked);
});
