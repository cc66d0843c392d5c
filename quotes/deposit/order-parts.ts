/** An accepted quote as what is invoiced together: the lines that are paid once, those of a month, those of a year. */

import type { Day } from "#app/domain/days.ts";
import { add, type Cents, cents, subtract, zeroCents } from "#app/domain/money.ts";
import {
  type Billing,
  billings,
  type ConfirmedQuote,
  depositOf,
  isCounted,
  lineTotal,
  type QuoteLine,
} from "#quotes/terms/confirmed-quote.ts";

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

/** What is stored of the deposit of an accepted quote. The amount is null where only the day was recorded. */
export type ReceivedDeposit = {
  readonly depositReceivedOn: Day | null;
  readonly depositReceivedAmount: Cents | null;
};

/** What arrived, and the last day for it: null while the quote waits, and where it names none. `overdue`: something is missing after it. */
export type DepositProgress = ReceivedDeposit & { readonly until: Day | null; readonly overdue: boolean };

/** Of a quote that nobody has accepted. */
export const noDepositProgress: DepositProgress = {
  depositReceivedOn: null,
  depositReceivedAmount: null,
  until: null,
  overdue: false,
};

/** What arrived of the deposit; of the first records, which had no amount, what was asked for. Nothing if none has arrived. */
export function receivedDepositAmount({
  quote: { totals },
  depositReceivedOn,
  depositReceivedAmount,
}: ReceivedDeposit & { readonly quote: Pick<ConfirmedQuote, "totals"> }): Cents {
  if (depositReceivedOn === null) return zeroCents;
  return depositReceivedAmount ?? depositOf(totals)?.amount ?? zeroCents;
}

type AskedDeposit = ReceivedDeposit & { readonly quote: Pick<ConfirmedQuote, "totals"> };

/** What is still to be paid of a deposit: nothing once as much as was asked for has arrived. */
export function depositRest(stored: AskedDeposit): Cents {
  return depositRestAfter(stored, receivedDepositAmount(stored));
}

/** What would still be to be paid of a deposit, had so much arrived in all. */
export const depositRestAfter = ({ quote: { totals } }: Pick<AskedDeposit, "quote">, arrived: Cents): Cents =>
  cents(Math.max(0, (depositOf(totals)?.amount ?? zeroCents) - arrived));

/**
 * What has arrived in all, if an amount is one transfer more. Null where it cannot be: nothing had been recorded, or it is more
 * than was missing.
 */
export function addedDeposit(stored: AskedDeposit, amount: Cents): Cents | null {
  if (stored.depositReceivedOn === null || amount > depositRest(stored)) return null;
  return add(receivedDepositAmount(stored), amount);
}

/** Whether the client is told that an amount has arrived in all: the first, and each that brings more of what was missing. A correction is mailed to nobody. */
export const isDepositNews = (stored: AskedDeposit, amount: Cents): boolean =>
  depositRest(stored) > zeroCents && amount > receivedDepositAmount(stored);

/** What an event says that was recorded: the day, and what had arrived in all. At first only the day was recorded. */
export function readReceipt(text: string): ReceivedDeposit {
  const [day = "", amount] = text.split(" ");
  return {
    depositReceivedOn: day,
    depositReceivedAmount: amount === undefined ? null : cents(Number(amount)),
  };
}

/** The last amount that the client was told of, among what was recorded one after the other. A cancelled one has no day. */
export function announcedDeposit(
  quote: Pick<ConfirmedQuote, "totals">,
  recorded: readonly ReceivedDeposit[],
): Cents {
  let announced = zeroCents;
  let before: ReceivedDeposit = noDepositProgress;
  for (const receipt of recorded) {
    const amount = receivedDepositAmount({ quote, ...receipt });
    if (isDepositNews({ quote, ...before }, amount)) announced = amount;
    before = receipt;
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
