import { languageTag } from "#app/i18n/locales.ts";
import { identity } from "#content/identity.ts";
import { contentsOf, hasQuote, localeOf, type QuoteLead } from "#server/quote-document/contents.ts";
import { quoteNumber } from "#server/quote-document/number.ts";
import type { Row } from "#server/quote-document/rows.ts";
import type { Lead } from "#server/store/leads.ts";

/** The quote in `list --json`. All amounts in euro cents. */
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

/** The quote in `show`, in the language of the request. */
export function quoteSheet(lead: QuoteLead): readonly string[] {
  const { number, subject, groups, sum, total, payment, recurring } = contentsOf(lead, identity.origin);
  const rows = [...groups.flatMap(({ rows: lines }) => lines), ...sum, total, ...payment.rows, ...recurring];
  const label = Math.max(...rows.map((row) => row.label.length));
  const value = Math.max(...rows.map((row) => row.value.length));
  const lined = (some: readonly Row[]) =>
    some.map((row) => `    ${row.label.padEnd(label)}  ${row.value.padStart(value)}`);
  return [
    "",
    `quote ${number} (${languageTag[localeOf(lead)]})`,
    `  ${subject}`,
    ...groups.flatMap(({ title, rows: lines }) => [`  ${title}`, ...lined(lines)]),
    "",
    ...lined([...sum, total]),
    `  ${payment.title}`,
    ...lined([...payment.rows, ...recurring]),
  ];
}

/** Columns of the spreadsheet. Amounts in cents: many spreadsheets would read a decimal point as a date. */
export const quoteColumns = {
  quoteNumber: (lead) => quoteNumber(lead),
  projectType: ({ quote }) => quote.selection.projectType,
  pack: ({ quote }) => quote.selection.pack,
  durationMonths: ({ quote }) => quote.selection.durationMonths,
  options: ({ quote }) => quote.selection.options.join(" "),
  totalKind: ({ quote }) => quote.quote.totalKind,
  baseCents: ({ quote }) => quote.quote.base,
  oneOffOptionsCents: ({ quote }) => quote.quote.oneOffOptions,
  discountCents: ({ quote }) => quote.quote.discount,
  totalCents: ({ quote }) => quote.quote.total,
  depositCents: ({ quote }) => quote.quote.payment?.deposit,
  monthlyCents: ({ quote }) => quote.quote.payment?.monthly,
  lastCents: ({ quote }) => quote.quote.payment?.last,
  perMonthCents: ({ quote }) => quote.quote.perMonth,
  perYearCents: ({ quote }) => quote.quote.perYear,
  onQuote: ({ quote }) => quote.quote.onQuote.map(({ key }) => key).join(" "),
  catalogueVersion: ({ quote }) => quote.catalogueVersion,
} as const satisfies Record<string, (lead: QuoteLead) => string | number | null | undefined>;

/** Empty cells for a lead without a quote, and for amounts that its quote does not have. */
export function quoteCells(lead: Lead): readonly string[] {
  return Object.values(quoteColumns).map((read) => (hasQuote(lead) ? String(read(lead) ?? "") : ""));
}
