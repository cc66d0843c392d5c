import { storedQuote } from "#quotes/terms/confirmed-quote.ts";
import { quoteDraft } from "#quotes/terms/terms.ts";
import { recordKind } from "./record.ts";

/** The quote that the agency is preparing. */
export const draftRecord = recordKind(quoteDraft);

/** A quote that the agency has confirmed. */
export const confirmedQuoteRecord = recordKind(storedQuote);
