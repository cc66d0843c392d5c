/** The two languages, as in URL paths. `en-en` is not a valid language tag: it is used in addresses and storage only. */
export const locales = ["fr-fr", "en-en"] as const;
export type Locale = (typeof locales)[number];

/** The same content in both languages. */
export type Localized<T> = Readonly<Record<Locale, T>>;
