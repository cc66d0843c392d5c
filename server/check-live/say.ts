import { type Locale, locales } from "#app/i18n/locales.ts";

/** A text of words.json in a language, with values in its braces. */
export const say = (
  texts: readonly string[],
  locale: Locale,
  slots: Readonly<Record<string, string | number>> = {},
): string =>
  (texts[locales.indexOf(locale)] ?? "").replace(/\{(\w+)\}/g, (_, name: string) => String(slots[name]));
