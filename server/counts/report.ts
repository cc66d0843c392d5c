import { addDays, addMonths, type Day, type DayRange } from "#app/domain/days.ts";
import { monthsOf, type VisitReport, visitReportFrom } from "#app/domain/visit-report.ts";
import type { CountStore } from "#quotes/store/counts.ts";

/** Days that are shown one by one; of more, months are. */
const mostDays = 31;

function periodsOf({ least, most }: DayRange): readonly Day[] {
  const days = [least];
  while (days.length <= mostDays && (days.at(-1) ?? most) < most) days.push(addDays(days.at(-1) ?? most, 1));
  return days.length > mostDays ? monthsOf({ least, most }) : days;
}

/** The last thirty days, and the last twelve months to the day. */
export const lastDays = (today: Day): DayRange => ({ least: addDays(today, -29), most: today });
export const lastYear = (today: Day): DayRange => ({ least: addDays(addMonths(today, -12), 1), most: today });

/** What is counted of these days, by day, or by month where they are many. */
export async function visitReport(store: CountStore, range: DayRange): Promise<VisitReport> {
  return visitReportFrom({
    range,
    since: await store.firstCountedDay(),
    totals: await store.countTotals(range),
    days: await store.countsByDay(range),
    firsts: periodsOf(range),
  });
}
