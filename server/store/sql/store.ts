import type { Clock } from "#app/domain/clock.ts";
import type { Store } from "#quotes/store/store.ts";
import type { UnreadableRecord } from "#quotes/store/unreadable-record.ts";
import { readableRows } from "../records/rows.ts";
import { boardStore } from "./board.ts";
import { countStore } from "./counts.ts";
import type { Engine } from "./engine.ts";
import { followUpStore } from "./follow-up.ts";
import { jobQueue } from "./job-queue.ts";
import { leadStore } from "./leads.ts";
import { rowReaders } from "./rows.ts";
import { savedPartStore } from "./saved-parts.ts";
import { sql } from "./statement.ts";

/** Rows that are in memory at once: those of quotes have a PDF each. */
const batch = 100;

/** `Store.check`: in batches, so that no other request waits for it, and by key, so that a row added meanwhile moves none. */
async function checkRecords(engine: Engine): ReturnType<Store["check"]> {
  const unreadable: UnreadableRecord[] = [];
  let checked = 0;
  for (const [name, read] of Object.entries(rowReaders)) {
    const keyName = name === "links" ? "token_hash" : "id";
    const [table, key] = [sql([name]), sql([keyName])];
    let last = "";
    for (;;) {
      const rows = await engine.read(
        sql`SELECT * FROM ${table} WHERE ${key} > ${last} ORDER BY ${key} LIMIT ${batch}`,
      );
      readableRows(rows, read, (record) => void unreadable.push(record));
      checked += rows.length;
      const end = rows.at(-1)?.[keyName];
      if (end === undefined) break;
      last = String(end);
    }
  }
  return { rows: checked, unreadable };
}

/** The store, with the same statements for both engines. */
export function sqlStore(engine: Engine, clock: Clock): Store {
  return {
    ...leadStore(engine, clock),
    ...followUpStore(engine, clock),
    ...boardStore(engine, clock),
    ...jobQueue(engine, clock),
    ...countStore(engine),
    ...savedPartStore(engine, clock),
    check: () => checkRecords(engine),
    checkWritable: () => engine.checkWritable(),
    close: () => engine.close(),
  };
}
