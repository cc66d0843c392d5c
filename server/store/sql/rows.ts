import { createHash } from "node:crypto";
import type { Settlement } from "#quotes/store/job-queue.ts";
import { type JobCounts, jobStatuses } from "#quotes/store/jobs.ts";
import { UnreadableRecordError } from "#quotes/store/store.ts";
import { eventOf, jobOf, leadOf, linkOf, savedPartOf, storedQuoteOf } from "../records/rows.ts";
import type { Row } from "./engine.ts";
import { sql } from "./statement.ts";

export const leadColumns = sql`*, COALESCE(asked_at, created_at) AS unanswered_since`;

/** The columns of a quote without its PDF, which is large. */
export const quoteColumns = sql`id, lead_id, status, quote, pdf_hash, accepted_quote, accepted_pdf_hash, draft_hash, created_at,
  expires_at, decided_at, decision, contract_ends_on, deposit_receipts, deposit_refunds, withdrawn_at, withdrawal`;

/** The columns that `isPdfUnchanged` and `unchangedPdfOf` read: of what was accepted, else of what was confirmed. */
export const documentColumns = sql`id, COALESCE(accepted_pdf, pdf) AS pdf, COALESCE(accepted_pdf_hash, pdf_hash) AS pdf_hash`;

const bytesOf = ({ pdf }: Row) => new Uint8Array(pdf instanceof Uint8Array ? pdf : []);

/** Whether a quote's PDF is the one that was confirmed. */
export const isPdfUnchanged = (row: Row): boolean =>
  createHash("sha256").update(bytesOf(row)).digest("hex") === row.pdf_hash;

/** A quote's PDF as it was confirmed. Throws an UnreadableRecordError if it has been changed since. */
export function unchangedPdfOf(row: Row): Uint8Array {
  if (isPdfUnchanged(row)) return bytesOf(row);
  throw new UnreadableRecordError({ table: "quotes", id: String(row.id), part: "pdf" });
}

/** By table, what reads a whole row of it. */
export const rowReaders: Readonly<Record<string, (row: Row) => unknown>> = {
  leads: (row) => leadOf({ ...row, unanswered_since: row.created_at ?? null }),
  quotes: (row) => [
    storedQuoteOf(row),
    unchangedPdfOf(row),
    ...(row.accepted_pdf === null
      ? []
      : [unchangedPdfOf({ ...row, pdf: row.accepted_pdf ?? null, pdf_hash: row.accepted_pdf_hash ?? null })]),
  ],
  events: eventOf,
  links: linkOf,
  outbox_jobs: jobOf,
  saved_parts: savedPartOf,
};

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
export function jobCounts(rows: readonly Row[]): JobCounts {
  const counts = new Map(rows.map((row) => [row.status, Number(row.count)]));
  return Object.fromEntries(jobStatuses.map((status) => [status, counts.get(status) ?? 0])) as JobCounts;
}
