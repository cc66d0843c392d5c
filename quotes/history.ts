/** What the agency marks a request as. `open`: nothing yet. */
export const followUpStatuses = ["open", "answered", "won", "lost"] as const;
export type FollowUpStatus = (typeof followUpStatuses)[number];

/** The mails that leave to a client when their moment comes (`reminders.ts`), and what the history says of each. */
export const reminderEvents = {
  "client-reminder": "client-reminded",
  "client-deposit-due": "deposit-asked",
  "client-deposit-late": "deposit-late",
} as const;
export type ClientReminder = keyof typeof reminderEvents;
export type ReminderEvent = (typeof reminderEvents)[ClientReminder];
/** From the first to the last. */
export const clientReminders = Object.keys(reminderEvents) as readonly ClientReminder[];

export const isClientReminder = (purpose: string): purpose is ClientReminder =>
  Object.hasOwn(reminderEvents, purpose);
export const isReminderEvent = (kind: string): kind is ReminderEvent =>
  (Object.values(reminderEvents) as readonly string[]).includes(kind);

/** What can happen to a request. */
export const eventKinds = [
  "request-created",
  "follow-up-status-changed",
  "quote-confirmed",
  "code-requested",
  "quote-accepted",
  "quote-declined",
  "quote-withdrawn",
  "quote-retracted",
  "deposit-received",
  "deposit-cancelled",
  "deposit-refunded",
  "deposit-refund-cancelled",
  "contract-end-changed",
  "document-damaged",
  "question",
  "answer",
  "agency-reminded",
  ...Object.values(reminderEvents),
] as const;
export type EventKind = (typeof eventKinds)[number];
