import type { Translate } from "#app/i18n/translate.ts";
import { heading, type MailBlock, paragraph } from "#quotes/documents/mail-blocks.ts";
import type { AmountRow } from "#quotes/facts/quote-facts.ts";
import type { QuoteContents } from "#quotes/indicative/contents.ts";

const amounts = (rows: readonly AmountRow[], total?: AmountRow): MailBlock => ({
  kind: "amounts",
  rows: [...rows, ...(total === undefined ? [] : [{ ...total, strong: true }])],
});

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
const inline = ({ label, value, note: beside }: AmountRow): AmountRow => ({
  label: beside === undefined ? label : `${label} (${beside})`,
  value,
});
