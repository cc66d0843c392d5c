import type { Clock } from "#app/domain/clock.ts";
import { type Store, StoreOpenError, StoreUnavailableError } from "#quotes/store/store.ts";
import type { PostgresAddress } from "./postgres/address.ts";
import { PostgresEngine } from "./postgres/engine.ts";
import { sqlStore } from "./sql/store.ts";
import { SqliteEngine } from "./sqlite/engine.ts";
import { storeFile } from "./sqlite/file.ts";

/** A PostgreSQL database, or null for SQLite in the folder. */
export type StoreLocation = { readonly database: PostgresAddress | null; readonly dataDir: string };

type Problem = { readonly reason?: string; readonly temporary?: true };

const temporary: Problem = { temporary: true };

/**
 * The problems of a store that cannot be opened, by error code. Without a reason, the message shows the code. Temporary is a server that is
 * down, starting or overloaded, a network that is not up yet, a lock, a full disk; a host name may be unknown only until its container is
 * started. Any other problem (a wrong password, a certificate, a folder without write permission) needs a person.
 */
const problems: Readonly<Record<string, Problem>> = {
  POSTGRES_LOGIN_REFUSED: { reason: "it refuses the user or the password" },
  POSTGRES_NO_SUCH_DATABASE: { reason: "it has no database of this name" },
  POSTGRES_NO_PRIVILEGE: { reason: "the user may not make tables in the database" },
  POSTGRES_NO_TLS: { reason: "it offers no TLS, which sslmode asks for" },
  POSTGRES_NO_ROOT_CERTIFICATE: { reason: "the file of sslrootcert cannot be read" },
  POSTGRES_TOO_MANY_CONNECTIONS: { reason: "it has no connection left", temporary: true },
  POSTGRES_STARTING: { reason: "it is starting", temporary: true },
  POSTGRES_SHUTTING_DOWN: { reason: "it is shutting down", temporary: true },
  POSTGRES_TIMEOUT: { reason: "it does not answer", temporary: true },
  POSTGRES_CONFLICT: temporary,
  POSTGRES_CONNECTION_LOST: temporary,
  POSTGRES_DISK_FULL: temporary,
  POSTGRES_LOCKED: temporary,
  POSTGRES_NO_MEMORY: temporary,
  POSTGRES_NO_RESOURCES: temporary,
  POSTGRES_READ_ONLY: temporary,
  ECONNREFUSED: { reason: "nothing listens there", temporary: true },
  ENOTFOUND: { reason: "there is no host of this name", temporary: true },
  EACCES: { reason: "the user of the server may not write there" },
  EAI_AGAIN: temporary,
  ECONNRESET: temporary,
  EHOSTDOWN: temporary,
  EHOSTUNREACH: temporary,
  ENETDOWN: temporary,
  ENETUNREACH: temporary,
  ENOSPC: temporary,
  EPIPE: temporary,
  ETIMEDOUT: temporary,
  SQLITE_BUSY: { reason: "another program holds the file locked", temporary: true },
  SQLITE_FULL: { reason: "the disk is full", temporary: true },
  SQLITE_LOCKED: temporary,
  SQLITE_READONLY: { reason: "leads.sqlite is read-only or damaged" },
  SQLITE_NOTADB: { reason: "leads.sqlite is no SQLite database: restore a backup" },
  SQLITE_CORRUPT: { reason: "leads.sqlite is damaged: restore a backup" },
  SQLITE_ERROR: { reason: "leads.sqlite is damaged, or no store of this program: restore a backup" },
  FILE_EMPTY: {
    reason: "leads.sqlite is empty: restore a backup, or delete it to begin with an empty store",
  },
  FILE_CUT_OFF: { reason: "the end of leads.sqlite is missing: restore a backup" },
  LOG_WITHOUT_FILE: {
    reason: "leads.sqlite is missing, and its log leads.sqlite-wal is there: restore a backup",
  },
};

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
  const { reason, temporary = false } = problems[code] ?? {};
  const why = reason === undefined ? code : `${reason} (${code})`;
  return new StoreOpenError(`${location} cannot be used: ${why}`, temporary);
}

/** How long a call waits. */
type Waiting = { readonly timeoutMs?: number };

/**
 * A store in one SQLite file, `leads.sqlite` in `directory`; several processes may have it open. A call waits up
 * to `timeoutMs` for another process that writes. The folder has to be on a local disk.
 */
export async function openSqliteStore(
  directory: string,
  clock: Clock,
  { timeoutMs = 5000 }: Waiting = {},
): Promise<Store> {
  return sqlStore(await SqliteEngine.open(storeFile(directory), timeoutMs), clock);
}

/**
 * A store in a PostgreSQL database (14 or newer) that any number of servers share. A call waits up to `timeoutMs`
 * for a connection, and as long again for the locks of other transactions.
 */
export async function openPostgresStore(
  address: PostgresAddress,
  clock: Clock,
  { timeoutMs = 5000 }: Waiting = {},
): Promise<Store> {
  return sqlStore(await PostgresEngine.open(address, timeoutMs), clock);
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
