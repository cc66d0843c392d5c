import { closeSync, mkdirSync, openSync, statSync } from "node:fs";
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

/** How long one try may block the process while another one writes. */
const longestBlockMs = 5;

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

/** Runs `work`, again and again while another process holds the lock, until a moment of `performance.now()`. */
async function patiently<T>(deadline: number, work: () => T): Promise<T> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw translated(error);
    }
    await sleep(5 + Math.random() * 10);
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

// FULL: a commit is on the disk before the visitor reads "received". secure_delete: what is erased is overwritten.
// temp_store: VACUUM leaves no copy of personal data in a folder for temporary files.
const habits = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
  PRAGMA temp_store = MEMORY;
`;

function exclusively<T>(database: DatabaseSync, work: (database: DatabaseSync) => T): T {
  database.exec("BEGIN IMMEDIATE");
  try {
    const result = work(database);
    database.exec("COMMIT");
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

function migrate(database: DatabaseSync): void {
  exclusively(database, () => {
    const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
    if (version > migrations.length) throw new StoreVersionError(version, migrations.length);
    for (const migration of migrations.slice(version)) database.exec(migration);
    database.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}

/** Which file has a name now, or null: another one may be put in its place while a program has the first one open. */
function identityOf(file: string): string | null {
  try {
    const { dev, ino } = statSync(file, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}

/**
 * One file and one connection to it. SQLite would wait for a lock inside the call, and the whole process with
 * it; so a try blocks for a moment only, and the rest of the waiting is done between tries, off the event loop.
 */
export class Connection {
  readonly #file: string;
  readonly #timeoutMs: number;
  #database: DatabaseSync;
  /** The store and its log, as the names stood for them when they were opened. */
  #opened: { readonly store: string | null; readonly log: string | null };
  /** Those whose file was taken away. Closing one would delete the log of whatever now has its name. */
  readonly #lost: DatabaseSync[] = [];
  /** Writers of this process wait in a line: a hundred that ask at once whether the lock is free block all else. */
  #line: Promise<unknown> = Promise.resolve();

  private constructor(file: string, timeoutMs: number, database: DatabaseSync) {
    this.#file = file;
    this.#timeoutMs = timeoutMs;
    this.#database = database;
    this.#opened = this.#present();
  }

  /** Opens the file, made where it is missing, and brings its schema up to date. */
  static async open(file: string, timeoutMs: number): Promise<Connection> {
    const database = openFile(file);
    const deadline = performance.now() + timeoutMs;
    try {
      await patiently(deadline, () => database.exec(habits));
      await patiently(deadline, () => migrate(database));
      return new Connection(file, timeoutMs, database);
    } catch (error) {
      database.close();
      throw error;
    }
  }

  #present() {
    return { store: identityOf(this.#file), log: identityOf(`${this.#file}-wal`) };
  }

  /**
   * The database, as long as its file is where it was. What is written to a file that was deleted is lost: nothing is,
   * until the file is back. A whole store that was put in its place is opened instead.
   */
  #current(): DatabaseSync {
    const present = this.#present();
    if (present.store === null) throw new StoreUnavailableError("FILE_GONE");
    if (present.store === this.#opened.store) return this.#database;
    // With the log of the one before beside it, it would be read as a mixture of both.
    if (present.log !== null && present.log === this.#opened.log)
      throw new StoreUnavailableError("FILE_REPLACED");
    const database = new DatabaseSync(this.#file, { timeout: longestBlockMs });
    try {
      const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
      if (version !== migrations.length) throw new StoreUnavailableError("FILE_REPLACED");
      database.exec(habits);
      migrate(database);
    } catch (error) {
      database.close();
      throw error;
    }
    this.#lost.push(this.#database);
    this.#database = database;
    this.#opened = this.#present();
    return database;
  }

  #deadline(): number {
    return performance.now() + this.#timeoutMs;
  }

  /** Runs `work` in a write transaction: alone, and all or nothing. */
  write<T>(work: (database: DatabaseSync) => T): Promise<T> {
    const deadline = this.#deadline();
    const turn = this.#line.then(() =>
      patiently(deadline, () => {
        const result = exclusively(this.#current(), work);
        // Taken away meanwhile, with what was written to it.
        if (identityOf(this.#file) !== this.#opened.store) throw new StoreUnavailableError("FILE_GONE");
        return result;
      }),
    );
    this.#line = turn.catch(() => {});
    return turn;
  }

  /** Runs ONE statement that only reads. */
  read<T>(work: (database: DatabaseSync) => T): Promise<T> {
    return patiently(this.#deadline(), () => work(this.#current()));
  }

  /** Rewrites the file without its free pages and empties the log: nothing that was deleted is left in either. */
  scrub(): Promise<void> {
    return patiently(this.#deadline(), () => {
      const database = this.#current();
      database.exec("VACUUM");
      const result = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
      if (result?.busy !== 0) throw Object.assign(new Error("The log is being read"), { errcode: 5 });
    });
  }

  close(): void {
    if (this.#database.isOpen) this.#database.close();
  }
}
