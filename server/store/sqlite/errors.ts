import { StoreUnavailableError } from "#quotes/store/store.ts";

/** SQLite's result codes for problems of the machine or of other processes. */
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

/** The name of an SQLite error, or null for any other error. */
export function sqliteCode(error: unknown): string | null {
  if (!(error instanceof Error && "errcode" in error)) return null;
  return unavailable[Number(error.errcode) & 0xff] ?? null;
}

export function toStoreError(error: unknown): unknown {
  const code = sqliteCode(error);
  return code === null ? error : new StoreUnavailableError(code, error);
}

/** Another process has the lock, or reads the data that would be changed. */
export const isBusy = (error: unknown): boolean =>
  sqliteCode(error) === "SQLITE_BUSY" ||
  (error instanceof StoreUnavailableError && error.code === "SQLITE_BUSY");
