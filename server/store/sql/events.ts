import { createHash, randomBytes } from "node:crypto";
import type { StatusInput } from "#quotes/follow-up-status.ts";
import type { EventKind, FollowUpStatus } from "#quotes/history.ts";
import type { Job, JobPurpose } from "#quotes/store/jobs.ts";
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
  await queueJobs(
    transaction,
    jobs.map((purpose) => ({ id: `${id}-${purpose}`, leadId, purpose, eventId: id })),
    at,
  );
}

/** Queues mails and messages about a lead, due now. */
export async function queueJobs(
  transaction: Transaction,
  jobs: readonly (Pick<Job, "id" | "leadId" | "purpose"> & { readonly eventId?: string })[],
  at: string,
): Promise<void> {
  if (jobs.length === 0) return;
  const rows = jobs.map(
    ({ id, leadId, purpose, eventId = null }) =>
      sql`(${id}, ${leadId}, ${purpose}, ${eventId}, ${at}, ${at})`,
  );
  await transaction.run(
    sql`INSERT INTO outbox_jobs (id, lead_id, purpose, event_id, created_at, next_attempt_at) VALUES ${list(rows)}`,
  );
}

/** What the status of a locked lead follows from. Not validated, so that a damaged event does not block a change of the status. */
export async function statusFacts(transaction: Transaction, leadId: string): Promise<StatusInput> {
  const [lead] = await transaction.all(sql`SELECT follow_up_status FROM leads WHERE id = ${leadId}`);
  const events = await transaction.all(
    sql`SELECT kind, text FROM events WHERE lead_id = ${leadId} ORDER BY sequence, at, id`,
  );
  return {
    followUpStatus: lead?.follow_up_status as FollowUpStatus,
    events: events.map(({ kind, text }) => ({ kind: kind as EventKind, text: String(text) })),
  };
}
