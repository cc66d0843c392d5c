import type { QuoteState } from "#quotes/operations.ts";
import { type DepositProgress, noDepositProgress } from "./payments.ts";

const endedStates = ["expired", "replaced", "withdrawn", "declined"] as const satisfies QuoteState[];

/** The states of a quote of which nothing is to be paid or done any more. */
export type EndedState = (typeof endedStates)[number];

/** What has happened to a quote, as far as its amounts and dates say it. */
export type Progress = {
  /** Until when it could be accepted no longer matters. */
  readonly accepted: boolean;
  /** Null while it waits, and once it is accepted. */
  readonly ended: EndedState | null;
} & DepositProgress;

/** The progress of a quote that nobody has answered. */
export const progressBeforeDecision: Progress = {
  accepted: false,
  ended: null,
  ...noDepositProgress,
};

export const endedState = (state: QuoteState): EndedState | null =>
  endedStates.find((each) => each === state) ?? null;
