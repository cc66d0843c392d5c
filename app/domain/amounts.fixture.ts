import type { RecordedQuote } from "./quote-record.ts";

/**
 * Every amount that must be shown with a quote, in cents: those of its lines, of the sum, of the payment, and the
 * recurring ones.
 */
export function amountsOf({
  lines,
  base,
  oneOffOptions,
  discount,
  total,
  totalKind,
  payment,
  subscriptionsPerMonth,
  subscriptionsPerYear,
}: RecordedQuote): readonly number[] {
  const instalments =
    payment === null
      ? []
      : [
          payment.deposit,
          payment.instalmentAmount,
          ...(payment.last === payment.instalmentAmount ? [] : [payment.last]),
        ];
  return [
    ...lines.flatMap(({ price }) => ("amount" in price ? [price.amount] : [])),
    ...(base === null ? [] : [base]),
    ...[oneOffOptions, discount, subscriptionsPerMonth, subscriptionsPerYear].filter((amount) => amount > 0),
    ...(totalKind === "onQuote" ? [] : [total]),
    ...instalments,
  ];
}
