import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Clock } from "#server/clock.ts";
import { Connection } from "./sqlite/connection.ts";
import { leadStore } from "./sqlite/leads.ts";
import { mailQueue } from "./sqlite/mail-queue.ts";
import type { Store } from "./store.ts";

/** The secret that gate keys are made with: drawn once, by whoever opens the file first. */
async function readSecret(connection: Connection): Promise<Uint8Array> {
  return connection.write((database) => {
    database
      .prepare("INSERT INTO meta (name, value) VALUES ('secret', ?) ON CONFLICT DO NOTHING")
      .run(randomBytes(32));
    const value = database.prepare("SELECT value FROM meta WHERE name = 'secret'").get()?.value;
    if (!(value instanceof Uint8Array)) throw new Error("The store has no secret");
    return value;
  });
}

/**
 * A store in one SQLite file, `leads.sqlite` in `directory`; several processes may have it open. A call waits up
 * to `busyTimeoutMs` for another process that writes. The folder has to be on a local disk.
 */
export async function openSqliteStore(
  directory: string,
  clock: Clock,
  { busyTimeoutMs = 5000 }: { readonly busyTimeoutMs?: number } = {},
): Promise<Store> {
  const connection = await Connection.open(join(directory, "leads.sqlite"), busyTimeoutMs);
  try {
    const secret = await readSecret(connection);
    return {
      ...leadStore(connection, secret, clock),
      ...mailQueue(connection, clock),
      close: async () => connection.close(),
    };
  } catch (error) {
    connection.close();
    throw error;
  }
}
