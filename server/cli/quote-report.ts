import { sanitizedLine } from "#app/domain/sanitized-text.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { languageTag } from "#app/i18n/locales.ts";
import { identity } from "#content/identity.ts";
import { type AmountRow, quoteFacts, unitTaxText } from "#quotes/facts/quote-facts.ts";
import { documentContents } from "#quotes/indicative/contents.ts";
import { languageOf } from "#quotes/mails/quote-facts.ts";
import { quoteNumber } from "#quotes/quote-number.ts";
import type { QuoteLead } from "#quotes/store/leads.ts";
import { type ConfirmedQuote, isCounted, isOptional, lineTotal } from "#quotes/terms/confirmed-quote.ts";
import type { QuoteLine } from "#quotes/terms/terms.ts";

/** The indicative quote in `list --json`. All amounts in euro cents. */
export function quoteJson(lead: QuoteLead) {
  const { catalogueVersion, selection, quote, names, validityDays } = lead.quote;
  const { lines, onQuote, ...amounts } = quote;
  return {
    number: quoteNumber(lead),
    catalogueVersion,
    validityDays,
    currency: "EUR",
    unit: "cent",
    selection,
    lines: lines.map(({ key, price }) => ({ key, name: names[key] ?? key, ...price })),
    ...amounts,
    onQuote: onQuote.map(({ key }) => key),
  };
}

type Labelled = Pick<AmountRow, "label" | "value">;

/** Writes rows in two columns, as wide as those of `all` need. */
function inColumns(all: readonly Labelled[]) {
  const label = Math.max(...all.map((row) => row.label.length));
  const value = Math.max(...all.map((row) => row.value.length));
  return (rows: readonly Labelled[]) =>
    rows.map((row) => `    ${row.label.padEnd(label)}  ${row.value.padStart(value)}`);
}

/** The lines and amounts of a confirmed quote in `show`, in its language. */
export function confirmedQuoteText(quote: ConfirmedQuote): readonly string[] {
  const writer = languageOf(quote.locale);
  const { t, locale } = writer;
  const optionNote = (line: QuoteLine) =>
    isOptional(line)
      ? ` (${t(`clientQuote.lines.option.${isCounted(line) ? "selected" : "notSelected"}`)})`
      : "";
  const lines = quote.terms.lines.map((line) => ({
    label: `${line.quantity > 1 ? `${line.quantity} × ` : ""}${sanitizedLine(line.label)}${optionNote(line)}`,
    value: `${exactMoney(lineTotal(line), locale)} ${unitTaxText(line.billing, quote, t)}`.trim(),
  }));
  const { totals, amounts } = quoteFacts(quote, writer);
  const discount = totals.once.filter(({ kind }) => kind === "discount");
  const rows = [
    ...lines,
    ...discount,
    ...amounts.map(({ label, note, description, value }) => ({
      label: [label, note, description].filter(Boolean).join(", "),
      value,
    })),
  ];
  return inColumns(rows)(rows);
}

/** The indicative quote in `show`, in the language of the request. */
export function indicativeQuoteText(lead: QuoteLead): readonly string[] {
  const { number, subject, groups, sum, total, payment, recurring } = documentContents(lead, identity.origin);
  const rows = [...groups.flatMap(({ rows: lines }) => lines), ...sum, total, ...payment.rows, ...recurring];
  const lined = inColumns(rows);
  return [
    "",
    `quote ${number} (${languageTag[lead.locale]})`,
    `  ${subject}`,
    ...groups.flatMap(({ title, rows: lines }) => [`  ${title}`, ...lined(lines)]),
    "",
    ...lined([...sum, total]),
    `  ${payment.title}`,
    ...lined([...payment.rows, ...recurring]),
  ];
}
