import { languageKey } from "#app/domain/personal-data.ts";
import { isLocale, type Locale } from "#app/i18n/locales.ts";

/** The stored language if it is a valid one, else the browser's: English if it starts with "en", else French. */
export function preferredLocale(): Locale {
  try {
    const stored = localStorage.getItem(languageKey);
    if (isLocale(stored)) return stored;
  } catch {
    // Storage is refused: the browser's language decides.
  }
  return /^en\b/i.test(navigator.language) ? "en-en" : "fr-fr";
}
