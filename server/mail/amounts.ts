import type { QuoteContents, Row } from "#server/quote-document/contents.ts";
import type { MailBlock } from "./document.ts";

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
    { kind: "paragraph", text: notice },
    { kind: "heading", text: payment.title },
    amounts(payment.rows),
    ...(recurring.length === 0 ? [] : [{ kind: "heading", text: apart } as const, amounts(recurring)]),
  ];
}

export function lineBlocks({ groups }: QuoteContents): MailBlock[] {
  return groups.flatMap(({ title, rows }): MailBlock[] => [{ kind: "heading", text: title }, amounts(rows)]);
}
