import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";

/**
 * What a company states about itself on its documents and letters (article R123-237 of the Code de commerce): name and
 * capital, register, SIRET and VAT number.
 */
export function companyFacts(locale: Locale): readonly string[] {
  const t = translations[locale];
  return [
    t("quoteDocument.capital", {
      company: identity.legalName,
      amount: formatMoney(legal.capital, locale),
    }),
    legal.register,
    t("quoteDocument.siret", { number: legal.siret }),
    t("quoteDocument.vatNumber", { number: legal.vatNumber }),
  ];
}
