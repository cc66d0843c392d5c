import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type StatusInput,
  statusAfterAnswer,
  statusAfterDecision,
  statusAfterMark,
} from "./follow-up-status.ts";
import { type EventKind, followUpStatuses } from "./history.ts";

const event = (kind: EventKind, text = "") => ({ kind, text });
const mark = fc.constantFrom(...followUpStatuses).map((text) => event("follow-up-status-changed", text));
const message = fc.constantFrom(event("question", "won"), event("answer", "won"), event("quote-confirmed"));
const decision = fc.constantFrom(
  event("quote-accepted"),
  event("quote-declined", "won"),
  event("quote-withdrawn"),
);
const history = fc.array(fc.oneof(mark, message, decision), { maxLength: 6 });
const status = fc.constantFrom(...followUpStatuses);
const facts: fc.Arbitrary<StatusInput> = fc.record({
  followUpStatus: status,
  events: history,
});
const decided = fc.constantFrom("won" as const, "lost" as const);

test("a question waits for an answer or a mark, whatever its client decides meanwhile", () => {
  fc.assert(
    fc.property(history, decision, decided, (before, later, outcome) => {
      const events = [...before, event("question"), later];
      const waiting: StatusInput = { followUpStatus: "open", events };
      expect(statusAfterDecision(outcome, waiting)).toBe("open");
      const given = { ...waiting, events: [...events, event("answer")] };
      expect(statusAfterDecision(outcome, given)).toBe(outcome);
      expect(statusAfterDecision(outcome, { ...waiting, followUpStatus: "answered" })).toBe(outcome);
    }),
  );
});

test("what was won is won again once its client's question is answered, or marked as such; nothing else is", () => {
  const won = fc.constantFrom(event("quote-accepted"), event("follow-up-status-changed", "won"));
  const other = fc.constantFrom(
    event("quote-declined", "won"),
    event("quote-withdrawn"),
    event("follow-up-status-changed", "answered"),
    event("follow-up-status-changed", "lost"),
  );
  const noDecision = fc.oneof(message, fc.constant(event("follow-up-status-changed", "open")));
  const since = fc.array(noDecision, { maxLength: 4 });
  const answers = (last: ReturnType<typeof event>, rest: StatusInput["events"]) => {
    const open: StatusInput = { followUpStatus: "open", events: [last, ...rest] };
    return [statusAfterAnswer(open), statusAfterMark("answered", open)];
  };
  fc.assert(
    fc.property(won, other, since, (isWon, isNot, rest) => {
      expect(answers(isWon, rest)).toEqual(["won", "won"]);
      expect(answers(isNot, rest)).toEqual(["answered", "answered"]);
    }),
  );
});

test("an answer changes only what is open; a mark is what was marked, but for a answered question", () => {
  fc.assert(
    fc.property(facts, status, (given, marked) => {
      if (given.followUpStatus !== "open") {
        expect(statusAfterAnswer(given)).toBe(given.followUpStatus);
        expect(statusAfterMark(marked, given)).toBe(marked);
      }
      if (marked !== "answered") expect(statusAfterMark(marked, given)).toBe(marked);
    }),
  );
});
