import type { ThreadMessage } from "#quotes/operations.ts";
import type { LeadEvent } from "#quotes/store/follow-up.ts";

const senders = { question: "client", answer: "agency" } as const;

/** What client and agency wrote to each other on their pages, the oldest first. */
export function threadMessages(events: readonly LeadEvent[]): readonly ThreadMessage[] {
  return events.flatMap(({ id, kind, at, text }) =>
    kind === "question" || kind === "answer" ? [{ id, from: senders[kind], at, text }] : [],
  );
}

/** Where the client's page has what was asked and answered: mails link to it. */
export const threadAnchor = "thread";
