import type { Clock } from "#server/clock.ts";
import { type Environment, EnvironmentError } from "#server/environment.ts";
import type { PostgresAddress } from "./postgres/address.ts";
import { openPostgresStore } from "./postgres.ts";
import { openSqliteStore } from "./sqlite.ts";
import { type Store, StoreUnavailableError } from "./store.ts";

/** What whoever set the variable can do about it; for any other code, the code itself has to say it. */
const hints: Readonly<Record<string, string>> = {
  POSTGRES_LOGIN_REFUSED: "it refuses the user or the password",
  POSTGRES_NO_SUCH_DATABASE: "it has no database of this name",
  POSTGRES_NO_PRIVILEGE: "the user may not make tables in the database",
  POSTGRES_NO_TLS: "it offers no TLS, which sslmode asks for",
  POSTGRES_NO_ROOT_CERTIFICATE: "the file of sslrootcert cannot be read",
  POSTGRES_TOO_MANY_CONNECTIONS: "it has no connection left",
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "there is no host of this name",
};

/** What is told where PostgreSQL cannot be had at the start: one line with its place, without the password. */
export function openingError(error: unknown, address: PostgresAddress): unknown {
  if (!(error instanceof StoreUnavailableError)) return error;
  const place = `${address.host}:${address.port}`;
  const reason = hints[error.code] === undefined ? error.code : `${hints[error.code]} (${error.code})`;
  return new EnvironmentError(`DATABASE_URL: PostgreSQL at ${place} cannot be used: ${reason}`);
}

/**
 * The store that the environment asks for, its schema up to date. Where it cannot be had, throws an EnvironmentError,
 * a StoreUnavailableError or a StoreVersionError, each with one line.
 */
export async function openStore(
  { database, dataDir }: Pick<Environment, "database" | "dataDir">,
  clock: Clock,
): Promise<Store> {
  if (database === null) return openSqliteStore(dataDir, clock);
  return openPostgresStore(database, clock).catch((error: unknown) => {
    throw openingError(error, database);
  });
}
