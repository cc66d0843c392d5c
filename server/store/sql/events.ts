import { createHash, randomBytes } from "node:crypto";
import type { EventKind } from "#quotes/history.ts";
import type { JobPurpose } from "#quotes/store/jobs.ts";
import type { Transaction } from "./engine.ts";
import { list, sql } from "./statement.ts";

export type NewEvent = {
  /** Without one, it gets a new one. */
  readonly id?: string;
  readonly leadId: string;
  readonly kind: EventKind;
  readonly at: string;
  readonly quoteId?: string | undefined;
  readonly text?: string;
};

/** In capitals, because commands write IDs so. */
export const newEventId = (): string => randomBytes(16).toString("hex").toUpperCase();

/** The event of a form that was sent: the same each time that one display of it, which `key` identifies, is sent. */
export const formEventId = (leadId: string, kind: EventKind, key: string): string =>
  createHash("sha256").update(`${leadId} ${kind} ${key}`).digest("hex").slice(0, 32).toUpperCase();

/** The newest event of these kinds of a locked lead that a page had not shown yet; `lastEvent`: the last that it had. */
export async function newerEvent(
  transaction: Transaction,
  leadId: string,
  lastEvent: string,
  kinds: readonly EventKind[],
): Promise<string | null> {
  const [newest] = await transaction.all(
    sql`SELECT id FROM events
        WHERE lead_id = ${leadId} AND kind IN (${list(kinds)})
          AND sequence > COALESCE((SELECT sequence FROM events WHERE id = ${lastEvent} AND lead_id = ${leadId}), 0)
        ORDER BY sequence DESC LIMIT 1`,
  );
  return newest === undefined ? null : String(newest.id);
}

/** Stores an event of a locked lead with the jobs about it, due now. */
export async function addEvent(
  transaction: Transaction,
  { id = newEventId(), leadId, kind, at, quoteId, text = "" }: NewEvent,
  jobs: readonly JobPurpose[] = [],
): Promise<void> {
  await transaction.run(
    sql`INSERT INTO events (id, lead_id, kind, at, quote_id, text, sequence)
        VALUES (${id}, ${leadId}, ${kind}, ${at}, ${quoteId ?? null}, ${text},
          (SELECT coalesce(max(sequence), 0) + 1 FROM events WHERE lead_id = ${leadId}))`,
  );
  const rows = jobs.map(
    (purpose) => sql`(${`${id}-${purpose}`}, ${leadId}, ${purpose}, ${id}, ${at}, ${at})`,
  );
  if (rows.length > 0)
    await transaction.run(
      sql`INSERT INTO outbox_jobs (id, lead_id, purpose, event_id, created_at, next_attempt_at) VALUES ${list(rows)}`,
    );
}
