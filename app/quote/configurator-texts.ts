import type { Locale } from "#app/i18n/locales.ts";
import { type Dictionary, dictionaries, pickWords } from "#app/i18n/words.ts";
import { catalogue } from "#content/catalogue/index.ts";
import { type CatalogueView, catalogueView } from "./catalogue-view.ts";

const prefixes = [
  "pricing.form.",
  "pricing.type.",
  "pricing.duration.",
  "pricing.pack.",
  "pricing.option",
  "pricing.note.",
  "pricing.summary.",
  "pricing.change.",
  "pricing.request.",
  "forms.error.",
  "forms.summary.",
];

/** All that the configurator says in one language: the same for everybody, and too much for the page. */
export function configuratorTexts(locale: Locale): { words: Dictionary; props: { view: CatalogueView } } {
  return {
    words: pickWords(dictionaries[locale], prefixes),
    props: { view: catalogueView(catalogue, locale) },
  };
}
