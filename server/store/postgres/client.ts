import { readFileSync } from "node:fs";
import pg from "pg";
import { StoreUnavailableError } from "#quotes/store/store.ts";
import type { PostgresAddress } from "./address.ts";
import { toStoreError } from "./errors.ts";

function readCertificate(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw new StoreUnavailableError("POSTGRES_NO_ROOT_CERTIFICATE", error);
  }
}

function tlsOptions({ tls, rootCertificate }: PostgresAddress): pg.ClientConfig["ssl"] {
  if (tls === "disable") return false;
  const trusted = rootCertificate === null ? {} : { ca: readCertificate(rootCertificate) };
  if (tls === "require" && rootCertificate === null) return { rejectUnauthorized: false };
  return tls === "verify-full" ? trusted : { ...trusted, checkServerIdentity: () => undefined };
}

/**
 * The driver's options for an address; connecting takes at most `timeoutMs`. Throws a StoreUnavailableError if the root
 * certificate cannot be read.
 */
export function clientOptions(address: PostgresAddress, timeoutMs: number) {
  const { host, port, user, password, database } = address;
  return {
    host,
    port,
    user,
    password,
    database,
    ssl: tlsOptions(address),
    application_name: "leads",
    connectionTimeoutMillis: timeoutMs,
  } satisfies pg.ClientConfig;
}

/** Logs in to a database without changing it. Throws the errors that opening the store throws. */
export async function probePostgres(address: PostgresAddress, timeoutMs: number): Promise<void> {
  try {
    const client = new pg.Client({ ...clientOptions(address, timeoutMs), query_timeout: timeoutMs });
    // If the connection breaks, its statement fails. Without a listener, the event would also end the process.
    client.on("error", () => {});
    await client.connect();
    await client.query("SELECT 1").finally(() => client.end());
  } catch (error) {
    throw toStoreError(error);
  }
}
