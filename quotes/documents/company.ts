import { formatMoney } from "#app/i18n/formats.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";

/**
 * What a company states about itself on its documents and letters (article R123-237 of the Code de commerce): name and
 * capital, register, SIRET and VAT number. What is not known yet is left out.
 */
export function companyLines(locale: Locale): readonly string[] {
  const t = translations[locale];
  const { capital, register, siret, vatNumber } = legal;
  return [
    capital
      ? t("quoteDocument.capital", { company: identity.legalName, amount: formatMoney(capital, locale) })
      : identity.legalName,
    register,
    siret && t("quoteDocument.siret", { number: siret }),
    vatNumber && t("quoteDocument.vatNumber", { number: vatNumber }),
  ].filter((fact) => fact !== null);
}
