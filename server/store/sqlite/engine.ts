import type { KeyObject } from "node:crypto";
import { statSync } from "node:fs";
import { dirname } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { StoreUnavailableError } from "#quotes/store/store.ts";
import { checkDiskSpace } from "../disk-space.ts";
import { retryUntil } from "../retry.ts";
import type { Engine, Row, Transaction } from "../sql/engine.ts";
import { secretFromRows, selectSecret } from "../sql/rate-limits.ts";
import { type Sql, sql } from "../sql/statement.ts";
import { isBusy, toStoreError } from "./errors.ts";
import { openFile } from "./open-file.ts";
import { Statements } from "./statements.ts";

/** Identifies the file behind a name, or null: it may be replaced while the old one is open. */
function identityOf(file: string): string | null {
  try {
    const { dev, ino } = statSync(file, { bigint: true });
    return `${dev}:${ino}`;
  } catch {
    return null;
  }
}

/** The identities of a store's file, of its write-ahead log, and of the index of that log, which has the locks. */
const identitiesOf = (file: string) => ({
  store: identityOf(file),
  log: identityOf(`${file}-wal`),
  index: identityOf(`${file}-shm`),
});

type Identities = ReturnType<typeof identitiesOf>;

/** Why what a connection to these files writes would be lost, or null if they are in their place. */
function lossOf(opened: Identities, present: Identities): "FILE_GONE" | "FILE_REPLACED" | "LOG_GONE" | null {
  if (present.store === null) return "FILE_GONE";
  if (present.store !== opened.store) return "FILE_REPLACED";
  return present.log === opened.log && present.index === opened.index ? null : "LOG_GONE";
}

/**
 * One file and one connection to it. SQLite waits for a lock inside the call, which blocks the whole process; so a
 * statement waits a few milliseconds only, and is retried after a pause that does not block the event loop.
 */
export class SqliteEngine implements Engine {
  readonly #file: string;
  readonly #timeoutMs: number;
  readonly #database: DatabaseSync;
  readonly #statements: Statements;
  readonly #secret: KeyObject;
  /** When it was opened. */
  readonly #identities: Identities;
  /** Transactions run one after the other, so only the first waits for another process's lock. */
  #lastTransaction: Promise<unknown> = Promise.resolve();
  /** The running transaction, or null. Nothing else may use its connection. */
  #running: Promise<void> | null = null;

  private constructor(file: string, timeoutMs: number, database: DatabaseSync) {
    this.#file = file;
    this.#timeoutMs = timeoutMs;
    this.#database = database;
    this.#statements = new Statements(database);
    this.#secret = secretFromRows(this.#statements.all(selectSecret));
    this.#identities = identitiesOf(file);
  }

  /** Opens the file, creates it if it is missing, and updates its schema. */
  static async open(file: string, timeoutMs: number): Promise<SqliteEngine> {
    const database = await openFile(file, timeoutMs);
    try {
      return new SqliteEngine(file, timeoutMs, database);
    } catch (error) {
      database.close();
      throw toStoreError(error);
    }
  }

  /**
   * What is written to a file that was deleted or replaced is lost, so nothing is read or written until it is back. Another one, and a
   * log that was replaced, need a restart: another process may have begun one of its own.
   */
  #checkPlace(): void {
    const loss = lossOf(this.#identities, identitiesOf(this.#file));
    if (loss !== null) throw new StoreUnavailableError(loss);
  }

  /** Repeats `work` while another process has the lock. */
  async #retry<T>(deadline: number, work: () => T | Promise<T>): Promise<T> {
    try {
      return await retryUntil(deadline, work, isBusy);
    } catch (error) {
      throw toStoreError(error);
    }
  }

  /** Runs synchronous `work` between two transactions. */
  #between<T>(work: () => T): Promise<T> {
    return this.#retry(performance.now() + this.#timeoutMs, async () => {
      while (this.#running !== null) await this.#running;
      return work();
    });
  }

  async #transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    this.#checkPlace();
    const [database, statements] = [this.#database, this.#statements];
    database.exec("BEGIN IMMEDIATE");
    const { promise, resolve: end } = Promise.withResolvers<void>();
    this.#running = promise;
    try {
      const result = await work({
        secret: this.#secret,
        all: async (statement) => statements.all(statement),
        run: async (statement) => statements.run(statement),
        lock: async () => {},
        forUpdate: sql``,
        forUpdateSkipLocked: sql``,
      });
      database.exec("COMMIT");
      // Deleted or replaced meanwhile, so that what was written may be lost.
      this.#checkPlace();
      return result;
    } catch (error) {
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    } finally {
      this.#running = null;
      end();
    }
  }

  write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const deadline = performance.now() + this.#timeoutMs;
    const turn = this.#lastTransaction.then(() => this.#retry(deadline, () => this.#transaction(work)));
    this.#lastTransaction = turn.catch(() => {});
    return turn;
  }

  read(statement: Sql): Promise<readonly Row[]> {
    return this.#between(() => {
      this.#checkPlace();
      return this.#statements.all(statement);
    });
  }

  /** Rewrites the file without its free pages and empties the log, so that neither contains deleted data. */
  rewriteFiles(): Promise<void> {
    return this.#between(() => {
      this.#checkPlace();
      // Its copy of the whole file is not in memory, which a small server lacks, but beside the file: nobody else reads that folder,
      // and SQLite takes the copy's name away at once.
      const folder = dirname(this.#file).replaceAll("'", "''");
      this.#database.exec(`PRAGMA temp_store = FILE; PRAGMA temp_store_directory = '${folder}'`);
      try {
        this.#database.exec("VACUUM");
      } finally {
        this.#database.exec("PRAGMA temp_store = MEMORY");
      }
      const result = this.#database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
      if (result?.busy !== 0) throw new StoreUnavailableError("SQLITE_BUSY");
    });
  }

  async checkWritable(): Promise<void> {
    await this.read(selectSecret);
    // A file beside the store, and no row in it: the log may still have room for a row and not for a request, and
    // writing a row would take the lock that requests wait for.
    await checkDiskSpace(dirname(this.#file));
  }

  close(): Promise<void> {
    return this.#between(() => {
      const log = identityOf(`${this.#file}-wal`);
      // Otherwise it would delete the log that is there now.
      if (this.#database.isOpen && (log === null || log === this.#identities.log)) this.#database.close();
    });
  }
}
