import { countMonths } from "#app/domain/counts.ts";
import { addMonths } from "#app/domain/days.ts";
import type { Clock } from "#server/clock.ts";
import { agencyDay } from "#server/deadlines.ts";
import type { CountStore } from "#server/store/counts.ts";

/** Deletes the counts that are older than they are kept. Returns how many there were. */
export function purgeCounts(store: Pick<CountStore, "deleteCountsBefore">, clock: Clock): Promise<number> {
  return store.deleteCountsBefore(addMonths(agencyDay(clock()), -countMonths));
}
