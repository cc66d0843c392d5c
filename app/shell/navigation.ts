import type { Locale } from "#app/i18n/locales.ts";
import { type ConstructionSubject, constructionPath, type PlainPageId, pathOf } from "#app/site/pages.ts";

/** A page, or a service whose page is under construction. */
export type Destination = PlainPageId | { readonly service: ConstructionSubject };

export function destinationPath(destination: Destination, locale: Locale): string {
  return typeof destination === "string"
    ? pathOf(destination, locale)
    : constructionPath(locale, destination.service);
}
