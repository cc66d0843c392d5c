/** When the deposit of an accepted quote is asked for. */
import { addDays, type Day } from "#app/domain/days.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import type { StoredConfirmedQuote } from "#quotes/store/follow-up.ts";
import { saysHowToPayDeposit } from "#quotes/terms/confirmed-quote.ts";

/** Article L221-10 of the Code de la consommation: nothing is paid within seven days of a contract off premises. */
export const daysBeforePayment = 8;

/** From when the deposit of an accepted quote may be asked for, and its last day; null where the quote names none. */
export type DepositDays = { readonly from: Day; readonly until: Day | null };

/** `depositDays`: within how many days it is paid, from the acceptance or from the first day on which it may be asked for. */
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
