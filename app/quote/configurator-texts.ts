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

type ConfiguratorTexts = {
  readonly words: Dictionary;
  readonly props: { readonly view: CatalogueView };
};

const made = new Map<Locale, ConfiguratorTexts>();

/**
 * All that the configurator says in one language: the same for everybody, and too much for the page. Made once, since
 * setting the whole catalogue is most of what a page with a configuration would cost the server.
 */
export function configuratorTexts(locale: Locale): ConfiguratorTexts {
  const known = made.get(locale);
  if (known !== undefined) return known;
  const texts = {
    words: pickWords(dictionaries[locale], prefixes),
    props: { view: catalogueView(catalogue, locale) },
  };
  made.set(locale, texts);
  return texts;
}
