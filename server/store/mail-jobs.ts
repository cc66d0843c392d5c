/** The mails of a lead, sent and not. */

/**
 * What is sent about a lead. `webhook` is a message to the program of WEBHOOK_URL, the others are mails. From
 * `agency-reminder` on, each is about an event.
 */
export const mailPurposes = [
  "agency-notice",
  "visitor-receipt",
  "agency-reminder",
  "client-quote",
  "client-reminder",
  "client-acceptance",
  "agency-acceptance",
  "agency-decline",
  "agency-question",
  "webhook",
] as const;
export type MailPurpose = (typeof mailPurposes)[number];

export const mailStatuses = ["pending", "sending", "sent", "dead"] as const;
export type MailStatus = (typeof mailStatuses)[number];

export type MailCounts = Readonly<Record<MailStatus, number>>;

export type MailJob = {
  readonly id: string;
  readonly leadId: string;
  readonly purpose: MailPurpose;
  readonly eventId: string | null;
  readonly status: MailStatus;
  readonly attempts: number;
  readonly nextAttemptAt: string;
  /** The worker that is sending it, and until when no other worker may. */
  readonly claimedBy: string | null;
  readonly claimedUntil: string | null;
  /** Codes only, no address and no text of a server. */
  readonly lastError: string | null;
  readonly messageId: string | null;
  readonly sentAt: string | null;
};
