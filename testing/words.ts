import { type Locale, locales } from "#app/i18n/locales.ts";
import type { Translate } from "#app/i18n/translate.ts";
import { translations } from "#app/i18n/translations.ts";

export { type Locale, locales };

/** The site's own words, for finding elements. Words that must not change are written out in the tests. */
export const words: Readonly<Record<Locale, Translate>> = {
  "fr-fr": translations["fr-fr"],
  "en-en": translations["en-en"],
};

/** A text without typographic spaces, hyphens, quotes and apostrophes, for comparing it with plain characters. */
export function plain(text: string): string {
  return text
    .replaceAll("’", "'")
    .replaceAll("\u2011", "-")
    .replace(/[“”]/g, '"')
    .replace(/[\s\u00A0\u202F]+/g, " ")
    .trim();
}
