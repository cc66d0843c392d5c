import { createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import type { Clock } from "#server/clock.ts";
import type { PostgresAddress } from "./postgres/address.ts";
import { Connection } from "./postgres/connection.ts";
import { leadStore } from "./postgres/leads.ts";
import { mailQueue } from "./postgres/mail-queue.ts";
import type { Store } from "./store.ts";

/** The secret that gate keys are made with: drawn once, by the server that opens the database first. */
async function readSecret(connection: Connection): Promise<KeyObject> {
  const { rows } = await connection.write(async (query) => {
    await query("INSERT INTO meta (name, value) VALUES ('secret', $1) ON CONFLICT DO NOTHING", [
      randomBytes(32),
    ]);
    return query("SELECT value FROM meta WHERE name = 'secret'");
  });
  const value = rows[0]?.value;
  if (!(value instanceof Uint8Array)) throw new Error("The store has no secret");
  return createSecretKey(value);
}

/**
 * A row that is replaced shows that commits reach the disk, and that the server is no standby; it takes no room, because
 * the one before makes way. So a result that is larger than its memory is computed first, which takes a temporary file
 * on the disk that the tables grow on: it is gone with the statement, and goes through no log.
 */
async function checkWritable(connection: Connection): Promise<void> {
  await connection.write(async (query) => {
    await query("SET LOCAL work_mem = '64kB'");
    await query("SELECT count(*) FROM generate_series(1, 20000)");
    await query(
      `INSERT INTO meta (name, value) VALUES ('written', convert_to(now()::text, 'UTF8'))
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    );
  });
}

/**
 * A store in a PostgreSQL database (14 or newer) that any number of servers share. A call waits up to `timeoutMs`
 * for a connection, and as long for others that hold what it needs.
 */
export async function openPostgresStore(
  address: PostgresAddress,
  clock: Clock,
  { timeoutMs = 5000 }: { readonly timeoutMs?: number } = {},
): Promise<Store> {
  const connection = await Connection.open(address, timeoutMs);
  try {
    const secret = await readSecret(connection);
    return {
      ...leadStore(connection, secret, clock),
      ...mailQueue(connection, clock),
      checkWritable: () => checkWritable(connection),
      close: () => connection.close(),
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
