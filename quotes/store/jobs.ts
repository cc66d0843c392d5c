/** The mails of a lead and its messages to the webhook receiver, sent and not: each is a `Job`, in the table `outbox_jobs`. */

import * as v from "valibot";
import { type ClientReminder, clientReminders } from "#quotes/history.ts";
import { shape, text, time, wholeNumber } from "#quotes/stored-values.ts";

/** The mails about a lead, and who gets each. The first two are queued with the lead, all others with an event of it. */
const mailRecipients = {
  "agency-notice": "agency",
  "visitor-acknowledgement": "client",
  "agency-reminder": "agency",
  "client-quote": "client",
  "client-acceptance": "client",
  "client-code": "client",
  "client-deposit": "client",
  "client-deposit-cancelled": "client",
  "client-withdrawal": "client",
  "client-decline": "client",
  "client-question": "client",
  "client-answer": "client",
  "agency-acceptance": "agency",
  "agency-decline": "agency",
  "agency-withdrawal": "agency",
  "agency-question": "agency",
  "agency-damaged-document": "agency",
  "agency-quarantine": "agency",
  "agency-figures": "agency",
  ...(Object.fromEntries(clientReminders.map((purpose) => [purpose, "client"])) as Record<
    ClientReminder,
    "client"
  >),
} as const;
export type MailPurpose = keyof typeof mailRecipients;
export const mailPurposes = Object.keys(mailRecipients) as readonly MailPurpose[];

/** All that is sent about a lead: its mails, and messages to the webhook receiver, queued with an event. */
export const recipients = { ...mailRecipients, webhook: "receiver" } as const;
export type JobPurpose = keyof typeof recipients;

/** The mails that are sent first where many wait: decisions, what else clients wait for, notices, acknowledgements. */
export const sendingOrder: readonly (readonly MailPurpose[])[] = [
  [
    ...([
      "client-code",
      "client-withdrawal",
      "agency-withdrawal",
      "client-acceptance",
      "agency-acceptance",
    ] as const),
    ...(["client-decline", "agency-decline", "agency-question"] as const),
  ],
  [
    "client-quote",
    "client-question",
    "client-answer",
    "client-deposit",
    "client-deposit-cancelled",
    ...clientReminders,
  ],
  ["agency-notice", "agency-reminder", "agency-damaged-document", "agency-quarantine"],
  ["visitor-acknowledgement", "agency-figures"],
];

export const jobStatuses = ["pending", "sending", "sent", "dead"] as const;
export type JobStatus = (typeof jobStatuses)[number];

export type JobCounts = Readonly<Record<JobStatus, number>>;

export const storedJob = shape({
  id: text,
  leadId: text,
  purpose: v.picklist(Object.keys(recipients) as JobPurpose[]),
  eventId: v.nullable(text),
  status: v.picklist(jobStatuses),
  attempts: wholeNumber,
  nextAttemptAt: time,
  /** The worker that is sending it, and until when no other worker may. */
  claimedBy: v.nullable(text),
  claimedUntil: v.nullable(time),
  /** Codes only, no address and no text of a server. */
  lastError: v.nullable(text),
  messageId: v.nullable(text),
  sentAt: v.nullable(time),
});
export type Job = v.InferOutput<typeof storedJob>;
