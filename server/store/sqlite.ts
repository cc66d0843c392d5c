import type { Clock } from "#app/domain/clock.ts";
import type { Store } from "#quotes/store/store.ts";
import { sqlStore } from "./sql/store.ts";
import { SqliteEngine } from "./sqlite/engine.ts";
import { storeFile } from "./sqlite/file.ts";

/**
 * A store in one SQLite file, `leads.sqlite` in `directory`; several processes may have it open. A call waits up
 * to `timeoutMs` for another process that writes. The folder has to be on a local disk.
 */
export async function openSqliteStore(
  directory: string,
  clock: Clock,
  { timeoutMs = 5000 }: { readonly timeoutMs?: number } = {},
): Promise<Store> {
  return sqlStore(await SqliteEngine.open(storeFile(directory), timeoutMs), clock);
}
