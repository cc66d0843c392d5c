/** Between which days those of a quote can be: what is outside was mistyped, and would be promised or invoiced. */
import { addMonths, type Day, type DayRange } from "#app/domain/days.ts";

/** A project starts on the day of its quote at the earliest. */
export const startRange = (today: Day): DayRange => ({ least: today, most: addMonths(today, 24) });

export const deliveryRange = (startOn: Day): DayRange => ({ least: startOn, most: addMonths(startOn, 36) });

/** A deposit arrives after its quote was made, and is not announced before it has. */
export const depositRange = (issuedOn: Day, today: Day): DayRange => ({ least: issuedOn, most: today });

/** A refund follows the withdrawal. */
export const refundRange = (withdrawnOn: Day, today: Day): DayRange => ({ least: withdrawnOn, most: today });

/** Of a contract's performance. Subscriptions may continue for long after the quote. */
export const contractEndRange = (issuedOn: Day): DayRange => ({
  least: issuedOn,
  most: addMonths(issuedOn, 12 * 30),
});
