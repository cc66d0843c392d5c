/** The two languages, as in URL paths. `en-en` is not a valid language tag: it is used in addresses and storage only. */
export const locales = ["fr-fr", "en-en"] as const;
export type Locale = (typeof locales)[number];

/** The same content in both languages. */
export type Localized<T> = Readonly<Record<Locale, T>>;

/** What is made for every language. */
export function inEachLanguage<T>(make: (locale: Locale) => T): Localized<T> {
  return Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
}
