import { translations } from "#app/i18n/translations.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";

/**
 * The name of a confirmed quote's file. `accepted`: of the document of what was accepted, where that is another one than was offered:
 * the number is the same.
 */
export function confirmedName(
  { locale, number }: ConfirmedQuote,
  { accepted }: { accepted: boolean },
): string {
  return translations[locale](accepted ? "quoteDocument.accepted.file.name" : "quoteDocument.file.name", {
    number,
  });
}

/** The name of the file that `confirmedPdf` of the store returns. */
export const storedName = ({
  quote,
  quoteAsSent,
}: Pick<StoredConfirmedQuote, "quote" | "quoteAsSent">): string =>
  confirmedName(quote, { accepted: quoteAsSent !== null });
