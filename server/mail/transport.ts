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
  /** Sends a mail within a limited time. Throws a DeliveryFailure if it may not be sent. `refused` counts recipients. */
  send(envelope: Envelope): Promise<{ readonly refused: number }>;
  /** How many mails it can send at once. */
  readonly atOnce: number;
  /** The folder that mails are written to, by a transport that sends them to nobody. */
  readonly folder?: string;
  /** Ends connections that it has kept open. */
  close?(): void;
};
