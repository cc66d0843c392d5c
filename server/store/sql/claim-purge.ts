import { hourMs } from "#app/domain/durations.ts";
import type { PurgeState } from "#quotes/store/leads.ts";
import type { Engine } from "./engine.ts";
import { sql } from "./statement.ts";

/** Less than a day, so that a purge at the same hour each day is never too early; a server that starts again purges no more often. */
const minIntervalMs = 20 * hourMs;

/** After a longer time the clock may be wrong: it was set, or no server ran. */
const maxIntervalMs = 30 * 24 * hourMs;

/** Whether a purge is due now. Stores the time of this call, with which the next call compares its own. */
export function claimPurge(engine: Engine, now: number): Promise<PurgeState> {
  return engine.write(async (transaction) => {
    await transaction.lock(["purge"]);
    const [row] = await transaction.all(sql`SELECT value FROM meta WHERE name = 'purged'`);
    const last = row?.value instanceof Uint8Array ? Number(Buffer.from(row.value).toString()) : null;
    if (last !== null && now >= last && now - last < minIntervalMs) return "notYet";
    await transaction.run(
      sql`INSERT INTO meta (name, value) VALUES ('purged', ${Buffer.from(String(now))})
          ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
    );
    if (last === null) return "notYet";
    return now >= last && now - last <= maxIntervalMs ? "due" : "postponed";
  });
}
