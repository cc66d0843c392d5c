import { existsSync, linkSync, mkdirSync, renameSync, rmSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import type { UnreadableRecord } from "#quotes/store/unreadable-record.ts";
import { readableRows } from "../records/rows.ts";
import type { Row } from "../sql/engine.ts";
import { storeVersion } from "../sql/migrations.ts";
import { rowReaders } from "../sql/rows.ts";
import { sqliteCode } from "./errors.ts";
import {
  checkedVersion,
  createAtomically,
  existingStore,
  partialOf,
  StoreFileError,
  storeFile,
  syncFolder,
  withExclusiveFile,
  withReadOnlyFile,
  writingError,
} from "./file.ts";

/** `jobs`: the messages of the outbox, mails and webhook calls. `waitingJobs`: those that were not sent yet. `unreadable`: rows and documents that are damaged. */
export type Contents = {
  readonly leads: number;
  readonly jobs: number;
  readonly waitingJobs: number;
  readonly unreadable: readonly UnreadableRecord[];
};

function unreadableIn(database: DatabaseSync): readonly UnreadableRecord[] {
  const unreadable: UnreadableRecord[] = [];
  for (const [table, read] of Object.entries(rowReaders))
    for (const row of database.prepare(`SELECT * FROM ${table}`).iterate())
      readableRows([row as Row], read, (record) => void unreadable.push(record));
  return unreadable;
}

/** `version`: of the schema. Rows of an earlier one are read once a server has migrated them. */
function contentsOf(database: DatabaseSync, version: number): Contents {
  const row = database
    .prepare(
      `SELECT (SELECT count(*) FROM leads) AS leads, (SELECT count(*) FROM outbox_jobs) AS jobs,
              (SELECT count(*) FROM outbox_jobs WHERE status IN ('pending', 'sending')) AS waiting_jobs`,
    )
    .get();
  return {
    leads: Number(row?.leads),
    jobs: Number(row?.jobs),
    waitingJobs: Number(row?.waiting_jobs),
    unreadable: version === storeVersion ? unreadableIn(database) : [],
  };
}

function vacuumInto(database: DatabaseSync, file: string): void {
  try {
    database.prepare("VACUUM INTO ?").run(file);
  } catch (error) {
    // SQLite does not say which of the two files it is: the one that is written.
    throw ["SQLITE_FULL", "SQLITE_IOERR"].includes(sqliteCode(error) ?? "")
      ? writingError(error, file)
      : error;
  }
}

/** Copies a store without blocking writers, and without deleted data. */
function copy(from: string, to: string): Contents {
  return createAtomically(
    to,
    (partialFile) => withReadOnlyFile(from, (database) => vacuumInto(database, partialFile)),
    (partialFile) =>
      withReadOnlyFile(partialFile, (database) => {
        return contentsOf(database, checkedVersion(database, partialFile));
      }),
  );
}

/** Copies a folder's store into a new file (0600) beside a running server. Returns what the copy contains. */
export function backUp(directory: string, file: string): Contents {
  return copy(existingStore(directory), file);
}

/**
 * Gives a folder's store, which no server may have open, another name beside its own, which the caller then replaces: so
 * there is a store at every moment. Returns the new name.
 */
async function setAside(directory: string): Promise<string> {
  const file = storeFile(directory);
  try {
    // Opening and closing writes the log into the file.
    await withExclusiveFile(directory, () => {});
  } catch (error) {
    // A damaged one is replaced too. It keeps its log, which may have more than the file.
    if (!(error instanceof StoreFileError && error.damaged)) throw error;
  }
  const former = `${file}.before-${new Date().toISOString().replaceAll(":", "-")}`;
  linkSync(file, former);
  for (const part of ["-wal", "-shm"])
    if (existsSync(`${file}${part}`)) renameSync(`${file}${part}`, `${former}${part}`);
  return former;
}

/**
 * Copies a backup into a folder as its store. `replace`: an existing store gets another name, which no server may have open;
 * without it an existing store is an error. The backup is not changed, and neither is the store where it cannot be copied.
 */
export async function restore(
  directory: string,
  file: string,
  replace: boolean,
): Promise<{ readonly contents: Contents; readonly formerStore: string | null }> {
  const target = storeFile(directory);
  withReadOnlyFile(file, (database) => checkedVersion(database, file));
  const exists = existsSync(target);
  if (exists && !replace)
    throw new StoreFileError(`There is a store in ${directory} already: --replace renames it first`);
  const restored = `${target}.restored`;
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    // Left by a restore that was broken off.
    for (const left of [restored, partialOf(restored)]) rmSync(left, { force: true });
    const contents = copy(file, restored);
    const formerStore = exists ? await setAside(directory) : null;
    // A log that an earlier store left behind would be applied to the new file.
    for (const left of [`${target}-wal`, `${target}-shm`]) rmSync(left, { force: true });
    renameSync(restored, target);
    syncFolder(target);
    return { contents, formerStore };
  } catch (error) {
    rmSync(restored, { force: true });
    throw writingError(error, target);
  }
}
