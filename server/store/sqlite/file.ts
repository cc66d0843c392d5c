import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { firstVersion, storeVersion, tooEarly } from "../sql/migrations.ts";
import { sqliteCode } from "./errors.ts";
import { isCutOff, isEmpty } from "./file-state.ts";

/**
 * A command on whole stores (backup, restore, move) cannot do its work with the file or database that it was given. The
 * message is one line for the operator. Where a store cannot be opened for requests, a server's and the other commands'
 * error is the StoreOpenError, which also says whether a retry may help.
 */
export class StoreFileError extends Error {
  override readonly name = "StoreFileError";
  /** Whether the file itself is the problem, and not another program that has it open. */
  readonly damaged: boolean;
  constructor(message: string, damaged = false) {
    super(message);
    this.damaged = damaged;
  }
}

export const storeFile = (directory: string): string => join(directory, "leads.sqlite");

/** The path of an existing store. Throws a StoreFileError if there is none. */
export function existingStore(directory: string): string {
  const file = storeFile(directory);
  if (!existsSync(file))
    throw new StoreFileError(`There is no store in ${directory}: is DATA_DIR the one of the server?`);
  return file;
}

const problems: Readonly<Record<string, string>> = {
  SQLITE_BUSY: "is in use: stop the server first",
  SQLITE_CORRUPT: "is damaged",
  SQLITE_NOTADB: "is no SQLite file",
};

/** Converts an SQLite error into a StoreFileError; any other stays as it is. */
function fileError(error: unknown, file: string): unknown {
  if (!(error instanceof Error && "errcode" in error)) return error;
  const code = sqliteCode(error);
  const problem = problems[code ?? ""] ?? `cannot be used: ${error.message}`;
  return new StoreFileError(`${file} ${problem}`, code !== "SQLITE_BUSY");
}

/** Converts an error of a file that was to be written into a StoreFileError. One about another file stays as it is. */
export function writingError(error: unknown, file: string): unknown {
  if (error instanceof StoreFileError || !(error instanceof Error && "code" in error)) return error;
  if ("errcode" in error) return fileError(error, file);
  return new StoreFileError(`${file} cannot be written: ${error.code}`);
}

function refuseEmpty(file: string): void {
  if (isEmpty(file)) throw new StoreFileError(`${file} is empty`, true);
}

function refuseCutOff(database: DatabaseSync, file: string): void {
  if (isCutOff(database, file)) throw new StoreFileError(`${file} is damaged: its end is missing`, true);
}

/** Opens a folder's store for reading beside a server, and closes it after `work`. */
export function withReadOnlyFile<T>(file: string, work: (database: DatabaseSync) => T): T {
  if (!existsSync(file)) throw new StoreFileError(`There is no file ${file}`);
  refuseEmpty(file);
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    refuseCutOff(database, file);
    return work(database);
  } catch (error) {
    throw fileError(error, file);
  } finally {
    database.close();
  }
}

/**
 * Opens the store of a folder exclusively, and closes it after `work`. Throws if a server or a command has it open; none
 * can open it meanwhile.
 */
export async function withExclusiveFile<T>(
  directory: string,
  work: (database: DatabaseSync) => T | Promise<T>,
): Promise<T> {
  const file = existingStore(directory);
  refuseEmpty(file);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Before any read, this fails while any other connection is open, also an idle one.
    database.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
    refuseCutOff(database, file);
    return await work(database);
  } catch (error) {
    throw fileError(error, file);
  } finally {
    if (database.isTransaction) database.exec("ROLLBACK");
    database.close();
  }
}

/** The version of a store's schema. Throws if the file is damaged, no store, or of a later version. */
export function checkedVersion(database: DatabaseSync, file: string): number {
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  const leads = database.prepare("SELECT name FROM sqlite_schema WHERE name = 'leads'").get();
  if (version < 1 || leads === undefined) throw new StoreFileError(`${file} is no store of leads`);
  if (version < firstVersion) throw new StoreFileError(`${file} ${tooEarly}`);
  if (version > storeVersion)
    throw new StoreFileError(`${file} is of a later version of this program: start a newer one`);
  const found = database
    .prepare("PRAGMA integrity_check(1)")
    .all()
    .map((row) => row.integrity_check);
  if (found.join() !== "ok") throw new StoreFileError(`${file} is damaged`, true);
  return version;
}

function sync(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** A file's name is on the disk once its folder is synced. Windows cannot sync folders. */
export function syncFolder(file: string): void {
  if (process.platform !== "win32") sync(dirname(file));
}

/** What a file is called while it is written, and for good if that is broken off. */
export const partialOf = (file: string): string => `${file}.part`;

/**
 * Creates a file that is complete or missing, readable by its owner only: `write` writes a partial file beside it, `check`
 * reads that once it is on the disk. Throws if the file exists.
 */
export function createAtomically<T>(
  file: string,
  write: (partialFile: string) => void,
  check: (partialFile: string) => T,
): T {
  if (existsSync(file)) throw new StoreFileError(`${file} exists: it is not overwritten`);
  const partialFile = partialOf(file);
  try {
    closeSync(openSync(partialFile, "wx", 0o600));
  } catch (error) {
    if (!existsSync(partialFile)) throw writingError(error, partialFile);
    throw new StoreFileError(
      `${partialFile} exists: another backup is being written, or was broken off: delete it`,
    );
  }
  try {
    write(partialFile);
    sync(partialFile);
    const result = check(partialFile);
    renameSync(partialFile, file);
    syncFolder(file);
    return result;
  } catch (error) {
    rmSync(partialFile, { force: true });
    throw writingError(error, file);
  }
}
