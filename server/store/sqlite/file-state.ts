import { statSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";

/** The size in bytes, or null if there is no such file. */
const sizeOf = (file: string): number | null => statSync(file, { throwIfNoEntry: false })?.size ?? null;

/** Whether a file exists and has no content: SQLite would take it for a new database, and delete its log. */
export const isEmpty = (file: string): boolean => sizeOf(file) === 0;

/** Whether a write-ahead log with content is beside the place of a store. */
export const hasLog = (file: string): boolean => (sizeOf(`${file}-wal`) ?? 0) > 0;

/**
 * Whether a file ends within its last page: SQLite reads what is missing as zeros. False as long as its log has content,
 * because the file may not be complete without it.
 */
export function isCutOff(database: DatabaseSync, file: string): boolean {
  // While a transaction reads a file without a log, no other process changes that file.
  const ownTransaction = !database.isTransaction;
  if (ownTransaction) database.exec("BEGIN");
  try {
    const pages = Number(database.prepare("PRAGMA page_count").get()?.page_count);
    const pageSize = Number(database.prepare("PRAGMA page_size").get()?.page_size);
    return !hasLog(file) && (sizeOf(file) ?? 0) < pages * pageSize;
  } finally {
    if (ownTransaction) database.exec("ROLLBACK");
  }
}
