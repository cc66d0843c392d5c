import { addDays, type Day, type DayRange } from "#app/domain/days.ts";
import { type VisitReport, visitReportFrom } from "#app/domain/visit-report.ts";
import type { CountStore } from "#quotes/store/counts.ts";

export const lastThirtyDays = (today: Day): DayRange => ({ min: addDays(today, -29), max: today });

/** What is counted of the last thirty days, and the sums of each month that is kept. */
export async function visitReport(store: CountStore, today: Day): Promise<VisitReport> {
  const range = lastThirtyDays(today);
  const since = await store.firstCountedDay();
  return visitReportFrom({
    range,
    since,
    totals: await store.countTotals(range),
    dayTotals: await store.countsByDay({ min: since ?? range.min, max: today }),
  });
}
