import type { OptionKey } from "#app/domain/catalogue.ts";
import type { Cents } from "#app/domain/money.ts";
import { options } from "#app/prices/rules.ts";
import { onRequest } from "#content/shared-texts.ts";
import { formatNetPrice } from "./formats.ts";
import type { Locale } from "./locales.ts";

/** A price before tax in a sentence, or the words for none. */
export const netPrice = (amount: Cents | null, locale: Locale): string =>
  amount === null ? onRequest[locale] : formatNetPrice(amount, locale);

/** What an option costs, before tax, without its period. */
export function optionPriceText(key: OptionKey, locale: Locale): string {
  const { price } = options[key];
  return netPrice("amount" in price ? price.amount : null, locale);
}
