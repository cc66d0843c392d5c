import type { QuoteContents, Row } from "#server/quote-document/contents.ts";
import { heading, type MailBlock, paragraph } from "./mail-blocks.ts";

const amounts = (rows: readonly Row[], total?: Row): MailBlock => ({
  kind: "amounts",
  rows: [...rows, ...(total === undefined ? [] : [{ ...total, strong: true }])],
});

export function totalBlocks(
  { sum, total, payment, recurring, notice }: QuoteContents,
  apart: string,
): MailBlock[] {
  return [
    amounts(sum, total),
    paragraph(notice),
    heading(payment.title),
    amounts(payment.rows),
    ...(recurring.length === 0 ? [] : [heading(apart), amounts(recurring)]),
  ];
}

export function lineBlocks({ groups }: QuoteContents): MailBlock[] {
  return groups.flatMap(({ title, rows }): MailBlock[] => [heading(title), amounts(rows)]);
}
