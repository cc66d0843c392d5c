/** The mails of a lead, sent and not. */

/**
 * What is sent about a lead, and who gets it: `program` is that of WEBHOOK_URL, the others get mails. The first two are
 * queued with the lead, all others with an event of it.
 */
export const recipients = {
  "agency-notice": "agency",
  "visitor-receipt": "client",
  "agency-reminder": "agency",
  "client-quote": "client",
  "client-reminder": "client",
  "client-acceptance": "client",
  "agency-acceptance": "agency",
  "agency-decline": "agency",
  "agency-question": "agency",
  webhook: "program",
} as const;
export type MailPurpose = keyof typeof recipients;
export const mailPurposes = Object.keys(recipients) as readonly MailPurpose[];

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
