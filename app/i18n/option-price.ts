import type { OptionKey } from "#app/domain/catalogue.ts";
import { formatNetPrice } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { options } from "#app/offer/rules.ts";

/** What an option costs, before tax, without its period. */
export function optionPrice(key: OptionKey, locale: Locale): string {
  const { price } = options[key];
  return "amount" in price
    ? formatNetPrice(price.amount, locale)
    : { "fr-fr": "un prix sur devis", "en-en": "a price on request" }[locale];
}
