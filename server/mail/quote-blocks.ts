import type { Translate } from "#app/i18n/translate.ts";
import type { QuoteContents } from "#server/quote-document/contents.ts";
import type { GroupKind, Row } from "#server/quote-document/rows.ts";
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

/** The prices of these groups exclude VAT, and their titles in a mail say so. */
const priced: readonly GroupKind[] = ["oneOff", "monthly", "yearly"];

export function lineBlocks({ groups, features }: QuoteContents, t: Translate): MailBlock[] {
  return [
    ...groups.flatMap(({ kind, title, rows }): MailBlock[] => [
      heading(priced.includes(kind) ? t("mail.quote.net", { title }) : title),
      amounts(rows),
    ]),
    ...(features.items.length === 0
      ? []
      : [heading(features.title), { kind: "list", items: features.items } as const]),
  ];
}
