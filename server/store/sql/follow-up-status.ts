import type { StatusInput } from "#quotes/follow-up-status.ts";
import type { EventKind, FollowUpStatus } from "#quotes/history.ts";
import type { Transaction } from "./engine.ts";
import { sql } from "./statement.ts";

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
