import type { Cents } from "#app/domain/money.ts";
import { formatTag, type Locale, locales } from "./locales.ts";

const euros = (options: Intl.NumberFormatOptions) =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      new Intl.NumberFormat(formatTag[locale], { style: "currency", currency: "EUR", ...options }),
    ]),
  ) as Record<Locale, Intl.NumberFormat>;
const numbers = Object.fromEntries(
  locales.map((locale) => [locale, new Intl.NumberFormat(formatTag[locale])]),
) as Record<Locale, Intl.NumberFormat>;
const short = euros({ trailingZeroDisplay: "stripIfInteger" });
const exact = euros({});

/** A price on a page, cents only where there are some: `2 500 €`, `€999.99`. */
export function formatMoney(amount: Cents, locale: Locale): string {
  return short[locale].format(amount / 100);
}

/** An amount of a quote, always with its cents: `2 500,00 €`, `€2,500.00`. */
export function exactMoney(amount: Cents, locale: Locale): string {
  return exact[locale].format(amount / 100);
}

/** `1 240`, `1,240`. */
export const formatNumber = (value: number, locale: Locale): string => numbers[locale].format(value);

/** A rate in thousandths, as a number of hundredths: 85 is `8,5` or `8.5`. The words around it have the sign. */
export function formatPercent(perMille: number, locale: Locale): string {
  return numbers[locale].format(perMille / 10);
}

const plurals = {
  "fr-fr": /* @__PURE__ */ new Intl.PluralRules("fr"),
  "en-en": /* @__PURE__ */ new Intl.PluralRules("en"),
} as const;

/** The form of a text for a number of things: French has one for 0 too. */
export const plural = (locale: Locale, count: number): "one" | "other" =>
  plurals[locale].select(count) === "one" ? "one" : "other";

/** A list in a sentence: `Rome, Parme et Capri`; with "disjunction" `Rome, Parme ou Capri`. */
export function formatList(
  texts: readonly string[],
  locale: Locale,
  type: "conjunction" | "disjunction" = "conjunction",
): string {
  return new Intl.ListFormat(formatTag[locale], { type }).format(texts);
}

/** A time of day in a language, without minutes if they are zero: `10:00` is `10 h`, or `10 am`. */
export function formatHour(time: string, locale: Locale): string {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const past = minutes === 0 ? "" : String(minutes).padStart(2, "0");
  if (locale === "fr-fr") return `${hours}\u00A0h${past && `\u00A0${past}`}`;
  return `${hours % 12 || 12}${past && `:${past}`}\u00A0${hours < 12 ? "am" : "pm"}`;
}

/** An amount as the site shows prices, before tax: `2 500 € HT`, `€999.99 excl. VAT`. */
export function formatNetPrice(amount: Cents, locale: Locale): string {
  return locale === "fr-fr"
    ? `${formatMoney(amount, locale)}\u00A0HT`
    : `${formatMoney(amount, locale)} excl.\u00A0VAT`;
}

/** Numbers that texts write in words, of people. */
export const numberWords = {
  "fr-fr": ["", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"],
  "en-en": ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"],
} as const satisfies Record<Locale, readonly string[]>;
