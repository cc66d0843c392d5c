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
  const described = (rows: readonly Row[]): readonly Row[] =>
    rows.map(({ description, note, ...row }) => {
      const notes = [note, description].filter((text) => text !== undefined);
      return notes.length === 0 ? row : { ...row, note: notes.join(". ") };
    });
  return [
    ...groups.flatMap(({ title, rows }): MailBlock[] => [heading(title), amounts(described(rows))]),
    ...(features.items.length === 0
      ? []
      : [heading(features.title), { kind: "list", items: features.items } as const]),
  ];
}
