import type { Clock } from "#server/clock.ts";
import { type Environment, EnvironmentError } from "#server/environment.ts";
import { openSqliteStore } from "./sqlite.ts";
import type { Store } from "./store.ts";

/** The store that the environment asks for, its schema up to date. */
export async function openStore(
  environment: Pick<Environment, "databaseUrl" | "dataDir">,
  clock: Clock,
): Promise<Store> {
  if (environment.databaseUrl !== null)
    throw new EnvironmentError(
      "DATABASE_URL: PostgreSQL is not supported yet (leave it unset for SQLite in DATA_DIR)",
    );
  return openSqliteStore(environment.dataDir, clock);
}
