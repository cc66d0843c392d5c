import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { translator } from "#app/i18n/translate.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";

/**
 * What a company states about itself on its documents and letters (article R123-237 of the Code de commerce): name and
 * capital, register, SIRET and VAT number.
 */
export function companyFacts(locale: Locale): readonly string[] {
  const t = translator(dictionaries[locale]);
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
