import type { Cents } from "#app/domain/money.ts";
import { formatTag, type Locale } from "./locales.ts";

/** An amount as its language writes it, cents only where there are some: `2 500 €`, `€999.99`. */
export function formatMoney(amount: Cents, locale: Locale): string {
  return (amount / 100).toLocaleString(formatTag[locale], {
    style: "currency",
    currency: "EUR",
    trailingZeroDisplay: "stripIfInteger",
  });
}
