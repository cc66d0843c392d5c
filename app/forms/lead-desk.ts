import type { QuoteRecord } from "#app/domain/quote.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { ContactRequest } from "./contact.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** A validated request, with all that the desk needs to know a repeat, a robot and a hurry. */
export type Submission = ContactSubmission | QuoteSubmission;

export type ContactSubmission = Sending & { readonly kind: "contact"; readonly fields: ContactRequest };

/** Priced by the server: nothing in `quote` is what the browser said. */
export type QuoteSubmission = Sending & {
  readonly kind: "quote";
  readonly fields: QuoteRequest;
  readonly quote: QuoteRecord;
};

type Sending = {
  readonly locale: Locale;
  /** The key of the rendered form, or null where no script could give it one. */
  readonly formKey: string | null;
  /** What stood in the field that no person sees. */
  readonly honeypot: string;
  /** Milliseconds between the form's waking and its sending, or null where no script counted them. */
  readonly elapsedMs: number | null;
  /** The visitor's IP address, empty where it is not known, and the token that a former answer gave this browser. */
  readonly sender: { readonly address: string; readonly token: string | null };
};

export type Outcome =
  /** Stored, durably, with its mails; or a repeat of a request that is. */
  | { readonly status: "accepted"; readonly leadId: string; readonly senderToken: string }
  /** Sent too soon after another. */
  | { readonly status: "too-soon"; readonly retryAfterSeconds: number }
  /** The store cannot take it now. */
  | { readonly status: "unavailable" };

/** Where a page's action hands over a request. The server implements it. */
export type LeadDesk = {
  submit(submission: Submission): Promise<Outcome>;
};
