import type { Clock } from "#server/clock.ts";
import type { Store } from "../store.ts";
import type { Engine } from "./engine.ts";
import { leadStore } from "./leads.ts";
import { mailQueue } from "./mail-queue.ts";

/** The store in a database: the same statements for every engine. */
export function sqlStore(engine: Engine, clock: Clock): Store {
  return {
    ...leadStore(engine, clock),
    ...mailQueue(engine, clock),
    checkWritable: () => engine.checkWritable(),
    close: () => engine.close(),
  };
}
