import type { MailPurpose } from "#server/store/store.ts";
import type { Mail } from "./compose.ts";

export type Envelope = {
  readonly mail: Mail;
  readonly purpose: MailPurpose;
  readonly leadId: string;
  /** When the lead was made: the same for every attempt. */
  readonly leadCreatedAt: string;
  /** In angle brackets; the same for every attempt, so that a mail sent twice can be known as one. */
  readonly messageId: string;
};

export type Transport = {
  /**
   * Hands a mail over, within a bounded time. Throws a MailFailure where it was not taken over, or may not have
   * been. Answers how many of several recipients were refused.
   */
  send(envelope: Envelope): Promise<{ readonly refused: number }>;
};

/** A mail that did not leave. The message is made of codes only: it is stored and logged. */
export class MailFailure extends Error {
  override readonly name = "MailFailure";
  /** The recipient's server said that no retry will help (SMTP 5xx to the recipient). */
  readonly recipientRefused: boolean;
  constructor(code: string, recipientRefused: boolean, cause?: unknown) {
    super(code, { cause });
    this.recipientRefused = recipientRefused;
  }
}
