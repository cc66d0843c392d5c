import type { QuoteContents } from "#server/quote-document/contents.ts";
import type { Row } from "#server/quote-document/rows.ts";
import { heading, type MailBlock, paragraph } from "./mail-blocks.ts";

const amounts = (rows: readonly Row[], total?: Row): MailBlock => ({
  kind: "amounts",
  rows: [...rows, ...(total === undefined ? [] : [{ ...total, strong: true }])],
});

export function totalBlocks(
  { sum, total, taxed, payment, recurring, notice }: QuoteContents,
  apart: string,
): MailBlock[] {
  return [
    amounts(sum, total),
    ...(taxed.length === 0 ? [] : [amounts(taxed)]),
    paragraph(notice),
    heading(payment.title),
    amounts(payment.rows),
    ...(recurring.length === 0 ? [] : [heading(apart), amounts(recurring)]),
  ];
}

export function lineBlocks({ groups, features }: QuoteContents): MailBlock[] {
  return [
    ...groups.flatMap(({ title, rows }): MailBlock[] => [heading(title), amounts(rows)]),
    ...(features.items.length === 0
      ? []
      : [heading(features.title), { kind: "list", items: features.items } as const]),
  ];
}
