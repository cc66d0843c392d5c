import type { Translate } from "#app/i18n/translate.ts";
import { heading, type MailBlock, note, paragraph } from "#quotes/documents/mail-blocks.ts";
import type { QuoteContents } from "#quotes/indicative/contents.ts";
import type { GroupKind, Row } from "#quotes/indicative/rows.ts";

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
    note(notice),
    heading(payment.title),
    amounts(payment.rows),
    ...(recurring.length === 0 ? [] : [heading(apart), amounts(recurring)]),
  ];
}

/** The prices of these groups exclude VAT, and their titles in a mail say so. */
const priced: readonly GroupKind[] = ["oneOff", "monthly", "yearly"];

/** The quote in two screens of a phone: sums, payment and what was chosen. The rest is in the PDF. */
export function summaryBlocks(
  { sum, total, taxed, payment, recurring, groups, locale }: QuoteContents,
  t: Translate,
): MailBlock[] {
  const chosen = groups.flatMap(({ kind, rows }) => {
    if (kind === "included") return [];
    // The first row is the pack, which the heading above names.
    if (kind === "oneOff") return rows.slice(1).map(({ label }) => label);
    return rows.map(({ label, value }) =>
      kind === "onQuote" ? `${label} (${value.toLocaleLowerCase(locale)})` : label,
    );
  });
  return [
    amounts(sum, total),
    ...(taxed.length === 0 ? [] : [amounts(taxed)]),
    ...(chosen.length === 0 ? [] : [paragraph(t("mail.indicative.chosen", { options: chosen.join(", ") }))]),
    heading(payment.title),
    amounts(payment.rows.map(({ label, value }) => ({ label, value }))),
    ...(recurring.length === 0
      ? []
      : [heading(t("quoteDocument.total.apart")), amounts(recurring.map(inline))]),
  ];
}

/** A row whose note is beside its label. */
const inline = ({ label, value, note: beside }: Row): Row => ({
  label: beside === undefined ? label : `${label} (${beside})`,
  value,
});

export function lineBlocks({ groups, features }: QuoteContents, t: Translate): MailBlock[] {
  return [
    ...groups.flatMap(({ kind, title, rows }): MailBlock[] => [
      heading(priced.includes(kind) ? t("mail.indicative.net", { title }) : title),
      amounts(rows),
    ]),
    ...(features.items.length === 0
      ? []
      : [heading(features.title), { kind: "list", items: features.items } as const]),
  ];
}
