/** The rows of a quote's document: its lines, what adds up to the total, and the payments. */

import { isSubscription } from "#app/domain/catalogue.ts";
import type { Cents } from "#app/domain/money.ts";
import type { QuoteRecord, RecordedLine, RecordedQuote } from "#app/domain/quote-record.ts";
import { type ShownVat, type VatPlace, withVat } from "#app/domain/vat.ts";
import { formatPercent } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { vatPlaceName } from "#app/i18n/places.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { typeset, typesetIn } from "#app/i18n/typography.ts";
import { untaxedReason } from "#app/prices/vat.ts";
import type { AmountRow } from "#quotes/facts/amounts.ts";
import { negativeMoney } from "#quotes/facts/exact.ts";
import { present } from "#quotes/present.ts";

export type LineGroup = {
  readonly title: string;
  readonly kind: GroupKind;
  readonly rows: readonly AmountRow[];
};
const groupKinds = ["oneOff", "monthly", "yearly", "onQuote", "included"] as const;
type GroupKind = (typeof groupKinds)[number];

/** How a document in one language says amounts and names. */
export type IndicativeQuoteWriter = {
  readonly locale: Locale;
  readonly t: Translate;
  readonly money: (amount: Cents) => string;
  readonly nameOf: (key: string) => string;
};

export const vatWords = ({ place, perMille }: ShownVat, { locale }: IndicativeQuoteWriter) => ({
  rate: formatPercent(perMille, locale),
  place: vatPlaceName(place, locale),
});

/** Why no VAT is charged at a place. */
export function untaxedReasonText(
  place: VatPlace,
  { locale, t }: Pick<IndicativeQuoteWriter, "locale" | "t">,
): string {
  const reason = untaxedReason(place);
  return reason === null ? t("quoteDocument.untaxed") : typesetIn(reason, locale);
}

export function taxRows({ quote, vat }: QuoteRecord, writer: IndicativeQuoteWriter): readonly AmountRow[] {
  if (vat === undefined || vat.perMille === 0 || quote.totalKind === "onQuote") return [];
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

export function lineGroups(
  quote: RecordedQuote,
  { locale, t, money, nameOf }: IndicativeQuoteWriter,
  descriptions: Readonly<Record<string, string>>,
): readonly LineGroup[] {
  const pack = nameOf(quote.pack);
  // The pack is always in the first group, even without a price.
  const groupOf = (line: RecordedLine): GroupKind => (line.item === "pack" ? "oneOff" : line.price.kind);
  const rowOf = (line: RecordedLine): AmountRow => ({
    label:
      line.item === "pack"
        ? t("quoteDocument.line.pack", { project: nameOf(quote.projectType), pack })
        : nameOf(line.key),
    value: priceOf(line),
    ...noteOf(line),
    ...(descriptions[line.key] === undefined
      ? {}
      : { description: typeset(descriptions[line.key] ?? "", locale) }),
  });
  function noteOf(line: RecordedLine): Pick<AmountRow, "note"> {
    if (line.item === "pack") return {};
    const { kind } = line.price;
    if (isSubscription(kind)) return { note: t(`quoteDocument.line.${kind}`) };
    if (line.price.kind === "included")
      return line.price.subscription ? { note: t("quoteDocument.line.included") } : {};
    return line.contract ? { note: t("quoteDocument.line.contract") } : {};
  }
  function priceOf({ price }: RecordedLine): string {
    switch (price.kind) {
      case "oneOff":
        return money(price.amount);
      case "monthly":
      case "yearly":
        return t(`quoteDocument.price.${price.kind}`, { amount: money(price.amount) });
      case "onQuote":
        return t("quoteDocument.price.onQuote");
      case "included":
        return money(0 as Cents);
      default:
        throw price satisfies never;
    }
  }
  return groupKinds.flatMap((kind) => {
    const rows = quote.lines.filter((line) => groupOf(line) === kind).map(rowOf);
    return rows.length === 0 ? [] : [{ kind, title: t(`quoteDocument.group.${kind}`, { pack }), rows }];
  });
}

export function subtotalRows(
  quote: RecordedQuote,
  { locale, t, money, nameOf }: IndicativeQuoteWriter,
): readonly AmountRow[] {
  const { base, oneOffOptions, discount, discountPercent, paymentMonths } = quote;
  return present([
    {
      label: t(base === null ? "quoteDocument.total.base" : "quoteDocument.total.pack", {
        pack: nameOf(quote.pack),
      }),
      value: base === null ? t("quoteDocument.price.onQuote") : money(base),
    },
    oneOffOptions > 0 && { label: t("quoteDocument.total.options"), value: money(oneOffOptions) },
    discount > 0 && {
      label: t("quoteDocument.total.discount", { percent: discountPercent, months: paymentMonths }),
      value: negativeMoney(discount, locale),
    },
  ]);
}

export const totalRow = (
  { total, totalKind }: RecordedQuote,
  { t, money }: IndicativeQuoteWriter,
): AmountRow => ({
  label: t(totalKind === "from" ? "quoteDocument.total.from" : "quoteDocument.total.total"),
  value: totalKind === "onQuote" ? t("quoteDocument.price.onQuote") : money(total),
});

export function indicativePaymentRows(
  { payment, depositPercent }: RecordedQuote,
  { t, money }: IndicativeQuoteWriter,
): readonly AmountRow[] {
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
  const { count, instalmentAmount: monthly, last } = payment;
  const equal = monthly === last ? count : count - 1;
  return present([
    { ...deposit, value: money(payment.deposit) },
    {
      label: t("quoteDocument.payment.instalments", { count: equal }),
      note: t("quoteDocument.payment.instalments.when", { count: equal }),
      value: money(monthly),
    },
    equal < count && {
      label: t("quoteDocument.payment.last"),
      note: t("quoteDocument.payment.last.when", { count }),
      value: money(last),
    },
  ]);
}

export function recurringRows(
  { quote, vat }: QuoteRecord,
  { t, money }: IndicativeQuoteWriter,
): readonly AmountRow[] {
  const row = (label: string, amount: Cents): readonly AmountRow[] => {
    if (amount === 0) return [];
    const gross = vat && vat.perMille > 0 && { amount: money(withVat(amount, vat.perMille).total) };
    return [{ label, value: money(amount), ...(gross && { note: t("quoteDocument.total.withVat", gross) }) }];
  };
  return [
    ...row(t("quoteDocument.total.subscriptionsPerMonth"), quote.subscriptionsPerMonth),
    ...row(t("quoteDocument.total.subscriptionsPerYear"), quote.subscriptionsPerYear),
  ];
}
