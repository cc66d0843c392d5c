import type { Day } from "#app/domain/days.ts";
import type { FormTexts } from "#app/forms/form-data.ts";
import type { FieldErrors } from "#app/forms/schema.ts";
import type { QuoteFacts } from "#quotes/facts/quote-facts.ts";
import type { QuoteVersion } from "#quotes/operations.ts";

/** A field of the forms of a request's page. */
export type RequestField =
  | "notes"
  | "answer"
  | "depositReceivedOn"
  | "depositReceivedAmount"
  // The place of what is struck out.
  | "receipt"
  | "refund"
  | "refundedOn"
  | "refundedAmount"
  // The ID of a quote that was withdrawn from; without it the accepted one is meant.
  | "quoteId"
  | "depositReason"
  | "contractEndsOn"
  | "templateName";

/** A refused form: what was entered, and what is wrong. */
export type RequestRefused = {
  /** Nothing was stored, because this part of the page is no longer as it was shown. */
  readonly changed?: "notes" | "quotes" | "followUpStatus";
  /** Which notes were changed: `notesHash` of the view that the form came from. */
  readonly notesHash?: string;
  /** The day and the amount of the deposit are right, and stored once it is confirmed. */
  readonly confirming?: true;
  /** Nothing was refused: a new link to the client's page of a quote, for a message that the agency sends itself. */
  readonly passOn?: { readonly quoteId: string; readonly url: string };
  readonly entered: Partial<FormTexts<RequestField>>;
  readonly errors: FieldErrors<RequestField>;
};

/** What the forms about a version of the quote are shown with. */
export type VersionForms = {
  readonly version: QuoteVersion;
  readonly facts: QuoteFacts;
  readonly today: Day;
  /** As the view has it. */
  readonly lastEvent: string;
  readonly refused: RequestRefused | undefined;
};

/** What a field shows: what was entered, else what is saved; what is wrong; the focus, if it is the first that is wrong. */
export const refusedField = (refused: RequestRefused | undefined, name: RequestField, saved = "") => ({
  name,
  defaultValue: refused?.entered[name] ?? saved,
  error: refused?.errors[name],
  autoFocus: Object.keys(refused?.errors ?? {})[0] === name,
});
