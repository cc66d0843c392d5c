/** When the deposit of an accepted quote is asked for. */
import { addDays, type Day } from "#app/domain/days.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import { type ConfirmedQuote, saysHowToPayDeposit } from "#quotes/terms/confirmed-quote.ts";

/** Article L221-10 of the Code de la consommation: nothing is paid within seven days of a contract off premises. */
export const daysBeforePayment = 8;

/** How long after the last day the client is reminded: a transfer takes as long. */
export const daysUntilLate = 3;

/** From when the deposit of an accepted quote may be asked for, and its last day; null where the quote names none. */
export type DepositDays = { readonly from: Day; readonly until: Day | null };

/**
 * `depositDays`, as `content/figures.yaml` had it when the quote was made: within how many days it is paid, from the acceptance or
 * from the first day on which it may be asked for.
 */
export function depositDaysOf(
  acceptedOn: Day,
  { canWithdraw, depositDays }: { readonly canWithdraw: boolean; readonly depositDays: number | null },
): DepositDays {
  const from = depositFrom(acceptedOn, canWithdraw);
  return { from, until: depositDays === null ? null : addDays(from, depositDays) };
}

/** The first day on which a deposit may be asked for, of a quote that was accepted on a day. */
export function depositFrom(acceptedOn: Day, canWithdraw: boolean): Day {
  return canWithdraw ? addDays(acceptedOn, daysBeforePayment) : acceptedOn;
}

/**
 * When the deposit of an accepted quote is asked for. Null where none is asked, or with its invoice: without an account or a link
 * for it.
 */
export function depositDaysOfAccepted({
  status,
  quote,
  decidedAt,
}: StoredConfirmedQuote): DepositDays | null {
  if (status !== "accepted" || decidedAt === null) return null;
  return saysHowToPayDeposit(quote) ? depositDaysOf(agencyDay(Date.parse(decidedAt)), quote) : null;
}

/** The first day on which an accepted quote's deposit may be received, if a day is before it; null if not. */
export function tooEarlyBefore(
  {
    quote,
    decidedAt,
  }: { readonly quote: Pick<ConfirmedQuote, "canWithdraw">; readonly decidedAt: string | null },
  on: Day,
): Day | null {
  if (decidedAt === null) return null;
  const from = depositFrom(agencyDay(Date.parse(decidedAt)), quote.canWithdraw);
  return quote.canWithdraw && on < from ? from : null;
}
