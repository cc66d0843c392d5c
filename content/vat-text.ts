import { formatTag, type Locale } from "#app/i18n/locales.ts";
import { vatRates } from "./catalogue/vat.ts";

const places = {
  "fr-fr": { own: "en Martinique", both: "en Martinique et en Guadeloupe" },
  "en-en": { own: "in Martinique", both: "in Martinique and Guadeloupe" },
} as const;

/** The VAT of the agency's own territory, and of its neighbour where that is the same: `8,5 % en Martinique et en Guadeloupe`. */
export function vatIn(locale: Locale): string {
  const { martinique, guadeloupe } = vatRates;
  const rate = (martinique / 10).toLocaleString(formatTag[locale]);
  const { own, both } = places[locale];
  return `${rate}${locale === "fr-fr" ? " %" : "%"} ${martinique === guadeloupe ? both : own}`;
}
