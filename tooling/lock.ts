import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** What holds a lock, which a database that nothing names any more would give back. */
const held = new Set<DatabaseSync>();

/**
 * Lets one process in at a time: the others get null. The system itself ends the lock with the process, however that ends, because it is the
 * lock of an open SQLite file.
 */
export function takeLock(file: string): { release(): void } | null {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    database.close();
    if (error instanceof Error && "errcode" in error && error.errcode === busy) return null;
    throw error;
  }
  held.add(database);
  return {
    release() {
      held.delete(database);
      database.close();
    },
  };
}

/** SQLITE_BUSY */
const busy = 5;
