import { availablePacks, isSubscription, type OptionKey, type PackKey } from "#app/domain/catalogue.ts";
import { zeroCents } from "#app/domain/money.ts";
import { hasMaintenance, type LinePrice, type Quote } from "#app/domain/quote.ts";
import type { RecordedQuote } from "#app/domain/quote-record.ts";
import type { OptionRefusal, SelectionRefusal, ValidSelection } from "#app/domain/selection.ts";
import { type ShownVat, withVat } from "#app/domain/vat.ts";
import { exactMoney, formatList, formatPercent, plural } from "#app/i18n/formats.ts";
import type { Language } from "#app/i18n/translate.ts";
import type { CatalogueView } from "./catalogue-view.ts";

export function priceText({ locale, t }: Language, price: LinePrice): string {
  switch (price.kind) {
    case "oneOff":
      return exactMoney(price.amount, locale);
    case "monthly":
      return t("pricing.option.monthly", { amount: exactMoney(price.amount, locale) });
    case "yearly":
      return t("pricing.option.yearly", { amount: exactMoney(price.amount, locale) });
    case "onQuote":
      return t("pricing.option.onQuote");
    case "included":
      return exactMoney(zeroCents, locale);
    default:
      return price satisfies never;
  }
}

/** What the total leaves out. */
export function notIncludedText(
  { t }: Pick<Language, "t">,
  hosting: string,
  quote: Pick<RecordedQuote, "lines">,
): string {
  return hasMaintenance(quote)
    ? t("pricing.summary.notIncluded.hosted")
    : t("pricing.summary.notIncluded", { amount: hosting });
}

/** The total with the VAT of the client's place, or that none is charged there; null while the total is not exact. */
export function vatText(language: Language, view: CatalogueView, quote: Quote, vat: ShownVat): string | null {
  const { locale, t } = language;
  const place = view.places.find(({ key }) => key === vat.place)?.in ?? "";
  if (vat.perMille === 0) return t("pricing.summary.vat.none", { place });
  if (quote.totalKind !== "exact") return null;
  const amount = exactMoney(withVat(quote.total, vat.perMille).total, locale);
  return t("pricing.summary.vat", { amount, place, percent: formatPercent(vat.perMille, locale) });
}

/** The price of an option with a pack. Before one is chosen, an option that every pack includes has no price either. */
export function optionPrice(view: CatalogueView, key: OptionKey, pack: PackKey | null): LinePrice {
  const packs = pack === null ? availablePacks(view) : [pack];
  const included = packs.every((each) => view.packs[each].includes.includes(key));
  const { price } = view.options[key];
  return included ? { kind: "included", subscription: isSubscription(price.kind) } : price;
}

export function totalText({ locale, t }: Language, quote: Quote): string {
  const amount = exactMoney(quote.total, locale);
  switch (quote.totalKind) {
    case "exact":
      return amount;
    case "from":
      return t("pricing.summary.from", { amount });
    case "onQuote":
      return t("pricing.summary.onQuote");
    default:
      return quote.totalKind satisfies never;
  }
}

export function totalLabel({ t }: Language, { totalKind }: Quote): string {
  return t(totalKind === "from" ? "pricing.summary.total.from" : "pricing.summary.total");
}

/** The total with the subscriptions: `5 741,28 € HT, plus 49,00 € HT par mois`. */
export function fullPriceText(language: Language, quote: Quote): string {
  const { locale, t } = language;
  const { subscriptionsPerMonth, subscriptionsPerYear } = quote;
  const amount = totalText(language, quote);
  const total = {
    exact: t("pricing.request.total", { amount }),
    from: t("pricing.request.total.from", { amount }),
    onQuote: amount,
  }[quote.totalKind];
  const recurring = [
    ...(subscriptionsPerMonth > zeroCents
      ? [t("pricing.request.subscriptionsPerMonth", { amount: exactMoney(subscriptionsPerMonth, locale) })]
      : []),
    ...(subscriptionsPerYear > zeroCents
      ? [t("pricing.request.subscriptionsPerYear", { amount: exactMoney(subscriptionsPerYear, locale) })]
      : []),
  ];
  return recurring.length === 0
    ? total
    : t("pricing.request.total.plus", { total, amounts: formatList(recurring, locale) });
}

/** The payments after the deposit: `24 × 167,81 €`, or with a different last one. */
export function instalmentsText({ locale, t }: Language, payment: NonNullable<Quote["payment"]>): string {
  const { count, instalmentAmount: monthly, last } = payment;
  const amount = exactMoney(monthly, locale);
  return last === monthly
    ? t("pricing.summary.payment.equal", { count, amount })
    : t("pricing.summary.payment.last", { count: count - 1, amount, last: exactMoney(last, locale) });
}

/** Why an option cannot be added. */
export function reasonText(
  language: Language,
  view: CatalogueView,
  pack: PackKey | null,
  refusal: OptionRefusal,
): string {
  const { locale, t } = language;
  if (refusal.code === "optionNeeds")
    return t("pricing.option.needs", { missing: formatList(optionNames(view, refusal.missing), locale) });
  const by = view.options[refusal.by].name;
  return refusal.inPack && pack !== null
    ? t("pricing.option.inPack", { pack: view.packs[pack].name, by })
    : t("pricing.option.excluded", { by });
}

export function isUnknownChoice(
  refusal: SelectionRefusal,
): refusal is Extract<SelectionRefusal, { code: "unknown" }> {
  return refusal.code === "unknown";
}

/** One sentence for each refusal. Unknown values of an address are not repeated: anybody can write them. */
export function noteTexts(
  language: Language,
  view: CatalogueView,
  valid: ValidSelection,
  refusals: readonly SelectionRefusal[],
): readonly string[] {
  const { t } = language;
  return refusals.flatMap((refusal): readonly string[] => {
    switch (refusal.code) {
      case "unknown":
        return [
          t(`pricing.note.unknown.${plural(language.locale, refusal.count)}`, { count: refusal.count }),
        ];
      case "optionsWithoutPack":
        return [t("pricing.note.withoutPack")];
      case "projectTypeNotConfigurable":
        return [];
      case "optionExcluded":
      case "optionNeeds":
        return [
          t("pricing.note.option", {
            option: view.options[refusal.option].name,
            reason: reasonText(language, view, valid.pack, refusal),
          }),
        ];
      default:
        return refusal satisfies never;
    }
  });
}

export function optionNames(view: CatalogueView, keys: readonly OptionKey[]): readonly string[] {
  return keys.map((key) => view.options[key].name);
}
