import type { Cents } from "#app/domain/money.ts";
import { formatTag, type Locale, locales } from "./locales.ts";

const euros = Object.fromEntries(
  locales.map((locale) => [
    locale,
    new Intl.NumberFormat(formatTag[locale], {
      style: "currency",
      currency: "EUR",
      trailingZeroDisplay: "stripIfInteger",
    }),
  ]),
) as Record<Locale, Intl.NumberFormat>;

/** An amount as its language writes it, cents only where there are some: `2 500 €`, `€999.99`. */
export function formatMoney(amount: Cents, locale: Locale): string {
  return euros[locale].format(amount / 100);
}
