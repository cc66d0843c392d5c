import type { Cents } from "#app/domain/money.ts";
import type { Line, Quote, QuoteRecord, QuoteScope } from "#app/domain/quote.ts";
import { scopeOf } from "#app/domain/quote-record.ts";
import { withVat } from "#app/domain/vat.ts";
import { exactMoney } from "#app/i18n/formats.ts";
import { formatTag, isLocale, type Locale } from "#app/i18n/locales.ts";
import { type Translate, translator } from "#app/i18n/translate.ts";
import { typeset } from "#app/i18n/typography.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { queryOf } from "#app/quote/address.ts";
import { pathOf } from "#app/site/pages.ts";
import { catalogue } from "#content/catalogue/index.ts";
import { identity } from "#content/identity.ts";
import type { Lead } from "#server/store/store.ts";
import { minusMoney } from "./exact-money.ts";
import { quoteNumber, timeZone } from "./number.ts";

export type QuoteLead = Lead & { readonly quote: QuoteRecord };

export function hasQuote(lead: Lead): lead is QuoteLead {
  return lead.quote !== null;
}

/** The part of a request that a quote depends on: nothing that was typed. */
export type QuoteFacts = Pick<QuoteLead, "id" | "createdAt" | "locale" | "quote">;

export type Row = {
  readonly label: string;
  readonly value: string;
  readonly note?: string;
  /** What an option is. */
  readonly description?: string;
};
export type LineGroup = { readonly title: string; readonly kind: GroupKind; readonly rows: readonly Row[] };
export type GroupKind = "oneOff" | "monthly" | "yearly" | "onQuote" | "included";

/** The texts of a quote in one language, for its PDF and both mails. */
export type QuoteContents = {
  readonly locale: Locale;
  readonly number: string;
  readonly issuedOn: string;
  readonly validUntil: string;
  readonly subject: string;
  readonly groups: readonly LineGroup[];
  /** The rows that add up to the total. */
  readonly sum: readonly Row[];
  readonly total: Row;
  /** The VAT on the total, and both together; empty if the quote shows none, or has no total. */
  readonly taxed: readonly Row[];
  /** What the pack contains, and the smaller packs in it. */
  readonly features: { readonly title: string; readonly items: readonly string[] };
  /** The address at which the configuration can be opened again. */
  readonly configuration: string;
  readonly payment: { readonly title: string; readonly rows: readonly Row[] };
  /** Monthly and yearly amounts, not part of the total. */
  readonly recurring: readonly Row[];
  readonly notice: string;
  /** The names of items without a price yet. */
  readonly onQuote: readonly string[];
};

type Writer = {
  readonly locale: Locale;
  readonly t: Translate;
  readonly money: (amount: Cents) => string;
  readonly nameOf: (key: string) => string;
};

export function localeOf({ locale }: Pick<Lead, "locale">): Locale {
  return isLocale(locale) ? locale : "fr-fr";
}

/**
 * The record with the catalogue's names and descriptions in another language; what is no longer there stays as recorded.
 * For mails to the agency: documents have the language of the request.
 */
export function renamed(record: QuoteRecord, locale: Locale): QuoteRecord {
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

function translatedScope({ pack, lines }: Quote, scope: QuoteScope, locale: Locale): QuoteScope {
  const known = lines.filter(({ item, key }) => item === "pack" || key in catalogue.options);
  if (!(pack in catalogue.packs)) return scope;
  const { features, descriptions } = scopeOf(catalogue, { pack, lines: known }, locale);
  return { features, descriptions: { ...scope.descriptions, ...descriptions } };
}

/** `siteUrl`: the origin of the configuration's address. */
export function contentsOf(
  facts: QuoteFacts,
  siteUrl: string,
  locale: Locale = localeOf(facts),
): QuoteContents {
  const { createdAt, quote: record } = facts;
  const { quote, names, scope, validityDays } = record;
  const t = translator(dictionaries[locale]);
  const writer: Writer = {
    locale,
    t,
    money: (amount) => exactMoney(amount, locale),
    nameOf: (key) => typeset(names[key] ?? key, locale),
  };
  const format = new Intl.DateTimeFormat(formatTag[locale], { dateStyle: "long", timeZone });
  // Dates do not break across lines.
  const day = (milliseconds: number) => format.format(milliseconds).replaceAll(" ", "\u00A0");
  const issued = Date.parse(createdAt);
  return {
    locale,
    number: quoteNumber(facts),
    issuedOn: day(issued),
    validUntil: day(issued + validityDays * 24 * 60 * 60 * 1000),
    subject: t("quoteDocument.subject", {
      project: writer.nameOf(quote.projectType),
      pack: writer.nameOf(quote.pack),
      months: quote.durationMonths,
    }),
    groups: groupsOf(quote, writer, scope?.descriptions ?? {}),
    sum: sumOf(quote, writer),
    total: totalOf(quote, writer),
    taxed: taxedOf(record, writer),
    features: {
      title: t("quoteDocument.features", { pack: writer.nameOf(quote.pack) }),
      items: (scope?.features ?? []).map((text) => typeset(text, locale)),
    },
    configuration: `${siteUrl}${pathOf("pricing", locale)}${queryOf({ ...record.selection, durationMonths: String(record.selection.durationMonths) })}`,
    payment: {
      title: t("quoteDocument.payment.title", { months: quote.durationMonths }),
      rows: paymentOf(quote, writer),
    },
    recurring: recurringOf(record, writer),
    notice:
      record.vat === undefined
        ? t("quoteDocument.notice", { agency: identity.name })
        : t("quoteDocument.notice.vat", { agency: identity.name, ...vatWords(record.vat, writer) }),
    onQuote: quote.onQuote.map((line) =>
      line.item === "pack"
        ? t("quoteDocument.total.base", { pack: writer.nameOf(line.key) })
        : writer.nameOf(line.key),
    ),
  };
}

type Vat = NonNullable<QuoteRecord["vat"]>;

const vatWords = ({ place, perMille }: Vat, { locale, t }: Writer) => ({
  rate: (perMille / 10).toLocaleString(formatTag[locale]),
  place: t(`clientQuote.place.${place}`),
});

function taxedOf({ quote, vat }: QuoteRecord, writer: Writer): readonly Row[] {
  if (vat === undefined || quote.totalKind === "onQuote") return [];
  const { t, money } = writer;
  const taxed = withVat(quote.total, vat.perMille);
  return [
    { label: t("quoteDocument.total.vat", vatWords(vat, writer)), value: money(taxed.vat) },
    {
      label: t(quote.totalKind === "from" ? "quoteDocument.total.grossFrom" : "quoteDocument.total.gross"),
      value: money(taxed.total),
    },
  ];
}

function groupsOf(
  quote: Quote,
  { locale, t, money, nameOf }: Writer,
  descriptions: Readonly<Record<string, string>>,
): readonly LineGroup[] {
  const pack = nameOf(quote.pack);
  const titles: Readonly<Record<GroupKind, string>> = {
    oneOff: t("quoteDocument.group.oneOff"),
    monthly: t("quoteDocument.group.monthly"),
    yearly: t("quoteDocument.group.yearly"),
    onQuote: t("quoteDocument.group.onQuote"),
    included: t("quoteDocument.group.included", { pack }),
  };
  // The pack is always in the first group, even without a price.
  const groupOf = (line: Line): GroupKind => (line.item === "pack" ? "oneOff" : line.price.kind);
  const rowOf = (line: Line): Row => ({
    label:
      line.item === "pack"
        ? t("quoteDocument.line.pack", { project: nameOf(quote.projectType), pack })
        : nameOf(line.key),
    value: priceOf(line),
    ...(line.item === "option" && line.contract ? { note: t("quoteDocument.line.contract") } : {}),
    ...(descriptions[line.key] === undefined
      ? {}
      : { description: typeset(descriptions[line.key] ?? "", locale) }),
  });
  function priceOf({ price }: Line): string {
    switch (price.kind) {
      case "oneOff":
        return money(price.amount);
      case "monthly":
        return t("quoteDocument.price.monthly", { amount: money(price.amount) });
      case "yearly":
        return t("quoteDocument.price.yearly", { amount: money(price.amount) });
      case "onQuote":
        return t("quoteDocument.price.onQuote");
      case "included":
        return money(0 as Cents);
      default:
        throw price satisfies never;
    }
  }
  return (Object.keys(titles) as GroupKind[]).flatMap((kind) => {
    const rows = quote.lines.filter((line) => groupOf(line) === kind).map(rowOf);
    return rows.length === 0 ? [] : [{ kind, title: titles[kind], rows }];
  });
}

function sumOf(quote: Quote, { locale, t, money, nameOf }: Writer): readonly Row[] {
  const { base, oneOffOptions, discount, discountPercent, durationMonths } = quote;
  const rows: Row[] = [
    {
      label: t("quoteDocument.total.base", { pack: nameOf(quote.pack) }),
      value: base === null ? t("quoteDocument.price.onQuote") : money(base),
    },
  ];
  if (oneOffOptions > 0) rows.push({ label: t("quoteDocument.total.options"), value: money(oneOffOptions) });
  if (discount > 0)
    rows.push({
      label: t("quoteDocument.total.discount", { percent: discountPercent, months: durationMonths }),
      value: minusMoney(discount, locale),
    });
  return rows;
}

function totalOf({ total, totalKind }: Quote, { t, money }: Writer): Row {
  switch (totalKind) {
    case "exact":
      return { label: t("quoteDocument.total.total"), value: money(total) };
    case "from":
      return { label: t("quoteDocument.total.from"), value: money(total) };
    case "onQuote":
      return { label: t("quoteDocument.total.total"), value: t("quoteDocument.price.onQuote") };
    default:
      throw totalKind satisfies never;
  }
}

function paymentOf({ payment, depositPercent }: Quote, { t, money }: Writer): readonly Row[] {
  const onQuote = t("quoteDocument.price.onQuote");
  const deposit = {
    label: t("quoteDocument.payment.deposit", { percent: depositPercent }),
    note: t("quoteDocument.payment.deposit.when"),
  };
  if (payment === null)
    return [
      { ...deposit, value: onQuote },
      { label: t("quoteDocument.payment.monthly"), value: onQuote },
    ];
  const { count, monthly, last } = payment;
  const equal = monthly === last ? count : count - 1;
  return [
    { ...deposit, value: money(payment.deposit) },
    {
      label: t("quoteDocument.payment.instalments", { count: equal }),
      note: t("quoteDocument.payment.instalments.when", { count: equal }),
      value: money(monthly),
    },
    ...(equal === count
      ? []
      : [
          {
            label: t("quoteDocument.payment.last"),
            note: t("quoteDocument.payment.last.when", { count }),
            value: money(last),
          },
        ]),
  ];
}

function recurringOf({ quote, vat }: QuoteRecord, { t, money }: Writer): readonly Row[] {
  const row = (label: string, amount: Cents): readonly Row[] => {
    if (amount === 0) return [];
    const gross = vat && { amount: money(withVat(amount, vat.perMille).total) };
    return [{ label, value: money(amount), ...(gross && { note: t("quoteDocument.total.withVat", gross) }) }];
  };
  return [
    ...row(t("quoteDocument.total.perMonth"), quote.perMonth),
    ...row(t("quoteDocument.total.perYear"), quote.perYear),
  ];
}
