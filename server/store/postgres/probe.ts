import pg from "pg";
import type { PostgresAddress } from "./address.ts";
import { tlsOf } from "./connection.ts";
import { translated } from "./errors.ts";

/** Logs in to a database, and makes nothing in it. Throws as the opening of the store does. */
export async function probePostgres(address: PostgresAddress, limitMs: number): Promise<void> {
  try {
    const { host, port, user, password, database } = address;
    const client = new pg.Client({
      host,
      port,
      user,
      password,
      database,
      ssl: tlsOf(address),
      application_name: "leads",
      connectionTimeoutMillis: limitMs,
      query_timeout: limitMs,
    });
    // A connection that breaks fails its statement; the event would end the process.
    client.on("error", () => {});
    await client.connect();
    await client.query("SELECT 1").finally(() => client.end());
  } catch (error) {
    throw translated(error);
  }
}
