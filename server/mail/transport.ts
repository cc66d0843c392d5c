import type { MailPurpose } from "#server/store/mail-jobs.ts";
import type { Mail } from "./parts.ts";

export type Envelope = {
  readonly mail: Mail;
  readonly purpose: MailPurpose;
  readonly leadId: string;
  /** The creation time of the lead: the same for every attempt. */
  readonly leadCreatedAt: string;
  /** What the mail is about, if it is about more than the lead: a lead may have several of a purpose. */
  readonly eventId?: string;
  /** In angle brackets; the same for every attempt, so that mail readers recognise duplicates. */
  readonly messageId: string;
};

export type Transport = {
  /** Sends a mail within a limited time. Throws a MailFailure if it may not be sent. `refused` counts recipients. */
  send(envelope: Envelope): Promise<{ readonly refused: number }>;
};

/** A mail was not sent. The message is stored and logged, so it contains codes only. */
export class MailFailure extends Error {
  override readonly name = "MailFailure";
  /** The recipient's server refuses the address for good (SMTP 5xx for the recipient). */
  readonly recipientRefused: boolean;
  constructor(code: string, recipientRefused: boolean, cause?: unknown) {
    super(code, { cause });
    this.recipientRefused = recipientRefused;
  }
}
