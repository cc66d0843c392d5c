import { closeSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { StoreUnavailableError, StoreVersionError } from "../store.ts";
import { migrations } from "./migrations.ts";

/** SQLite's primary result codes that speak of the machine or of others, not of a mistake in this program. */
const unavailable: Readonly<Record<number, string>> = {
  3: "SQLITE_PERM",
  5: "SQLITE_BUSY",
  6: "SQLITE_LOCKED",
  7: "SQLITE_NOMEM",
  8: "SQLITE_READONLY",
  10: "SQLITE_IOERR",
  11: "SQLITE_CORRUPT",
  13: "SQLITE_FULL",
  14: "SQLITE_CANTOPEN",
  26: "SQLITE_NOTADB",
};

/** How long one call may block the process while another one writes. */
const longestBlockMs = 50;

function resultCode(error: unknown): number | null {
  return error instanceof Error && "errcode" in error && typeof error.errcode === "number"
    ? error.errcode & 0xff
    : null;
}

const isBusy = (error: unknown): boolean => resultCode(error) === 5;

/** What the store throws for an error of the engine. */
function translated(error: unknown): unknown {
  const code = unavailable[resultCode(error) ?? -1];
  return code === undefined ? error : new StoreUnavailableError(code, error);
}

/** Runs `work`, again and again while another process holds the lock, for so many milliseconds. */
async function patiently<T>(forMs: number, work: () => T): Promise<T> {
  const deadline = performance.now() + forMs;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw translated(error);
    }
    await sleep(5 + Math.random() * 20);
  }
}

/** Creates the folder (0700) and the file (0600) where they are missing. */
function openFile(file: string): DatabaseSync {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, "a", 0o600));
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
    throw new StoreUnavailableError(code, error);
  }
  return new DatabaseSync(file, { timeout: longestBlockMs });
}

/**
 * One file and one connection to it. SQLite would wait for a lock inside the call, and the whole process with
 * it; so a call blocks for a moment only, and the rest of the waiting is done between tries, off the event loop.
 */
export class Connection {
  readonly #database: DatabaseSync;
  readonly #busyTimeoutMs: number;

  private constructor(database: DatabaseSync, busyTimeoutMs: number) {
    this.#database = database;
    this.#busyTimeoutMs = busyTimeoutMs;
  }

  /** Opens the file, made where it is missing, and brings its schema up to date. */
  static async open(file: string, busyTimeoutMs: number): Promise<Connection> {
    const database = openFile(file);
    const connection = new Connection(database, busyTimeoutMs);
    try {
      // FULL: a commit is on the disk before the visitor reads "received". secure_delete: what is erased is
      // overwritten. temp_store: VACUUM leaves no copy of personal data in a folder for temporary files.
      await patiently(busyTimeoutMs, () =>
        database.exec(`
          PRAGMA journal_mode = WAL;
          PRAGMA synchronous = FULL;
          PRAGMA foreign_keys = ON;
          PRAGMA secure_delete = ON;
          PRAGMA temp_store = MEMORY;
        `),
      );
      await patiently(busyTimeoutMs, () => connection.#migrate());
      return connection;
    } catch (error) {
      database.close();
      throw error;
    }
  }

  #migrate(): void {
    this.#exclusively((database) => {
      const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
      if (version > migrations.length) throw new StoreVersionError(version, migrations.length);
      for (const migration of migrations.slice(version)) database.exec(migration);
      database.exec(`PRAGMA user_version = ${migrations.length}`);
    });
  }

  #exclusively<T>(work: (database: DatabaseSync) => T): T {
    this.#database.exec("BEGIN IMMEDIATE");
    try {
      const result = work(this.#database);
      this.#database.exec("COMMIT");
      return result;
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec("ROLLBACK");
      throw error;
    }
  }

  /** Runs `work` in a write transaction: alone, and all or nothing. */
  write<T>(work: (database: DatabaseSync) => T): Promise<T> {
    return patiently(this.#busyTimeoutMs, () => this.#exclusively(work));
  }

  /** Runs ONE statement that only reads. */
  read<T>(work: (database: DatabaseSync) => T): Promise<T> {
    return patiently(this.#busyTimeoutMs, () => work(this.#database));
  }

  /** Rewrites the file without its free pages and empties the log: nothing that was deleted is left in either. */
  scrub(): Promise<void> {
    return patiently(this.#busyTimeoutMs, () => {
      this.#database.exec("VACUUM");
      const result = this.#database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
      if (result?.busy !== 0) throw Object.assign(new Error("The log is being read"), { errcode: 5 });
    });
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }
}
