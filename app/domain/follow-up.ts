/** What the agency marks a request as. `open`: nothing yet. */
export const handlings = ["open", "answered", "won", "lost"] as const;
export type Handling = (typeof handlings)[number];

/** What can happen to a request. */
export const eventKinds = [
  "request-created",
  "marked",
  "quote-confirmed",
  "quote-accepted",
  "quote-declined",
  "performance-dated",
  "question",
  "agency-reminded",
  "client-reminded",
] as const;
export type EventKind = (typeof eventKinds)[number];
