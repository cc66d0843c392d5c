import type { QuoteRecord } from "#app/domain/quote.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { ContactRequest } from "./contact.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** A validated request, with all that the intake needs to handle duplicates, rate limits and spam. */
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
  /** The value of the hidden field: people do not see it, so they leave it empty. */
  readonly honeypot: string;
  /** Milliseconds between the form's hydration and its submission, or null where no script counted them. */
  readonly elapsedMs: number | null;
  /** The visitor's IP address, empty where it is unknown, and the token of this browser's earlier requests. */
  readonly sender: { readonly address: string; readonly token: string | null };
};

export type Outcome =
  /** Stored durably with its mails, or a duplicate of a stored request. */
  | { readonly status: "accepted"; readonly leadId: string; readonly senderToken: string }
  /** Sent too soon after another. */
  | { readonly status: "too-soon"; readonly retryAfterSeconds: number }
  /** The store cannot take it now. */
  | { readonly status: "unavailable" };

/** Takes the requests that page actions receive. The server implements it. */
export type LeadIntake = {
  submit(submission: Submission): Promise<Outcome>;
};
