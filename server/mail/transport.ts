import type { Mail } from "#quotes/mails/parts.ts";
import type { MailPurpose } from "#quotes/store/jobs.ts";

export type Envelope = {
  readonly mail: Mail;
  /** `agency-board` is about no request: `leadId` is then the mail's own, and the time is the present. */
  readonly purpose: MailPurpose | "agency-board";
  readonly leadId: string;
  /** The creation time of the lead: the same for every attempt. */
  readonly leadCreatedAt: string;
  /** The event that the mail is about, if there is one: a lead may have several mails of one purpose. */
  readonly eventId?: string;
  /** In angle brackets; the same for every attempt, so that mail readers recognise duplicates. */
  readonly messageId: string;
};

export type Transport = {
  /** Sends a mail within a limited time. Throws a MailFailure if it may not be sent. `refused` counts recipients. */
  send(envelope: Envelope): Promise<{ readonly refused: number }>;
  /** How many mails it can send at once. */
  readonly atOnce: number;
  /** The folder that mails are written to, by a transport that sends them to nobody. */
  readonly folder?: string;
  /** Ends connections that it has kept open. */
  close?(): void;
};

/** A mail was not sent. The message is stored and logged, so it contains codes only. */
export class MailFailure extends Error {
  override readonly name = "MailFailure";
  /** The recipient's server refuses the address permanently (SMTP 5xx for the recipient). */
  readonly recipientRefused: boolean;
  /** There was no connection: the server is away, or accepts no more of them. */
  readonly unconnected: boolean;
  constructor(
    code: string,
    { recipientRefused = false, unconnected = false, cause = undefined as unknown } = {},
  ) {
    super(code, { cause });
    this.recipientRefused = recipientRefused;
    this.unconnected = unconnected;
  }
}
