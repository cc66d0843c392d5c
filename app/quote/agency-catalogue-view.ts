import { catalogue } from "#app/content/catalogue.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { type CatalogueView, catalogueView } from "./catalogue-view.ts";

const made = new Map<Locale, CatalogueView>();

/** The agency's catalogue in one language. Cached, because typesetting is most of the cost of rendering the page. */
export function agencyCatalogueView(locale: Locale): CatalogueView {
  const view = made.get(locale) ?? catalogueView(catalogue, locale);
  made.set(locale, view);
  return view;
}
