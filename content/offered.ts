/** What follows from `offer.ts`. */
import { type ProjectCategory, projectCategories } from "#app/domain/project.ts";
import { isService, type Service } from "#app/domain/services.ts";
import { formatTag, type Locale } from "#app/i18n/locales.ts";
import { offered } from "./offer.ts";

/** Whether something is offered that is named as a service; what is no service always is. */
export function offers(key: string): boolean {
  return !isService(key) || offered.includes(key);
}

/** The kinds of site that are offered, in the order of lists and choices. */
export const offeredKinds: readonly ProjectCategory[] = projectCategories.filter(offers);

/** A part of a text that speaks of a service: nothing if the service is not offered. */
export const ifOffered = (service: Service, text: string): string => (offers(service) ? text : "");

/** Without the texts that are empty. */
export const present = (texts: readonly string[]): readonly string[] => texts.filter((text) => text !== "");

/** A list in a sentence, without what is not offered: `vitrines, boutiques et sites de réservation`. */
export function listed(locale: Locale, ...texts: readonly string[]): string {
  return new Intl.ListFormat(formatTag[locale]).format(present(texts));
}
