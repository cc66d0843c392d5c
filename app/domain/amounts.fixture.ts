import type { Quote } from "./quote.ts";

/**
 * Every amount that what shows a quote has to name, in cents: each line's that has one, how the total comes about, how
 * it is paid, what recurs.
 */
export function amountsOf({
  lines,
  base,
  oneOffOptions,
  discount,
  total,
  totalReads,
  payment,
  perMonth,
  perYear,
}: Quote): readonly number[] {
  const instalments =
    payment === null
      ? []
      : [payment.deposit, payment.monthly, ...(payment.last === payment.monthly ? [] : [payment.last])];
  return [
    ...lines.flatMap(({ price }) => ("amount" in price ? [price.amount] : [])),
    ...(base === null ? [] : [base]),
    ...[oneOffOptions, discount, perMonth, perYear].filter((amount) => amount > 0),
    ...(totalReads === "onQuote" ? [] : [total]),
    ...instalments,
  ];
}
