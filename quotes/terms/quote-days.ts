/** Between which days those of a quote can be: what is outside was mistyped, and would be promised or invoiced. */
import { addMonths, type Day, type DayRange } from "#app/domain/days.ts";

/** A project starts on the day of its quote at the earliest. */
export const startRange = (today: Day): DayRange => ({ min: today, max: addMonths(today, 24) });

export const deliveryRange = (startOn: Day): DayRange => ({ min: startOn, max: addMonths(startOn, 36) });

/** A deposit arrives after its quote was made, and is not announced before it has. */
export const depositRange = (issuedOn: Day, today: Day): DayRange => ({ min: issuedOn, max: today });

/** A refund follows the withdrawal. */
export const refundRange = (withdrawnOn: Day, today: Day): DayRange => ({ min: withdrawnOn, max: today });

/** Of a contract's performance. Subscriptions may continue for long after the quote. */
export const contractEndRange = (issuedOn: Day): DayRange => ({
  min: issuedOn,
  max: addMonths(issuedOn, 12 * 30),
});
