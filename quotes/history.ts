/** What the agency marks a request as. `open`: nothing yet. */
export const followUpStatuses = ["open", "answered", "won", "lost"] as const;
export type FollowUpStatus = (typeof followUpStatuses)[number];

/** What can happen to a request. */
export const eventKinds = [
  "request-created",
  "follow-up-status-changed",
  "quote-confirmed",
  "code-requested",
  "quote-accepted",
  "quote-declined",
  "quote-withdrawn",
  "deposit-asked",
  "deposit-received",
  "deposit-cancelled",
  "contract-end-changed",
  "document-damaged",
  "question",
  "answer",
  "agency-reminded",
  "client-reminded",
] as const;
export type EventKind = (typeof eventKinds)[number];
