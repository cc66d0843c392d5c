import type { Clock } from "#app/domain/clock.ts";
import { countMonths } from "#app/domain/counts.ts";
import { addMonths } from "#app/domain/days.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import type { CountStore } from "#quotes/store/counts.ts";

/** Deletes the counts that are older than they are kept. Returns how many there were. */
export function purgeCounts(store: Pick<CountStore, "deleteCountsBefore">, clock: Clock): Promise<number> {
  return store.deleteCountsBefore(addMonths(agencyDay(clock()), -countMonths));
}
