import type { FollowUpStatus } from "./history.ts";
import type { LeadEvent } from "./store/follow-up.ts";

// The status of a request after each act, which the store keeps with it: asked under the lock of the request.

type StatusEvent = Pick<LeadEvent, "kind" | "text">;

export type StatusInput = {
  readonly followUpStatus: FollowUpStatus;
  /** All of the request, the oldest first. */
  readonly events: readonly StatusEvent[];
};

const isMark = ({ kind, text }: StatusEvent): boolean =>
  kind === "follow-up-status-changed" && text !== "open";

/**
 * An open request that is answered is won again if it was, by an acceptance or by a mark, so that its contract and its deposit stay
 * where they were before its client asked something.
 */
function answered({ events }: StatusInput): FollowUpStatus {
  const decisions: readonly string[] = ["quote-accepted", "quote-declined", "quote-withdrawn"];
  const last = events.findLast((event) => decisions.includes(event.kind) || isMark(event));
  const isWon =
    last?.kind === "quote-accepted" || (last?.kind === "follow-up-status-changed" && last.text === "won");
  return isWon ? "won" : "answered";
}

export const statusAfterAnswer = (facts: StatusInput): FollowUpStatus =>
  facts.followUpStatus === "open" ? answered(facts) : facts.followUpStatus;

/** Marked as answered, a question about a contract is, and the contract stays won. */
export const statusAfterMark = (mark: FollowUpStatus, facts: StatusInput): FollowUpStatus =>
  mark === "answered" && facts.followUpStatus === "open" ? answered(facts) : mark;

/** What a client's decision makes of a request, unless a question of theirs waits, which no decision answers. */
export function statusAfterDecision(decided: "won" | "lost", facts: StatusInput): FollowUpStatus {
  const answers: readonly string[] = ["answer", "quote-confirmed", "follow-up-status-changed"];
  const last = facts.events.findLast(({ kind }) => kind === "question" || answers.includes(kind));
  const waits = facts.followUpStatus === "open" && last?.kind === "question";
  return waits ? "open" : decided;
}
