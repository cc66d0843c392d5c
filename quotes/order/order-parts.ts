/** An accepted quote as what is invoiced together: the lines that are paid once, those of a month, those of a year. */

import { add, type Cents, subtract, zeroCents } from "#app/domain/money.ts";
import { type ConfirmedQuote, isCounted, lineTotal } from "#quotes/terms/confirmed-quote.ts";
import { type Billing, billings, type QuoteLine } from "#quotes/terms/terms.ts";

/**
 * One part of an order. Its amounts add up as EN 16931 demands of an invoice (BR-CO-10 to BR-CO-17): the totals of `lines` are
 * `beforeDiscount`, `beforeDiscount - discount = net`, `net + vat = gross`, `gross - prepaid = due`.
 */
export type OrderPart = {
  readonly billing: Billing;
  readonly lines: readonly { readonly line: QuoteLine; readonly total: Cents }[];
  readonly beforeDiscount: Cents;
  readonly discount: Cents;
  readonly net: Cents;
  readonly vat: Cents;
  readonly gross: Cents;
  /** What has been received of the deposit. */
  readonly prepaid: Cents;
  readonly due: Cents;
};

/** The parts that have lines, as the amounts of the quote are: once, each month, each year. `received`: what was received of
 * the deposit, never more than the deposit. */
export function orderParts(quote: ConfirmedQuote, received: Cents): readonly OrderPart[] {
  const { terms, totals } = quote;
  return billings.flatMap((billing): OrderPart[] => {
    const lines = terms.lines
      .filter((line) => line.billing === billing && isCounted(line))
      .map((line) => ({ line, total: lineTotal(line) }));
    if (lines.length === 0) return [];
    const { net, vat, gross } = totals[billing];
    const prepaid = billing === "once" ? received : zeroCents;
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
