import type { ConfirmedQuote, QuoteDraft } from "#app/domain/confirmed-quote.ts";
import type { EventKind, Handling } from "#app/domain/follow-up.ts";
import type { QuoteRecord } from "#app/domain/quote.ts";
import type { Visit } from "#app/domain/visit.ts";
import type { LinkAudience } from "#app/follow-up/addresses.ts";
import type { Decision, LeadEvent, Link, QuoteStatus, StoredConfirmedQuote } from "../follow-up.ts";
import type { Lead, LeadFields, LeadStatus } from "../leads.ts";
import {
  type JobPurpose,
  type MailCounts,
  type MailJob,
  type MailStatus,
  mailStatuses,
} from "../mail-jobs.ts";
import type { Settlement } from "../mail-queue.ts";
import type { Row } from "./engine.ts";
import { sql } from "./statement.ts";

const textOrNull = (value: unknown): string | null => (value === null ? null : String(value));

const jsonOrNull = <Json>(value: unknown): Json | null =>
  value === null ? null : (JSON.parse(String(value)) as Json);

export const leadColumns = sql`*, COALESCE((SELECT max(at) FROM events WHERE lead_id = leads.id AND kind = 'question'),
  created_at) AS waiting_since`;

/** The casts are guaranteed by the table's CHECKs. */
export function leadOf(row: Row): Lead {
  return {
    id: String(row.id),
    kind: String(row.kind),
    locale: String(row.locale),
    status: row.status as LeadStatus,
    fields: JSON.parse(String(row.fields)) as LeadFields,
    quote: jsonOrNull<QuoteRecord>(row.quote),
    suspicions: JSON.parse(String(row.suspicions)) as string[],
    createdAt: String(row.created_at),
    lastContactAt: String(row.last_contact_at),
    waitingSince: String(row.waiting_since),
    handling: row.handling as Handling,
    notes: String(row.notes),
    draft: jsonOrNull<QuoteDraft>(row.draft),
    visit: jsonOrNull<Visit>(row.visit),
  };
}

export function mailJobOf(row: Row): MailJob {
  return {
    id: String(row.id),
    leadId: String(row.lead_id),
    purpose: row.purpose as JobPurpose,
    eventId: textOrNull(row.event_id),
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

export function linkOf(row: Row): Link {
  return {
    tokenHash: String(row.token_hash),
    leadId: String(row.lead_id),
    audience: row.audience as LinkAudience,
    expiresAt: String(row.expires_at),
  };
}

/** The columns of a quote without its PDF, which is large. */
export const quoteColumns = sql`id, lead_id, status, quote, pdf_hash, draft_hash, created_at, expires_at, decided_at,
  decision, performed_on`;

export function quoteOf(row: Row): StoredConfirmedQuote {
  return {
    id: String(row.id),
    leadId: String(row.lead_id),
    status: row.status as QuoteStatus,
    quote: JSON.parse(String(row.quote)) as ConfirmedQuote,
    pdfHash: String(row.pdf_hash),
    draftHash: String(row.draft_hash),
    createdAt: String(row.created_at),
    expiresAt: String(row.expires_at),
    decidedAt: textOrNull(row.decided_at),
    decision: jsonOrNull<Decision>(row.decision),
    performedOn: textOrNull(row.performed_on),
  };
}

export function eventOf(row: Row): LeadEvent {
  return {
    id: String(row.id),
    leadId: String(row.lead_id),
    kind: row.kind as EventKind,
    at: String(row.at),
    quoteId: textOrNull(row.quote_id),
    text: String(row.text),
  };
}

/** The columns that a settlement sets. Without a next attempt, its time does not change. */
export function settlementColumns(settlement: Exclude<Settlement, { status: "dropped" }>, now: string) {
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
