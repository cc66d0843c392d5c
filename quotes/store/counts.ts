/** What a store answers about visits: numbers of days, which name nobody. */

import type { Count, CountKind, Total } from "#app/domain/counts.ts";
import type { Day, DayRange } from "#app/domain/days.ts";

/** The sum of a kind on a day. */
export type DayTotal = { readonly day: Day; readonly kind: CountKind; readonly total: number };

export type CountStore = {
  /**
   * Adds these to what is stored, all or none, from any number of servers. Of each kind in `openKinds` a day gets `maxOpenKeys`
   * keys at most: the rest is added to `otherKey`.
   */
  addCounts(counts: readonly Count[]): Promise<void>;
  /** Every number of these days, in the order of day, kind and key. */
  counts(range: DayRange): Promise<readonly Count[]>;
  /** The sum of each key over these days, the largest of a kind first. */
  countTotals(range: DayRange): Promise<readonly Total[]>;
  /** The sum of each kind on each of these days, in the order of day and kind; none for a day without. */
  countsByDay(range: DayRange): Promise<readonly DayTotal[]>;
  /** The first day with a number; null if nothing was counted yet. */
  firstCountedDay(): Promise<Day | null>;
  /** Deletes the numbers of earlier days. Returns how many there were. */
  deleteCountsBefore(day: Day): Promise<number>;
};
