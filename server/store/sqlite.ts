import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Clock } from "#server/clock.ts";
import { checkRoom } from "./room.ts";
import { Connection } from "./sqlite/connection.ts";
import { leadStore } from "./sqlite/leads.ts";
import { mailQueue } from "./sqlite/mail-queue.ts";
import type { Store } from "./store.ts";

/** The secret that gate keys are made with is drawn once, by whoever opens the file first. */
async function drawSecret(connection: Connection): Promise<void> {
  await connection.write((database) =>
    database
      .prepare("INSERT INTO meta (name, value) VALUES ('secret', ?) ON CONFLICT DO NOTHING")
      .run(randomBytes(32)),
  );
}

/**
 * A store in one SQLite file, `leads.sqlite` in `directory`; several processes may have it open. A call waits up
 * to `timeoutMs` for another process that writes. The folder has to be on a local disk.
 */
export async function openSqliteStore(
  directory: string,
  clock: Clock,
  { timeoutMs = 5000 }: { readonly timeoutMs?: number } = {},
): Promise<Store> {
  const connection = await Connection.open(join(directory, "leads.sqlite"), timeoutMs);
  try {
    await drawSecret(connection);
    return {
      ...leadStore(connection, clock),
      ...mailQueue(connection, clock),
      async checkWritable() {
        await connection.read((database) => database.prepare("SELECT 1 FROM meta").get());
        // Beside the store and not in it: a row may still find a place in its log while a request finds none, and
        // whoever writes a row holds the lock that requests wait for.
        await checkRoom(directory);
      },
      close: async () => connection.close(),
    };
  } catch (error) {
    connection.close();
    throw error;
  }
}
