import { catalogue } from "#app/content/catalogue.ts";
import { optionKeys, packKeys } from "#app/domain/catalogue.ts";
import { addDays, dayAt } from "#app/domain/days.ts";
import { hasMaintenance } from "#app/domain/quote.ts";
import type { QuoteRecord, QuoteScope, RecordedQuote } from "#app/domain/quote-record.ts";
import { quoteScope } from "#app/domain/quote-record.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { typeset } from "#app/i18n/typography.ts";
import { queryOf } from "#app/quote/selection-query.ts";
import { pathOf } from "#app/site/pages.ts";
import { identity } from "#content/identity.ts";
import { timeZone } from "#content/place.ts";
import { quoteNumber } from "#quotes/quote-number.ts";
import type { QuoteLead } from "#quotes/store/leads.ts";
import {
  type IndicativeQuoteWriter,
  indicativePaymentRows,
  lineGroups,
  recurringRows,
  subtotalRows,
  taxRows,
  totalRow,
  untaxedReasonText,
  vatWords,
} from "./rows.ts";

/** The part of a request that a quote depends on: nothing that was entered. */
export type QuotedRequest = Pick<QuoteLead, "id" | "createdAt" | "locale" | "quote">;

/** The texts of a quote in one language, for its PDF and both mails. */
export type QuoteContents = ReturnType<typeof documentContents>;

/** The words on what no quote includes: the domain name and, without a maintenance plan, hosting. */
export const excludedKey = (quote: RecordedQuote) =>
  hasMaintenance(quote) ? "quoteDocument.terms.excluded.hosted" : "quoteDocument.terms.excluded";

/**
 * The record with the catalogue's names and descriptions in another language; what is no longer there stays as recorded.
 * For mails to the agency: documents have the language of the request.
 */
export function recordInLanguage(record: QuoteRecord, locale: Locale): QuoteRecord {
  const { projectTypes, packs, options } = catalogue;
  const entries: Readonly<Record<string, { readonly name: Readonly<Record<Locale, string>> }>> = {
    ...projectTypes,
    ...packs,
    ...options,
  };
  const names = Object.entries(record.names).map(([key, name]) => [key, entries[key]?.name[locale] ?? name]);
  return {
    ...record,
    names: Object.fromEntries(names),
    ...(record.scope !== undefined && { scope: translatedScope(record.quote, record.scope, locale) }),
  };
}

function translatedScope(quote: RecordedQuote, scope: QuoteScope, locale: Locale): QuoteScope {
  const pack = packKeys.find((key) => key === quote.pack);
  if (pack === undefined) return scope;
  const options = optionKeys.filter((known) => quote.lines.some(({ key }) => key === known));
  const { features, descriptions } = quoteScope(catalogue, pack, options, locale);
  return { features, descriptions: { ...scope.descriptions, ...descriptions } };
}

function vatNotice({ vat }: QuoteRecord, writer: IndicativeQuoteWriter): string {
  const { t } = writer;
  const agency = identity.name;
  if (vat === undefined) return t("quoteDocument.notice", { agency });
  return vat.perMille === 0
    ? t("quoteDocument.notice.untaxed", { agency, reason: untaxedReasonText(vat.place, writer) })
    : t("quoteDocument.notice.vat", { agency, ...vatWords(vat, writer) });
}

/** Where what was configured can be opened again. */
export const configurationPath = ({ selection }: QuoteRecord, locale: Locale): string =>
  `${pathOf("pricing", locale)}${queryOf({ ...selection, paymentMonths: String(selection.paymentMonths) })}`;

/** `siteUrl`: the origin of the configuration's address. */
export function documentContents(facts: QuotedRequest, siteUrl: string, locale: Locale = facts.locale) {
  const { createdAt, quote: record } = facts;
  const { quote, names, scope, validityDays } = record;
  const t = translations[locale];
  const writer: IndicativeQuoteWriter = {
    locale,
    t,
    money: (amount) => exactMoney(amount, locale),
    nameOf: (key) => typeset(names[key] ?? key, locale),
  };
  const issued = dayAt(Date.parse(createdAt), timeZone);
  return {
    locale,
    number: quoteNumber(facts),
    issuedOn: formatDay(issued, locale),
    validUntil: formatDay(addDays(issued, validityDays), locale),
    subject: t("quoteDocument.subject", {
      project: writer.nameOf(quote.projectType),
      pack: writer.nameOf(quote.pack),
      months: quote.paymentMonths,
    }),
    groups: lineGroups(quote, writer, scope?.descriptions ?? {}),
    /** The rows that add up to the total. */
    sum: subtotalRows(quote, writer),
    total: totalRow(quote, writer),
    /** The VAT on the total, and both together; empty if the quote shows none, or has no total. */
    taxed: taxRows(record, writer),
    /** What the pack contains, and the smaller packs in it. */
    features: {
      title: t("quoteDocument.features", { pack: writer.nameOf(quote.pack) }),
      items: (scope?.features ?? []).map((text) => typeset(text, locale)),
    },
    /** The address at which the configuration can be opened again. */
    configuration: `${siteUrl}${configurationPath(record, locale)}`,
    payment: {
      title: t("quoteDocument.payment.title", { months: quote.paymentMonths }),
      rows: indicativePaymentRows(quote, writer),
    },
    /** Monthly and yearly amounts, not part of the total. */
    recurring: recurringRows(record, writer),
    notice: [
      vatNotice(record, writer),
      ...(quote.onQuote.length === 0 ? [] : [t("quoteDocument.notice.onQuote")]),
    ].join(" "),
    /** The names of items without a price yet. */
    onQuote: quote.onQuote.map((line) =>
      line.item === "pack"
        ? t("quoteDocument.total.base", { pack: writer.nameOf(line.key) })
        : writer.nameOf(line.key),
    ),
  };
}
