import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";
import {
  checkedVersion,
  createAtomically,
  existingStore,
  StoreFileError,
  storeFile,
  withExclusiveFile,
  withReadOnlyFile,
} from "./file.ts";

/** `waiting`: mails that were not sent yet. */
export type Contents = { readonly leads: number; readonly mails: number; readonly waiting: number };

function contentsOf(database: DatabaseSync): Contents {
  const row = database
    .prepare(
      `SELECT (SELECT count(*) FROM leads) AS leads, (SELECT count(*) FROM mail_jobs) AS mails,
              (SELECT count(*) FROM mail_jobs WHERE status IN ('pending', 'sending')) AS waiting`,
    )
    .get();
  return { leads: Number(row?.leads), mails: Number(row?.mails), waiting: Number(row?.waiting) };
}

/** Copies a store without blocking writers, and without deleted data. */
function copy(from: string, to: string): Contents {
  return createAtomically(
    to,
    (draft) => withReadOnlyFile(from, (database) => void database.prepare("VACUUM INTO ?").run(draft)),
    (draft) =>
      withReadOnlyFile(draft, (database) => {
        checkedVersion(database, draft);
        return contentsOf(database);
      }),
  );
}

/** Copies a folder's store into a new file (0600) beside a running server. Returns the number of rows. */
export function backUp(directory: string, file: string): Contents {
  return copy(existingStore(directory), file);
}

/** Renames a folder's store, which no server may have open. Returns the new name. */
async function renameStore(directory: string): Promise<string> {
  const file = storeFile(directory);
  try {
    // Opening and closing writes the log into the file.
    await withExclusiveFile(directory, () => {});
  } catch (error) {
    // A damaged one is replaced too. It keeps its log, which may have more than the file.
    if (!(error instanceof StoreFileError && error.damaged)) throw error;
  }
  const former = `${file}.before-${new Date().toISOString().replaceAll(":", "-")}`;
  for (const part of ["", "-wal", "-shm"])
    if (existsSync(`${file}${part}`)) renameSync(`${file}${part}`, `${former}${part}`);
  return former;
}

/**
 * Copies a backup into a folder as its store. `replace`: an existing store is renamed, which no server may have open;
 * without it an existing store is an error. The backup is not changed.
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
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const formerStore = exists ? await renameStore(directory) : null;
  // A log that an earlier store left behind would be applied to the new file.
  for (const left of [`${target}-wal`, `${target}-shm`]) rmSync(left, { force: true });
  return { contents: copy(file, target), formerStore };
}
