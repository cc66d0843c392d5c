import type { FollowUpStatus } from "./history.ts";
import type { LeadEvent } from "./store/follow-up.ts";

// The status of a request after each act, which the store keeps with it: asked under the lock of the request.

type StatusEvent = Pick<LeadEvent, "kind" | "text" | "quoteId">;

export type StatusFacts = {
  readonly followUpStatus: FollowUpStatus;
  /** All of the request, the oldest first. */
  readonly events: readonly StatusEvent[];
  readonly owesRefund: boolean;
};

const isMark = ({ kind, text }: StatusEvent): boolean =>
  kind === "follow-up-status-changed" && text !== "open";

/** Whether the agency has marked a request since its client withdrew from a quote: then it has refunded the deposit. */
export function isMarkedSinceWithdrawal(quoteId: string, events: readonly StatusEvent[]): boolean {
  const withdrawal = events.findLastIndex(
    (event) => event.kind === "quote-withdrawn" && event.quoteId === quoteId,
  );
  return withdrawal >= 0 && events.slice(withdrawal).some(isMark);
}

/**
 * An open request that is answered is won again if it was, by an acceptance or by a mark, so that its contract and its deposit stay
 * where they were before its client asked something.
 */
function answered({ events }: StatusFacts): FollowUpStatus {
  const decisions: readonly string[] = ["quote-accepted", "quote-declined", "quote-withdrawn"];
  const last = events.findLast((event) => decisions.includes(event.kind) || isMark(event));
  const isWon =
    last?.kind === "quote-accepted" || (last?.kind === "follow-up-status-changed" && last.text === "won");
  return isWon ? "won" : "answered";
}

export const statusAfterAnswer = (facts: StatusFacts): FollowUpStatus =>
  facts.followUpStatus === "open" && !facts.owesRefund ? answered(facts) : facts.followUpStatus;

/** Marked as answered, a question about a contract is, and the contract stays won. */
export const statusAfterMark = (mark: FollowUpStatus, facts: StatusFacts): FollowUpStatus =>
  mark === "answered" && facts.followUpStatus === "open" ? answered(facts) : mark;

/** A confirmed quote is with its client, also if the request was lost before: no contract is left, or it would be refused. */
export const statusAfterQuote = ({ followUpStatus, owesRefund }: StatusFacts): FollowUpStatus =>
  owesRefund ? followUpStatus : "answered";

/** What a client's decision makes of a request, unless a question of theirs waits, which no decision answers, or a refund. */
export function statusAfterDecision(decided: "won" | "lost", facts: StatusFacts): FollowUpStatus {
  const answers: readonly string[] = ["answer", "quote-confirmed", "follow-up-status-changed"];
  const last = facts.events.findLast(({ kind }) => kind === "question" || answers.includes(kind));
  const waits = facts.followUpStatus === "open" && last?.kind === "question";
  return facts.owesRefund || waits ? "open" : decided;
}
