import { formatPercent } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { vatPlaceName } from "#app/i18n/places.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";

/** The VAT of a quote with its rate and place. */
export function useVatText({ terms, vatPerMille }: ConfirmedQuote): string {
  const { locale, t } = useLanguage();
  return t("clientQuote.total.vat", {
    rate: formatPercent(vatPerMille, locale),
    place: vatPlaceName(terms.client.vatPlace, locale),
  });
}
