import type { Clock } from "#app/domain/clock.ts";
import { type Store, StoreOpenError, StoreUnavailableError } from "#quotes/store/store.ts";
import type { PostgresAddress } from "./postgres/address.ts";
import { openPostgresStore } from "./postgres.ts";
import { openSqliteStore } from "./sqlite.ts";

/** A PostgreSQL database, or null for SQLite in the folder. */
export type StoreLocation = { readonly database: PostgresAddress | null; readonly dataDir: string };

/** Why a store cannot be opened, by error code. For any other code, the message shows the code. */
const reasons: Readonly<Record<string, string>> = {
  POSTGRES_LOGIN_REFUSED: "it refuses the user or the password",
  POSTGRES_NO_SUCH_DATABASE: "it has no database of this name",
  POSTGRES_NO_PRIVILEGE: "the user may not make tables in the database",
  POSTGRES_NO_TLS: "it offers no TLS, which sslmode asks for",
  POSTGRES_NO_ROOT_CERTIFICATE: "the file of sslrootcert cannot be read",
  POSTGRES_TOO_MANY_CONNECTIONS: "it has no connection left",
  POSTGRES_STARTING: "it is starting",
  POSTGRES_SHUTTING_DOWN: "it is shutting down",
  POSTGRES_TIMEOUT: "it does not answer",
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "there is no host of this name",
  EACCES: "the user of the server may not write there",
  SQLITE_BUSY: "another program holds the file locked",
  SQLITE_FULL: "the disk is full",
  SQLITE_READONLY: "leads.sqlite is read-only or damaged",
  SQLITE_NOTADB: "leads.sqlite is no SQLite database: restore a backup",
  SQLITE_CORRUPT: "leads.sqlite is damaged: restore a backup",
  SQLITE_ERROR: "leads.sqlite is damaged, or no store of this program: restore a backup",
  FILE_EMPTY: "leads.sqlite is empty: restore a backup, or delete it to begin with an empty store",
  FILE_CUT_OFF: "the end of leads.sqlite is missing: restore a backup",
  LOG_WITHOUT_FILE: "leads.sqlite is missing, and its log leads.sqlite-wal is there: restore a backup",
};

/**
 * The codes of temporary problems: a server that is down, starting or overloaded, a network that is not up yet, a lock,
 * a full disk. A host name may be unknown only until its container is started. Any other problem (a wrong password, a
 * certificate, a folder without write permission) needs a person.
 */
const temporary: ReadonlySet<string> = new Set([
  "EAI_AGAIN",
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTDOWN",
  "EHOSTUNREACH",
  "ENETDOWN",
  "ENETUNREACH",
  "ENOSPC",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "POSTGRES_CONFLICT",
  "POSTGRES_CONNECTION_LOST",
  "POSTGRES_DISK_FULL",
  "POSTGRES_LOCKED",
  "POSTGRES_NO_MEMORY",
  "POSTGRES_NO_RESOURCES",
  "POSTGRES_READ_ONLY",
  "POSTGRES_SHUTTING_DOWN",
  "POSTGRES_STARTING",
  "POSTGRES_TIMEOUT",
  "POSTGRES_TOO_MANY_CONNECTIONS",
  "SQLITE_BUSY",
  "SQLITE_FULL",
  "SQLITE_LOCKED",
]);

/**
 * The StoreOpenError for a StoreUnavailableError: the variable, the location and the reason, without the password. Any
 * other error is returned unchanged.
 */
export function openingError(error: unknown, { database, dataDir }: StoreLocation): unknown {
  if (!(error instanceof StoreUnavailableError)) return error;
  const { code } = error;
  const location =
    database === null
      ? `DATA_DIR: the store in ${dataDir}`
      : `DATABASE_URL: PostgreSQL at ${database.host}:${database.port}`;
  const reason = reasons[code] === undefined ? code : `${reasons[code]} (${code})`;
  return new StoreOpenError(`${location} cannot be used: ${reason}`, temporary.has(code));
}

/**
 * Opens the store of a location and brings its schema up to date. Throws a StoreOpenError if that is impossible.
 */
export async function openStore(location: StoreLocation, clock: Clock): Promise<Store> {
  const { database, dataDir } = location;
  try {
    return await (database === null ? openSqliteStore(dataDir, clock) : openPostgresStore(database, clock));
  } catch (error) {
    throw openingError(error, location);
  }
}
