import type { Locale } from "#app/i18n/locales.ts";
import { type Dictionary, dictionaries, pickWords } from "#app/i18n/words.ts";
import { configuratorView } from "#app/quote/configurator-view.ts";
import type { IslandName } from "./registry.ts";

/**
 * What a part needs and what is the same on every page, in one language: a file of its own (`tooling/build/island-files.ts`),
 * fetched as the part wakes. In the page it would stand twice, as text and as data. Apart from the registry, because
 * the browser never asks for it here.
 */
export type IslandFile = { readonly words: Dictionary; readonly props: object };

/** The words that a part uses, as prefixes of their keys, so that no dictionary is ever downloaded. */
const wordPrefixes: Readonly<Record<IslandName, readonly string[]>> = {
  configurator: [
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
    "forms.privacy.",
  ],
  "contact-form": ["contact.form.", "contact.project.", "contact.budget.", "forms."],
  "conversion-chart": ["home.chart."],
};

const sharedProps = {
  configurator: (locale: Locale) => ({ view: configuratorView(locale) }),
} satisfies Partial<Record<IslandName, (locale: Locale) => object>>;

type SharedProps = typeof sharedProps;

/** The names of the properties that a part's file brings. */
export type SharedProp<Name extends IslandName> = Name extends keyof SharedProps
  ? keyof ReturnType<SharedProps[Name]>
  : never;

export const islandNames = Object.keys(wordPrefixes) as readonly IslandName[];

const made = new Map<string, IslandFile>();

/** Made once: picking its words would be done again for every page that is rendered live. */
export function islandFile(name: IslandName, locale: Locale): IslandFile {
  const key = `${name}.${locale}`;
  const props: Partial<Record<IslandName, (locale: Locale) => object>> = sharedProps;
  const file = made.get(key) ?? {
    words: pickWords(dictionaries[locale], wordPrefixes[name]),
    props: props[name]?.(locale) ?? {},
  };
  made.set(key, file);
  return file;
}
