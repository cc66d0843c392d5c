import type { ConfirmedQuote } from "#app/domain/confirmed-quote.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { formatTag } from "#app/i18n/locales.ts";
import { vatPlaceName } from "#app/i18n/places.ts";

/** The VAT of a quote with its rate and place. */
export function useVatText({ terms, vatPerMille }: ConfirmedQuote): string {
  const { locale, t } = useLanguage();
  return t("clientQuote.total.vat", {
    rate: (vatPerMille / 10).toLocaleString(formatTag[locale]),
    place: vatPlaceName(terms.client.vatPlace, locale),
  });
}
