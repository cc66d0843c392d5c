import { formatTag, type Locale } from "#app/i18n/locales.ts";
import { legal } from "./legal.ts";

/** The rate of VAT in Martinique, as texts show it, without its unit. */
export const vatPercent = (locale: Locale): string => legal.vatRate.toLocaleString(formatTag[locale]);
