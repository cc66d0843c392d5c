import type { QuoteRecord } from "#app/domain/quote-record.ts";
import type { VisitOrigin } from "#app/domain/visit-origin.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { ParsedContact } from "./contact-request.ts";
import type { QuoteRequest } from "./quote-request.ts";

/** A validated request, with what the intake needs to handle duplicates, rate limits and spam. */
export type Submission = ContactSubmission | QuoteSubmission;

export type ContactSubmission = Sending & ParsedContact;

/** `quote` is calculated by the server. */
export type QuoteSubmission = Sending & {
  readonly kind: "quote";
  readonly fields: QuoteRequest;
  readonly quote: QuoteRecord;
};

type Sending = {
  readonly locale: Locale;
  /** The key of the rendered form, or null without script. */
  readonly formKey: string | null;
  /** The value of a field that people do not see. */
  readonly honeypot: string;
  /** Milliseconds since the page was shown, or null without script. */
  readonly elapsedMs: number | null;
  /** The visitor's IP address, empty if it is unknown, and the token of this browser's earlier requests. */
  readonly sender: { readonly ipAddress: string; readonly token: string | null };
  /** How the visitor came; null if nothing is known. Not part of what makes two requests the same. */
  readonly visit: VisitOrigin | null;
};

export type IntakeOutcome =
  /** Stored with its mails, or a duplicate of a stored request. */
  | {
      readonly status: "accepted";
      readonly leadId: string;
      /** The number of its quote, as in the mails. */
      readonly number: string;
      readonly senderToken: string;
      /** No e-mail confirms it: a limit is reached, or the address gets none. */
      readonly acknowledgementWithheld: boolean;
      /** The path of the page where an indicative quote can be downloaded, if no e-mail brings it. */
      readonly downloadPath: string | null;
    }
  /** Sent too soon after another request. */
  | { readonly status: "too-soon"; readonly retryAfterSeconds: number }
  | { readonly status: "unavailable" };

/** Implemented by the server. */
export type LeadIntake = {
  submit(submission: Submission): Promise<IntakeOutcome>;
};
