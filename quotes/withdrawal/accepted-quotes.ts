/** How long the clients of accepted quotes may withdraw, and until when what they paid is refunded. */
import type { Day } from "#app/domain/days.ts";
import { localHolidays } from "#app/prices/vat.ts";
import { timeZone } from "#content/place.ts";
import { asksForEarlyStart } from "#quotes/acceptance/statement.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import type { QuoteAtMoment } from "#quotes/operations.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import { type ConfirmedQuote, postponedByWithdrawalPeriod } from "#quotes/terms/confirmed-quote.ts";
import { lastWithdrawalDay, refundBy, type WithdrawalPeriod, withdrawalPeriod } from "./period.ts";

/** How long the client of a quote that is accepted at a moment may withdraw from its contract; null without that right. */
export const withdrawalPeriodFrom = (
  { canWithdraw }: Pick<ConfirmedQuote, "canWithdraw">,
  acceptedMs: number,
): WithdrawalPeriod | null =>
  canWithdraw ? withdrawalPeriod(acceptedMs, { timeZone, localHolidays }) : null;

/**
 * Whether the client of a quote that is accepted on a day may still withdraw on the day on which its work starts: only then it matters
 * whether work may start before that right ends.
 */
export const startsWithinPeriod = (
  { canWithdraw, terms }: Pick<ConfirmedQuote, "canWithdraw"> & { readonly terms: { readonly startOn: Day } },
  acceptedOn: Day,
): boolean => canWithdraw && terms.startOn <= lastWithdrawalDay(acceptedOn, localHolidays);

type Decided = Pick<StoredConfirmedQuote, "quote" | "decision" | "decidedAt">;

/** How long the client may withdraw who accepted a quote, or how long they might have; null without that right. */
export const withdrawalPeriodOf = ({ quote, decision, decidedAt }: Decided): WithdrawalPeriod | null =>
  decision?.kind === "accepted" && decidedAt !== null
    ? withdrawalPeriodFrom(quote, Date.parse(decidedAt))
    : null;

/**
 * A quote at a moment with its dates as they are: once it is accepted, those that the right to withdraw postpones, unless the client
 * asked for work before.
 */
export const datedQuote = ({
  quote,
  withdrawalPeriod = null,
  acceptedBy = null,
}: QuoteAtMoment): ConfirmedQuote =>
  asksForEarlyStart(acceptedBy) ? quote : postponedByWithdrawalPeriod(quote, withdrawalPeriod?.until ?? null);

/** The same of an accepted quote as it is stored. */
export function datedQuoteOf(stored: Decided): ConfirmedQuote {
  const { quote, decision } = stored;
  const period = withdrawalPeriodOf(stored);
  return datedQuote({
    quote,
    acceptedBy: decision?.kind === "accepted" ? decision : null,
    withdrawalPeriod: period === null ? null : { until: period.lastDay, open: true },
  });
}

/** The last day to refund a deposit, by the moment of the withdrawal (ISO). */
export const refundByOfWithdrawn = (withdrawnAt: string): Day => refundBy(agencyDay(Date.parse(withdrawnAt)));
