/** What fields are called, by their keys. */
import type { Locale } from "#app/i18n/locales.ts";
import { territories, vatPlaces } from "#content/place.ts";
import { english } from "./names-english.ts";
import { french } from "./names-french.ts";

const camelCase = (key: string): string => key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A key as words: `answerHours` is "Answer hours", and `vatNumber` "VAT number". */
function fromKey(key: string): string {
  const text = key
    .replace(/[-_.]+/g, " ")
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .replace(/\b(?:ai|seo|sepa|url|vat)\b/gi, (letters) => letters.toUpperCase())
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the content calls its places, by their keys. */
const places = new Map(
  Object.entries({ ...vatPlaces, ...territories }).map(([key, { name }]) => [camelCase(key), name]),
);

/** The word for a key in this folder; null if there is none. */
export function ownName(key: string, locale: Locale): string | null {
  const own = locale === "fr-fr" ? french : english;
  const camel = camelCase(key);
  return Object.hasOwn(own, camel) ? (own[camel] ?? null) : null;
}

/** The name that people use for a key; null if only its own words are known and they are English. */
export function knownName(key: string, locale: Locale): string | null {
  const own = ownName(key, locale) ?? places.get(camelCase(key))?.[locale] ?? null;
  return own === null && locale !== "fr-fr" ? fromKey(key) : own;
}

/** Names of keys that mean something else below this one. */
const within: Readonly<Record<string, readonly [french: string, english: string]>> = {
  "categories.features": ["Fonctionnalités", "Features"],
  "features.features": ["Fonctionnalités", "Features"],
  "meridians.at": ["Position", "Position"],
  "parallels.at": ["Position", "Position"],
  "phone.link": ["Tel qu’il se compose", "As it is dialled"],
  "dark.line": ["Traits", "Lines"],
  "light.line": ["Traits", "Lines"],
  "copy.line": ["Phrase", "Sentence"],
  "founderCopy.line": ["Phrase", "Sentence"],
};

/** The name of a key below another. */
export function nameWithin(outer: string, key: string, locale: Locale): string | null {
  return within[`${outer}.${key}`]?.[locale === "fr-fr" ? 0 : 1] ?? null;
}

export const labelOf = (key: string, locale: Locale): string => knownName(key, locale) ?? fromKey(key);
