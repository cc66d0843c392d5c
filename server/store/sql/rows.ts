import type { QuoteRecord } from "#app/domain/quote.ts";
import {
  type Lead,
  type LeadFields,
  type LeadStatus,
  type MailCounts,
  type MailJob,
  type MailPurpose,
  type MailStatus,
  mailStatuses,
  type Settlement,
} from "../store.ts";
import type { Row } from "./engine.ts";

const textOrNull = (value: unknown): string | null => (value === null ? null : String(value));

/** The casts are guaranteed by the table's CHECKs. */
export function leadOf(row: Row): Lead {
  return {
    id: String(row.id),
    kind: String(row.kind),
    locale: String(row.locale),
    status: row.status as LeadStatus,
    fields: JSON.parse(String(row.fields)) as LeadFields,
    quote: row.quote === null ? null : (JSON.parse(String(row.quote)) as QuoteRecord),
    suspicions: JSON.parse(String(row.suspicions)) as string[],
    createdAt: String(row.created_at),
    lastContactAt: String(row.last_contact_at),
  };
}

export function mailJobOf(row: Row): MailJob {
  return {
    id: String(row.id),
    leadId: String(row.lead_id),
    purpose: row.purpose as MailPurpose,
    status: row.status as MailStatus,
    attempts: Number(row.attempts),
    nextAttemptAt: String(row.next_attempt_at),
    claimedBy: textOrNull(row.claimed_by),
    claimedUntil: textOrNull(row.claimed_until),
    lastError: textOrNull(row.last_error),
    messageId: textOrNull(row.message_id),
    sentAt: textOrNull(row.sent_at),
  };
}

/** The columns that a settlement sets. Without a next attempt, its time does not change. */
export function settlementColumns(settlement: Settlement, now: string) {
  const sent = settlement.status === "sent";
  return {
    status: settlement.status,
    nextAttemptAt: settlement.status === "pending" ? settlement.nextAttemptAt : null,
    lastError: sent ? null : settlement.error,
    messageId: sent ? settlement.messageId : null,
    sentAt: sent ? now : null,
  };
}

/** The counts by status, zero for a status without rows. */
export function mailCounts(rows: readonly Row[]): MailCounts {
  const counts = new Map(rows.map((row) => [row.status, Number(row.count)]));
  return Object.fromEntries(mailStatuses.map((status) => [status, counts.get(status) ?? 0])) as MailCounts;
}
