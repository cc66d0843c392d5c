import { randomUUID } from "node:crypto";
import { closeSync, existsSync, linkSync, mkdirSync, openSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { StoreUnavailableError } from "#quotes/store/store.ts";
import { retryUntil } from "../retry.ts";
import { migrationsOf, missingMigrations, versionAfter } from "../sql/migrations.ts";
import { insertSecret } from "../sql/rate-limits.ts";
import { isBusy, toStoreError } from "./errors.ts";
import { hasLog, isCutOff, isEmpty } from "./file-state.ts";
import { Statements } from "./statements.ts";

/** The longest time for which one statement may block the process while another writes. */
const maxBlockMs = 5;

// FULL: a commit is on the disk before the visitor reads "received". wal_autocheckpoint: each commit is copied from the
// log into the file at once, so that a log that somebody deletes takes nothing with it. secure_delete: deleted data is
// overwritten. temp_store: no sorting writes personal data into a folder for temporary files.
const pragmas = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA wal_autocheckpoint = 1;
  PRAGMA foreign_keys = ON;
  PRAGMA secure_delete = ON;
  PRAGMA temp_store = MEMORY;
`;

const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare("PRAGMA user_version").get()?.user_version);

/** Updates the schema, in one transaction: of two processes, one does it. */
export function migrate(database: DatabaseSync, migrations = migrationsOf("sqlite")): void {
  database.exec("BEGIN IMMEDIATE");
  try {
    for (const { statements } of missingMigrations(versionOf(database), migrations))
      database.exec(statements);
    database.exec(`PRAGMA user_version = ${versionAfter(migrations)}`);
    new Statements(database).run(insertSecret());
    database.exec("COMMIT");
  } catch (error) {
    if (database.isTransaction) database.exec("ROLLBACK");
    throw error;
  }
}

/**
 * Creates a store (0600) and its folder (0700) if they are missing. The store gets its name once it is complete: a file
 * without content is one that was cut off.
 */
function createStore(file: string): void {
  const logIsLeft = hasLog(file);
  if (existsSync(file)) return;
  // It would be applied to the new file.
  if (logIsLeft) throw new StoreUnavailableError("LOG_WITHOUT_FILE");
  const partialFile = `${file}.new-${randomUUID()}`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(partialFile, "wx", 0o600));
    const database = new DatabaseSync(partialFile);
    try {
      database.exec(pragmas);
      migrate(database);
    } finally {
      database.close();
    }
    linkSync(partialFile, file);
  } catch (error) {
    // Another process may have created it at the same moment.
    if (!existsSync(file)) throw error;
  } finally {
    for (const name of [partialFile, `${partialFile}-wal`, `${partialFile}-shm`])
      rmSync(name, { force: true });
  }
}

/** What is thrown if a file cannot be opened: any error of SQLite is then a problem of the file, and not of a statement. */
function fileOpeningError(error: unknown): unknown {
  const known = toStoreError(error);
  if (known instanceof StoreUnavailableError || !(error instanceof Error && "code" in error)) return known;
  return new StoreUnavailableError("errcode" in error ? "SQLITE_ERROR" : String(error.code), error);
}

/** Opens a store, creates it if it is missing, and updates its schema. Waits up to `timeoutMs` for other processes. */
export async function openFile(file: string, timeoutMs: number): Promise<DatabaseSync> {
  const deadline = performance.now() + timeoutMs;
  let database: DatabaseSync | null = null;
  try {
    createStore(file);
    if (isEmpty(file)) throw new StoreUnavailableError("FILE_EMPTY");
    const opened = new DatabaseSync(file, { timeout: maxBlockMs });
    database = opened;
    const steps = [
      // The file is complete without its log from then on, if no other process has it open.
      () => opened.exec("PRAGMA wal_checkpoint(TRUNCATE)"),
      () => {
        if (isCutOff(opened, file)) throw new StoreUnavailableError("FILE_CUT_OFF");
      },
      () => opened.exec(pragmas),
      () => migrate(opened),
    ];
    for (const step of steps) await retryUntil(deadline, step, isBusy);
    return opened;
  } catch (error) {
    database?.close();
    throw fileOpeningError(error);
  }
}
