import type { Day } from "#app/domain/days.ts";

/** What has happened to a quote, as far as its amounts and dates say it. */
export type Progress = {
  /** Also one from which the client has withdrawn: until when it could be accepted no longer matters. */
  readonly accepted: boolean;
  readonly depositReceivedOn: Day | null;
};

/** Of a quote that nobody has answered. */
export const unanswered: Progress = { accepted: false, depositReceivedOn: null };
