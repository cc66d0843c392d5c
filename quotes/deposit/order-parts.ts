/** An accepted quote as what is invoiced together: the lines that are paid once, those of a month, those of a year. */

import type { Day } from "#app/domain/days.ts";
import { add, type Cents, cents, subtract, zeroCents } from "#app/domain/money.ts";
import type { DepositReceipt } from "#quotes/store/follow-up.ts";
import { type ConfirmedQuote, depositOf, isCounted, lineTotal } from "#quotes/terms/confirmed-quote.ts";
import { type Billing, billings, type QuoteLine } from "#quotes/terms/terms.ts";

/**
 * One part of an order. Its amounts add up as EN 16931 demands of an invoice (BR-CO-10 to BR-CO-17): `lines` to
 * `beforeDiscount`, that without `discount` to `net`, `net` and `vat` to `gross`, `gross` without `prepaid` to `due`.
 */
export type OrderPart = {
  readonly billing: Billing;
  readonly lines: readonly { readonly line: QuoteLine; readonly total: Cents }[];
  readonly beforeDiscount: Cents;
  readonly discount: Cents;
  readonly net: Cents;
  readonly vat: Cents;
  readonly gross: Cents;
  /** What has been paid of it already: the deposit, once it has arrived. */
  readonly prepaid: Cents;
  readonly due: Cents;
};

/** What arrived of the deposit of an accepted quote: the day of the last receipt, and their sum; null where none arrived. */
export type ReceivedDeposit = {
  readonly depositReceivedOn: Day | null;
  readonly depositReceivedAmount: Cents | null;
};

const sumOf = (receipts: readonly DepositReceipt[]): Cents => add(...receipts.map(({ amount }) => amount));

/** What arrived, without what was struck out. */
export function receivedDeposit(receipts: readonly DepositReceipt[]): ReceivedDeposit {
  const counted = receipts.filter(({ struckOut }) => struckOut === null);
  const [last = null] = counted
    .map(({ receivedOn }) => receivedOn)
    .toSorted()
    .toReversed();
  return { depositReceivedOn: last, depositReceivedAmount: last === null ? null : sumOf(counted) };
}

/** What arrived, and the last day for it: null while the quote waits, and where it names none. `overdue`: something is missing after it. */
export type DepositProgress = ReceivedDeposit & { readonly until: Day | null; readonly overdue: boolean };

/** Of a quote that nobody has accepted. */
export const noDepositProgress: DepositProgress = {
  depositReceivedOn: null,
  depositReceivedAmount: null,
  until: null,
  overdue: false,
};

/** What arrived of the deposit; nothing if none has. */
export const receivedDepositAmount = ({ depositReceivedAmount }: ReceivedDeposit): Cents =>
  depositReceivedAmount ?? zeroCents;

type AskedDeposit = ReceivedDeposit & { readonly quote: Pick<ConfirmedQuote, "totals"> };

const difference = (from: Cents, amount: Cents): Cents => cents(Math.max(0, from - amount));
const askedAmount = ({ quote: { totals } }: Pick<AskedDeposit, "quote">): Cents =>
  depositOf(totals)?.amount ?? zeroCents;

/** What is still to be paid of a deposit: nothing once as much as was asked for has arrived. */
export const depositRest = (stored: AskedDeposit): Cents =>
  difference(askedAmount(stored), receivedDepositAmount(stored));

/** By how much what arrived is more than was asked for. */
export const depositExcess = (stored: AskedDeposit): Cents =>
  difference(receivedDepositAmount(stored), askedAmount(stored));

/** A deposit once one more amount has arrived. */
export const withReceipt = <Stored extends AskedDeposit>(stored: Stored, amount: Cents): Stored => ({
  ...stored,
  depositReceivedAmount: add(receivedDepositAmount(stored), amount),
});

/** Whether the client is told of a receipt: as long as something was missing. What comes in excess is mailed to nobody. */
export const clientIsNotified = (before: AskedDeposit): boolean => depositRest(before) > zeroCents;

/** What an event says that was recorded. */
export function readReceipt(text: string): { readonly receivedOn: Day; readonly amount: Cents } {
  const [receivedOn = "", amount = "0"] = text.split(" ");
  return { receivedOn, amount: cents(Number(amount)) };
}

/** What the client was last told that had arrived in all, at a moment. */
export function announcedDeposit(
  quote: Pick<ConfirmedQuote, "totals">,
  receipts: readonly DepositReceipt[],
  at: string,
): Cents {
  let announced = zeroCents;
  for (const [index, { recordedAt, amount }] of receipts.entries()) {
    // As it was when this one was recorded.
    const earlier = receipts
      .slice(0, index)
      .filter(({ struckOut }) => struckOut === null || struckOut.at > recordedAt);
    const arrived = { quote, depositReceivedOn: null, depositReceivedAmount: sumOf(earlier) };
    if (recordedAt <= at && clientIsNotified(arrived)) announced = add(sumOf(earlier), amount);
  }
  return announced;
}

/** The parts that have lines, as the amounts of the quote are: once, each month, each year. `arrived`: of the deposit. */
export function orderParts(quote: ConfirmedQuote, arrived: Cents): readonly OrderPart[] {
  const { terms, totals } = quote;
  return billings.flatMap((billing): OrderPart[] => {
    const lines = terms.lines
      .filter((line) => line.billing === billing && isCounted(line))
      .map((line) => ({ line, total: lineTotal(line) }));
    if (lines.length === 0) return [];
    const { net, vat, gross } = totals[billing];
    const prepaid = billing === "once" ? arrived : zeroCents;
    return [
      {
        billing,
        lines,
        beforeDiscount: add(...lines.map(({ total }) => total)),
        discount: billing === "once" ? totals.discount : zeroCents,
        net,
        vat,
        gross,
        prepaid,
        due: subtract(gross, prepaid),
      },
    ];
  });
}
