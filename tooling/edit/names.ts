/** What fields are called, by their keys. */
import type { Locale } from "#app/i18n/locales.ts";
import { territories, vatPlaces } from "#content/place.ts";
import { english } from "./names-english.ts";
import { french } from "./names-french.ts";

const camelCase = (key: string): string => key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A key as words: `answerHours` is "Answer hours". */
function fromKey(key: string): string {
  const text = key
    .replace(/[-_.]+/g, " ")
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`)
    .trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What the content calls its places, by their keys. */
const places = new Map(
  Object.entries({ ...vatPlaces, ...territories }).map(([key, { name }]) => [camelCase(key), name]),
);

/** The name that people use for a key; null if only its own words are known and they are English. */
export function knownName(key: string, locale: Locale): string | null {
  const camel = camelCase(key);
  const own = locale === "fr-fr" ? french : english;
  if (Object.hasOwn(own, camel)) return own[camel] ?? null;
  const place = places.get(camel);
  if (place !== undefined) return place[locale];
  return locale === "fr-fr" ? null : fromKey(key);
}

/** Names of keys that mean something else below this one. */
const within: Readonly<Record<string, readonly [french: string, english: string]>> = {
  "meridians.at": ["Position", "Position"],
  "parallels.at": ["Position", "Position"],
  "fonts.texts": ["Textes", "Texts"],
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
