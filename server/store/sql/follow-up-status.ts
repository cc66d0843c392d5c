import type { StatusFacts } from "#quotes/follow-up-status.ts";
import type { EventKind, FollowUpStatus } from "#quotes/history.ts";
import type { Transaction } from "./engine.ts";
import { sql } from "./statement.ts";

/** What the status of a locked lead follows from. Read as it is stored: an unreadable event hinders no answer. */
export async function statusFacts(transaction: Transaction, leadId: string): Promise<StatusFacts> {
  const [lead] = await transaction.all(sql`SELECT follow_up_status FROM leads WHERE id = ${leadId}`);
  const events = await transaction.all(
    sql`SELECT kind, text FROM events WHERE lead_id = ${leadId} ORDER BY sequence, at, id`,
  );
  return {
    followUpStatus: lead?.follow_up_status as FollowUpStatus,
    events: events.map(({ kind, text }) => ({ kind: kind as EventKind, text: String(text) })),
  };
}
