import type { Cents } from "#app/domain/money.ts";
import { formatTag, type Locale } from "#app/i18n/locales.ts";

const format = (locale: Locale) =>
  new Intl.NumberFormat(formatTag[locale], { style: "currency", currency: "EUR" });
const formats = { "fr-fr": format("fr-fr"), "en-en": format("en-en") } as const;

/** An amount, always with its cents: `2 500,00 €`, `€2,500.00`. */
export function exactMoney(amount: Cents, locale: Locale): string {
  return formats[locale].format(amount / 100);
}

/** A deduction, with a typographic minus that no line ends after. */
export function minusMoney(amount: Cents, locale: Locale): string {
  return `\u2212${exactMoney(amount, locale)}`;
}
