import { createHash } from "node:crypto";
import { UnreadableRecordError } from "#quotes/store/store.ts";
import type { ConfirmedQuote } from "#quotes/terms/confirmed-quote.ts";
import { eventOf, jobOf, leadOf, linkOf, savedPartOf, storedQuoteOf } from "../records/rows.ts";
import type { Row } from "./engine.ts";
import { sql } from "./statement.ts";

export const leadColumns = sql`*, COALESCE(asked_at, created_at) AS unanswered_since`;

/** The columns of a quote without its PDF, which is large. */
export const quoteColumns = sql`id, lead_id, status, quote, pdf_hash, accepted_quote, accepted_pdf_hash, draft_hash, created_at,
  expires_at, decided_at, retracted_at, decision, contract_ends_on, deposit_receipts, deposit_refunds, withdrawn_at, withdrawal`;

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

/** The general terms of a quote's row. Throws an UnreadableRecordError if they are not those of its contract any more. */
function unchangedTermsOf(
  { id, general_terms: text }: Row,
  { generalTermsHash: hash }: ConfirmedQuote,
): void {
  if (typeof text === "string" && hash !== null && createHash("sha256").update(text).digest("hex") !== hash)
    throw new UnreadableRecordError({ table: "quotes", id: String(id), part: "general_terms" });
}

/** By table, what reads a whole row of it. */
export const rowReaders: Readonly<Record<string, (row: Row) => unknown>> = {
  leads: (row) => leadOf({ ...row, unanswered_since: row.created_at ?? null }),
  quotes: (row) => [
    unchangedTermsOf(row, storedQuoteOf(row).quote),
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

/** What the store remembers of itself, by name. */
export const metaValue = (name: string) => sql`SELECT value FROM meta WHERE name = ${name}`;
export const setMeta = (name: string, value: Uint8Array) =>
  sql`INSERT INTO meta (name, value) VALUES (${name}, ${value}) ON CONFLICT (name) DO UPDATE SET value = excluded.value`;
