import { inEachLanguage, type Locale, type Localized, locales } from "#app/domain/languages.ts";

export { inEachLanguage, type Locale, type Localized, locales };

/** Used if nothing else sets the language: a path without a prefix, a browser without a preference. */
export const defaultLocale: Locale = "fr-fr";

/** What search engines show to readers of any other language (`x-default`): docs/decisions/020-x-default.md. */
export const internationalLocale: Locale = "en-en";

/** The value of `<html lang>` and hreflang. */
export const languageTag = { "fr-fr": "fr", "en-en": "en" } as const satisfies Record<Locale, string>;

/** The tag that number and date formats use: English for an international reader, day before month. */
export const formatTag = { "fr-fr": "fr-FR", "en-en": "en-GB" } as const satisfies Record<Locale, string>;

/** Open Graph's locale. `en_EN` is not a real locale, but required: docs/product.md#seo. */
export const socialLocale = { "fr-fr": "fr_FR", "en-en": "en_EN" } as const satisfies Record<Locale, string>;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

export function otherLocale(locale: Locale): Locale {
  return locale === "fr-fr" ? "en-en" : "fr-fr";
}

/** The language in the first segment of a path, or null if there is none. */
export function localeOfPath(pathname: string): Locale | null {
  const segment = pathname.split("/", 2)[1];
  return isLocale(segment) ? segment : null;
}
