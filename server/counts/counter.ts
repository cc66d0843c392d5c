/** Counts in memory, and adds to the store every few seconds: no visitor waits for it (docs/decisions/025-counts.md). */

import type { Clock } from "#app/domain/clock.ts";
import { type Count, countId, countMonths, openKinds, otherKey } from "#app/domain/counts.ts";
import { addMonths, type Day } from "#app/domain/days.ts";
import { agencyDay } from "#quotes/deadlines.ts";
import type { CountOne, Log } from "#quotes/platform.ts";
import type { CountStore } from "#quotes/store/counts.ts";
import { StoreUnavailableError } from "#quotes/store/store.ts";
import { failureFields } from "#server/log.ts";

export const flushMs = 5000;

/** Numbers that the store gets at once. */
const batchSize = 1000;

/** Numbers that wait: from then on the keys that visitors make up are one. All others are as many as the site has pages. */
const maxWaiting = 2000;

export type Counter = {
  readonly count: CountOne;
  /** Adds what waits to the store. What the store does not take waits for the next time. */
  flush(): Promise<void>;
  /** Flushes a last time. */
  stop(): Promise<void>;
};

export function createCounter({
  store,
  clock,
  log,
}: {
  readonly store: Pick<CountStore, "addCounts">;
  readonly clock: Clock;
  readonly log: Log;
}): Counter {
  const waiting = new Map<string, Count>();
  let running: Promise<void> | null = null;
  /** Whether the last flush failed: an outage is logged once. */
  let failing = false;

  /** The day of the last count, and the second in which it was looked up: a calendar is slow, and asked at every visit. */
  let day = { second: -1, name: "" };

  function dayNow(): Day {
    const now = clock();
    const second = Math.floor(now / 1000);
    if (second !== day.second) day = { second, name: agencyDay(now) };
    return day.name;
  }

  function add(added: Count): void {
    const isFull = waiting.size >= maxWaiting && openKinds.some((open) => open === added.kind);
    const count = isFull && !waiting.has(countId(added)) ? { ...added, key: otherKey } : added;
    const id = countId(count);
    waiting.set(id, { ...count, total: count.total + (waiting.get(id)?.total ?? 0) });
  }

  async function flushAll(): Promise<void> {
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, batchSize);
      for (const [id] of batch) waiting.delete(id);
      try {
        await store.addCounts(batch.map(([, count]) => count));
        failing = false;
      } catch (error) {
        for (const [, count] of batch) add(count);
        if (!failing)
          log.warn(
            "counts.waiting",
            error instanceof StoreUnavailableError ? { code: error.code } : failureFields(error),
          );
        failing = true;
        return;
      }
    }
  }

  function flush(): Promise<void> {
    running ??= flushAll().finally(() => {
      running = null;
    });
    return running;
  }

  const timer = setInterval(flush, flushMs);
  timer.unref();
  return {
    count: (kind, key) => add({ day: dayNow(), kind, key, total: 1 }),
    flush,
    async stop() {
      clearInterval(timer);
      // The one that is running may have begun before the last visit.
      await running;
      await flush();
      const lost = [...waiting.values()].reduce((sum, { total }) => sum + total, 0);
      if (lost > 0) log.warn("counts.lost", { counts: lost });
    },
  };
}

/** Deletes the counts that are older than they are kept. Returns how many there were. */
export function purgeCounts(store: Pick<CountStore, "deleteCountsBefore">, clock: Clock): Promise<number> {
  return store.deleteCountsBefore(addMonths(agencyDay(clock()), -countMonths));
}
