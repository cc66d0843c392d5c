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
  perMonth,
  perYear,
}: RecordedQuote): readonly number[] {
  const instalments =
    payment === null
      ? []
      : [payment.deposit, payment.monthly, ...(payment.last === payment.monthly ? [] : [payment.last])];
  return [
    ...lines.flatMap(({ price }) => ("amount" in price ? [price.amount] : [])),
    ...(base === null ? [] : [base]),
    ...[oneOffOptions, discount, perMonth, perYear].filter((amount) => amount > 0),
    ...(totalKind === "onQuote" ? [] : [total]),
    ...instalments,
  ];
}
