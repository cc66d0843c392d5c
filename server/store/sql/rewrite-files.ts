import { randomBytes } from "node:crypto";
import type { Engine, Transaction } from "./engine.ts";
import { sql } from "./statement.ts";

/** Notes in the transaction of a deletion that the database's files have to be rewritten. */
export async function noteDeletion(transaction: Transaction): Promise<void> {
  await transaction.run(
    sql`INSERT INTO meta (name, value) VALUES ('unscrubbed', ${randomBytes(16)})
        ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  );
}

/** Rewrites the files if a deletion is noted. The note remains if that fails, or if there was another deletion meanwhile. */
export async function rewriteAfterDeletion(engine: Engine): Promise<void> {
  const [note] = await engine.read(sql`SELECT value FROM meta WHERE name = 'unscrubbed'`);
  if (note === undefined) return;
  await engine.rewriteFiles();
  await engine.write((transaction) =>
    transaction.run(sql`DELETE FROM meta WHERE name = 'unscrubbed' AND value = ${note.value ?? null}`),
  );
}
