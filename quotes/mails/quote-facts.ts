import { utcOffset } from "#app/domain/days.ts";
import { sanitizedLine, truncated, withoutLinks } from "#app/domain/sanitized-text.ts";
import { formatMoment } from "#app/i18n/dates.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Language } from "#app/i18n/translate.ts";
import { translations } from "#app/i18n/translations.ts";
import { timeZone } from "#content/place.ts";
import type { MailBlock } from "#quotes/documents/mail-blocks.ts";
import { type AmountRow, quoteFacts } from "#quotes/facts/quote-facts.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";

export const languageOf = (locale: Locale): Language => ({ locale, t: translations[locale] });

const maxFactLength = 200;

/** One line that a person entered: no mail client makes a link of it. */
export const sanitizedFact = (text: string): string =>
  withoutLinks(truncated(sanitizedLine(text), maxFactLength));

/** A moment in the agency's time, with seconds where it is evidence. */
export function momentIn(
  locale: Locale,
  at: string | number,
  timeStyle: "short" | "medium" = "short",
): string {
  return formatMoment(at, locale, { dateStyle: "full", timeStyle });
}

/** How far the agency's clocks are from UTC then: `UTC−4`. */
export const offsetAt = (at: string | number): string => utcOffset(new Date(at).getTime(), timeZone);

/** The main amount, for the line beside the subject. */
export const mainAmount = (quote: ConfirmedQuote, language: Language): AmountRow =>
  quoteFacts(quote, language).main;

export const amountsBlock = (quote: ConfirmedQuote, language: Language): MailBlock => ({
  kind: "amounts",
  rows: quoteFacts(quote, language).amounts,
});
