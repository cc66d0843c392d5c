import { sanitizedLine, truncated, withoutLinks } from "#app/domain/sanitized-text.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Language } from "#app/i18n/translate.ts";
import { translations } from "#app/i18n/translations.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import { type QuoteFacts, quoteFacts } from "#quotes/facts/quote-facts.ts";
import { quoteVersionView } from "#quotes/quote-state.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";

export const languageOf = (locale: Locale): Language => ({ locale, t: translations[locale] });

const maxFactLength = 200;

/** One line that a person entered: no mail client makes a link of it. */
export const sanitizedFact = (text: string): string =>
  withoutLinks(truncated(sanitizedLine(text), maxFactLength));

/** A moment in the agency's time. */
export const momentIn = (locale: Locale, at: string | number): string =>
  formatMoment(at, locale, { dateStyle: "full" });

/** The facts of a quote as they were at a moment. No mail client makes a link of what somebody typed. */
export const factsAt = (stored: StoredConfirmedQuote, at: string, language: Language): QuoteFacts =>
  quoteFacts(quoteVersionView(stored, at), language, {
    today: agencyDay(Date.parse(at)),
    written: sanitizedFact,
  });
