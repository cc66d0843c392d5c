/** How texts speak of services. */
import type { Service } from "#app/domain/services.ts";
import { formatTag, type Locale } from "#app/i18n/locales.ts";
import { offers } from "#app/offer/offered.ts";

/** A part of a text that speaks of a service: nothing if the service is not offered. */
export const ifOffered = (service: Service, text: string): string => (offers(service) ? text : "");

/** A list in a sentence, without what is not offered: `vitrines, boutiques et sites de réservation`. */
export function listed(locale: Locale, ...texts: readonly string[]): string {
  return new Intl.ListFormat(formatTag[locale]).format(texts.filter((text) => text !== ""));
}
