import pg from "pg";
import { StoreUnavailableError } from "#quotes/store/store.ts";

/**
 * PostgreSQL's error codes for problems of the machine, the network or other transactions, which are no bugs of this
 * program. A key of two characters stands for the whole class of codes that start with it.
 */
const unavailable: Readonly<Record<string, string>> = {
  "08": "CONNECTION_LOST",
  "25006": "READ_ONLY",
  "25P03": "TIMEOUT",
  "28": "LOGIN_REFUSED",
  "3D": "NO_SUCH_DATABASE",
  "40": "CONFLICT",
  "42501": "NO_PRIVILEGE",
  "53": "NO_RESOURCES",
  "53100": "DISK_FULL",
  "53200": "NO_MEMORY",
  "53300": "TOO_MANY_CONNECTIONS",
  "53400": "NO_RESOURCES",
  "55P03": "LOCKED",
  "57": "SHUTTING_DOWN",
  "57014": "TIMEOUT",
  "57P03": "STARTING",
  "58": "IO_ERROR",
  XX001: "CORRUPT",
  XX002: "CORRUPT",
};

/** The driver's own errors, which have a message and no code. */
const driverErrors: readonly (readonly [RegExp, string])[] = [
  [/timeout/i, "TIMEOUT"],
  [/SSL/, "NO_TLS"],
  [/^SASL/, "LOGIN_REFUSED"],
  [/^Connection terminated|^Client (has encountered|was closed)/, "CONNECTION_LOST"],
];

function named(error: Error): string | null {
  if (error instanceof pg.DatabaseError) {
    const { code = "" } = error;
    const name = unavailable[code] ?? unavailable[code.slice(0, 2)];
    return name === undefined ? null : `POSTGRES_${name}`;
  }
  // The error of a socket or a certificate: ECONNREFUSED, CERT_HAS_EXPIRED.
  if ("code" in error && typeof error.code === "string" && !error.code.startsWith("ERR_INVALID"))
    return error.code;
  const name = driverErrors.find(([words]) => words.test(error.message))?.[1];
  return name === undefined ? null : `POSTGRES_${name}`;
}

export function toStoreError(error: unknown): unknown {
  if (error instanceof StoreUnavailableError) return error;
  if (error instanceof StaleConnection) return toStoreError(error.cause);
  const code = error instanceof Error ? named(error) : null;
  return code === null ? error : new StoreUnavailableError(code, error);
}

/** The server or the network closed the connection. */
export function isConnectionLost(error: unknown): boolean {
  const known = toStoreError(error);
  if (!(known instanceof StoreUnavailableError)) return false;
  return ["POSTGRES_CONNECTION_LOST", "POSTGRES_SHUTTING_DOWN", "ECONNRESET", "EPIPE"].includes(known.code);
}

/** A connection closed while it was idle, which shows at its next use: nothing was executed. */
export class StaleConnection extends Error {
  override readonly name = "StaleConnection";
}

/** Two transactions conflicted and this one was rolled back: it can be run again. */
export function isConflict(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === "40001" || error.code === "40P01");
}

/** Others keep what a statement needs locked for longer than it waits. */
export const isLocked = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === "55P03";

/** The server or the network has a problem, and the connection is not used again. */
export function isConnectionBroken(error: unknown): boolean {
  return !isConflict(error) && toStoreError(error) instanceof StoreUnavailableError;
}
