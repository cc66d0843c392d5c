/** The figures of a month, of which the agency is mailed on the next one's first working day. A month is named by its first day. */
import { addMonths, type Day } from "#app/domain/days.ts";
import type { Cents } from "#app/domain/money.ts";
import { agencyDay, firstOpening } from "./deadlines.ts";

export type MonthFigures = {
  readonly month: Day;
  readonly visits: number;
  /** Requests of every form. */
  readonly requests: number;
  /** Quotes that were sent; a later version is no further one. */
  readonly sent: number;
  /** Quotes that were accepted, and their sum without VAT and subscriptions. One that was withdrawn from is none. */
  readonly accepted: number;
  readonly acceptedNet: Cents;
  /** What is overdue at the moment: answers, deposits that are awaited, refunds that are owed. */
  readonly overdue: { readonly answers: number; readonly deposits: number; readonly refunds: number };
};

/** The last month, from the opening of the first working day after it on; null before. */
export function monthToReport(now: number): Day | null {
  const first = `${agencyDay(now).slice(0, 7)}-01`;
  return now >= firstOpening(first) ? addMonths(first, -1) : null;
}

/** The ID of a month's mail, of which a store can have one alone. */
export const figuresJobId = (month: Day): string => `${month}-agency-figures`;
export const monthOfJob = (jobId: string): Day => jobId.slice(0, 10);
