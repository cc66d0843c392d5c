import { isMarkedSinceWithdrawal, type StatusFacts } from "#quotes/follow-up-status.ts";
import type { EventKind, FollowUpStatus } from "#quotes/history.ts";
import type { Transaction } from "./engine.ts";
import { sql } from "./statement.ts";

/** What the status of a locked lead follows from. Read as it is stored: an unreadable quote or event hinders no answer. */
export async function statusFacts(transaction: Transaction, leadId: string): Promise<StatusFacts> {
  const [lead] = await transaction.all(sql`SELECT follow_up_status FROM leads WHERE id = ${leadId}`);
  const rows = await transaction.all(
    sql`SELECT kind, text, quote_id FROM events WHERE lead_id = ${leadId} ORDER BY sequence, at, id`,
  );
  const events = rows.map(({ kind, text, quote_id: quoteId }) => ({
    kind: kind as EventKind,
    text: String(text),
    quoteId: quoteId as string | null,
  }));
  const refundable = await transaction.all(
    sql`SELECT id FROM quotes WHERE lead_id = ${leadId} AND withdrawn_at IS NOT NULL AND deposit_received > 0`,
  );
  return {
    followUpStatus: lead?.follow_up_status as FollowUpStatus,
    events,
    owesRefund: refundable.some(({ id }) => !isMarkedSinceWithdrawal(String(id), events)),
  };
}
