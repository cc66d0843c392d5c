import * as v from "valibot";
import { locales } from "#app/domain/languages.ts";
import { linkAudiences } from "#quotes/addresses.ts";
import { eventKinds } from "#quotes/history.ts";
import type { BoardLink } from "#quotes/store/board.ts";
import {
  type LeadEvent,
  type Link,
  type StoredConfirmedQuote,
  storedStatuses,
} from "#quotes/store/follow-up.ts";
import { day, text, time } from "#quotes/stored-values.ts";
import { confirmedQuoteRecord } from "./confirmed-quote.ts";
import { decisionRecord } from "./decision.ts";
import { depositReceipts, depositRefunds } from "./deposit-receipts.ts";
import { withdrawalRecord } from "./withdrawal.ts";

/** A row of the table `links`. */
export const linkRow: v.GenericSchema<unknown, Link> = v.pipe(
  v.object({
    token_hash: text,
    lead_id: text,
    audience: v.picklist(linkAudiences),
    expires_at: time,
    no_code_until: v.nullable(time),
  }),
  v.transform(({ token_hash, lead_id, audience, expires_at, no_code_until }) => ({
    tokenHash: token_hash,
    leadId: lead_id,
    audience,
    expiresAt: expires_at,
    ...(no_code_until === null ? {} : { noCodeUntil: no_code_until }),
  })),
);

/** A row of the table `board_links`. */
export const boardLinkRow: v.GenericSchema<unknown, BoardLink> = v.pipe(
  v.object({ token_hash: text, locale: v.picklist(locales), expires_at: time }),
  v.transform(({ token_hash, locale, expires_at }) => ({
    tokenHash: token_hash,
    locale,
    expiresAt: expires_at,
  })),
);

/** A row of the table `quotes`, without its PDF. */
export const quoteRow: v.GenericSchema<unknown, StoredConfirmedQuote> = v.pipe(
  v.object({
    id: text,
    lead_id: text,
    status: v.picklist(storedStatuses),
    quote: confirmedQuoteRecord.stored,
    pdf_hash: text,
    accepted_quote: v.nullable(confirmedQuoteRecord.stored),
    accepted_pdf_hash: v.nullable(text),
    draft_hash: text,
    created_at: time,
    expires_at: time,
    decided_at: v.nullable(time),
    decision: v.nullable(decisionRecord.stored),
    contract_ends_on: v.nullable(day),
    deposit_receipts: depositReceipts,
    deposit_refunds: depositRefunds,
    withdrawn_at: v.nullable(time),
    withdrawal: v.nullable(withdrawalRecord.stored),
  }),
  v.transform(({ id, status, quote, decision, withdrawal, ...row }) => ({
    id,
    leadId: row.lead_id,
    status: withdrawal === null ? status : ("withdrawn" as const),
    quote: row.accepted_quote ?? quote,
    pdfHash: row.accepted_pdf_hash ?? row.pdf_hash,
    quoteAsSent: row.accepted_quote === null ? null : { quote, pdfHash: row.pdf_hash },
    draftHash: row.draft_hash,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    decidedAt: row.decided_at,
    decision,
    contractEndsOn: row.contract_ends_on,
    depositReceipts: row.deposit_receipts,
    depositRefunds: row.deposit_refunds,
    withdrawn:
      withdrawal === null || row.withdrawn_at === null ? null : { ...withdrawal, at: row.withdrawn_at },
  })),
);

/** A row of the table `events`. */
export const eventRow: v.GenericSchema<unknown, LeadEvent> = v.pipe(
  v.object({
    id: text,
    lead_id: text,
    kind: v.picklist(eventKinds),
    at: time,
    quote_id: v.nullable(text),
    text,
  }),
  v.transform(({ lead_id, quote_id, ...event }) => ({ ...event, leadId: lead_id, quoteId: quote_id })),
);
