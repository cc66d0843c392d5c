import { languageTag } from "#app/i18n/locales.ts";
import { identity } from "#content/identity.ts";
import { contentsOf, localeOf, type QuoteLead } from "#server/quote-document/contents.ts";
import { quoteNumber } from "#server/quote-document/number.ts";
import type { Row } from "#server/quote-document/rows.ts";

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

/** The indicative quote in `show`, in the language of the request. */
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
