import type { Clock } from "#app/domain/clock.ts";
import type { Store } from "#quotes/store/store.ts";
import { boardStore } from "./board.ts";
import { checkRecords } from "./check-records.ts";
import { countStore } from "./counts.ts";
import type { Engine } from "./engine.ts";
import { followUpStore } from "./follow-up.ts";
import { jobQueue } from "./job-queue.ts";
import { leadStore } from "./leads.ts";

/** The store, with the same statements for both engines. */
export function sqlStore(engine: Engine, clock: Clock): Store {
  return {
    ...leadStore(engine, clock),
    ...followUpStore(engine, clock),
    ...boardStore(engine, clock),
    ...jobQueue(engine, clock),
    ...countStore(engine),
    check: () => checkRecords(engine),
    checkWritable: () => engine.checkWritable(),
    close: () => engine.close(),
  };
}
