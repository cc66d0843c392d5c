import { addDays, type Day, dayAt, momentOf } from "#app/domain/days.ts";
import { isWorkingDay } from "#quotes/public-holidays.ts";

/** From the day after the contract was concluded: article L221-18. */
export const withdrawalDays = 14;
/** From the day on which the agency learns of the withdrawal: article L221-24. */
const refundDays = 14;

/** A contract that a client may withdraw from: until the end of `lastDay`, which is before the moment `endsMs`. */
export type WithdrawalPeriod = { readonly lastDay: Day; readonly endsMs: number };

/**
 * The last day on which a client may withdraw from a contract that was concluded on a day. The day of the contract does not count,
 * and the last day counts whole; where that is a Saturday, a Sunday or a public holiday, the next working day is the last (article
 * L221-19). `localHolidays`: of the territories, `05-22`.
 */
export function lastWithdrawalDay(concludedOn: Day, localHolidays: readonly string[]): Day {
  let lastDay = addDays(concludedOn, withdrawalDays);
  while (!isWorkingDay(lastDay, localHolidays)) lastDay = addDays(lastDay, 1);
  return lastDay;
}

/** How long a client may withdraw from a contract that was concluded at a moment. Days are those of a zone of the IANA database. */
export function withdrawalPeriod(
  concludedMs: number,
  { timeZone, localHolidays }: { readonly timeZone: string; readonly localHolidays: readonly string[] },
): WithdrawalPeriod {
  const lastDay = lastWithdrawalDay(dayAt(concludedMs, timeZone), localHolidays);
  return { lastDay, endsMs: momentOf(addDays(lastDay, 1), timeZone) };
}

/** The last day on which the agency may refund what it received, of a withdrawal that reached it on a day. */
export const refundBy = (withdrawnOn: Day): Day => addDays(withdrawnOn, refundDays);
