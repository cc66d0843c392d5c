import { hourMs } from "#app/domain/durations.ts";
import type { PurgeState } from "#quotes/store/leads.ts";
import type { Engine } from "./engine.ts";
import { sql } from "./statement.ts";

/** Servers that start again and again purge once a day all the same. */
const leastMs = 20 * hourMs;

/** The clock has been set, or no server ran for long. */
const maxIntervalMs = 30 * 24 * hourMs;

/** Whether a purge is due now. The time of the question is stored in the database, for the next one. */
export function claimPurge(engine: Engine, now: number): Promise<PurgeState> {
  return engine.write(async (transaction) => {
    await transaction.lock(["purge"]);
    const [row] = await transaction.all(sql`SELECT value FROM meta WHERE name = 'purged'`);
    const last = row?.value instanceof Uint8Array ? Number(Buffer.from(row.value).toString()) : null;
    if (last !== null && now >= last && now - last < leastMs) return "done";
    await transaction.run(
      sql`INSERT INTO meta (name, value) VALUES ('purged', ${Buffer.from(String(now))})
          ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    );
    if (last === null) return "done";
    return now >= last && now - last <= maxIntervalMs ? "due" : "postponed";
  });
}
