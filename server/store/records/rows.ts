/** The rows of tables, each read through the schema of what it is. `next_attempt_at` is `nextAttemptAt` there, and so on. */
import * as v from "valibot";
import { locales } from "#app/domain/languages.ts";
import type { AuditRequest, ContactRequest } from "#app/forms/contact-request.ts";
import type { QuoteRequest } from "#app/forms/quote-request.ts";
import { linkAudiences } from "#quotes/addresses.ts";
import { followUpStatuses } from "#quotes/history.ts";
import { storedBoardLink } from "#quotes/store/board.ts";
import {
  type Link,
  type StoredConfirmedQuote,
  storedEvent,
  storedReceipt,
  storedRefund,
  storedStatuses,
} from "#quotes/store/follow-up.ts";
import { storedJob } from "#quotes/store/jobs.ts";
import type { Lead } from "#quotes/store/leads.ts";
import type { SavedPart } from "#quotes/store/saved-parts.ts";
import { UnreadableRecordError } from "#quotes/store/store.ts";
import type { UnreadableRecord } from "#quotes/store/unreadable-record.ts";
import { day, list, text, time } from "#quotes/stored-values.ts";
import { savedPartKinds } from "#quotes/terms/saved-parts.ts";
import { quoteRecord } from "./quote-record.ts";
import {
  confirmedQuoteRecord,
  decisionRecord,
  draftRecord,
  savedPartRecord,
  visitOriginRecord,
  withdrawalRecord,
} from "./record.ts";

type Row = Readonly<Record<string, unknown>>;

const inCamelCase = (column: string) => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const inSnakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What reads a row of a table, which its column `key` identifies. It throws an UnreadableRecordError, without the row's content. */
const readerOf =
  <Value>(table: string, schema: v.GenericSchema<unknown, Value>, key = "id") =>
  (row: Row): Value => {
    const named = Object.fromEntries(Object.entries(row).map(([name, value]) => [inCamelCase(name), value]));
    const result = v.safeParse(schema, named, { abortEarly: true });
    if (result.success) return result.output;
    // The path has the names of columns and fields, and places in lists. The issue's message would quote the value.
    const [column = "", ...fields] = (v.getDotPath(result.issues[0]) ?? "").split(".");
    throw new UnreadableRecordError({
      table,
      id: String(row[key]),
      part: [inSnakeCase(column), ...fields].join("."),
    });
  };

/** The rows that can be read, in their order. Each other one is given to `onUnreadable`. */
export function readableRows<Row, Value>(
  rows: readonly Row[],
  read: (row: Row) => Value,
  onUnreadable: (record: UnreadableRecord) => void,
): readonly Value[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)];
    } catch (error) {
      if (!(error instanceof UnreadableRecordError)) throw error;
      onUnreadable(error.record);
      return [];
    }
  });
}

/** The fields of each form in its order, all texts: a choice may be one that the form no longer has. */
const contactFields = {
  name: text,
  company: text,
  email: text,
  phone: text,
  project: text,
  budget: text,
  message: text,
} satisfies Record<keyof ContactRequest, unknown>;

const { name, ...rest } = contactFields;
const auditFields = { name, site: text, ...rest } satisfies Record<keyof AuditRequest, unknown>;

const quoteFields = {
  firstName: text,
  lastName: text,
  email: text,
  phone: text,
  company: text,
} satisfies Record<keyof QuoteRequest, unknown>;

const fieldsOf = <Fields extends v.ObjectEntries>(fields: Fields) =>
  v.pipe(text, v.parseJson(), v.object(fields));

const leadColumns = {
  id: text,
  locale: v.picklist(locales),
  status: v.picklist(["new", "quarantined"]),
  suspicions: v.pipe(text, v.parseJson(), v.array(text)),
  createdAt: time,
  lastContactAt: time,
  unansweredSince: time,
  followUpStatus: v.picklist(followUpStatuses),
  notes: text,
  draft: v.nullable(draftRecord.stored),
  visit: v.nullable(visitOriginRecord.stored),
};

const lead: v.GenericSchema<unknown, Lead> = v.pipe(
  v.variant("kind", [
    v.object({
      ...leadColumns,
      kind: v.literal("contact"),
      fields: fieldsOf(contactFields),
      quote: v.null(),
    }),
    v.object({ ...leadColumns, kind: v.literal("audit"), fields: fieldsOf(auditFields), quote: v.null() }),
    v.object({
      ...leadColumns,
      kind: v.literal("quote"),
      fields: fieldsOf(quoteFields),
      quote: quoteRecord.stored,
    }),
  ]),
  v.transform(({ status, ...others }) => ({ ...others, isQuarantined: status === "quarantined" })),
);

/** With the column `unanswered_since`. */
export const leadOf = readerOf("leads", lead);

const link: v.GenericSchema<unknown, Link> = v.pipe(
  v.object({
    tokenHash: text,
    leadId: text,
    audience: v.picklist(linkAudiences),
    expiresAt: time,
    noCodeUntil: v.nullable(time),
  }),
  v.transform(({ noCodeUntil, ...others }) => (noCodeUntil === null ? others : { ...others, noCodeUntil })),
);
export const linkOf = readerOf("links", link, "token_hash");

export const boardLinkOf = readerOf("board_links", storedBoardLink, "token_hash");

const savedPart: v.GenericSchema<unknown, SavedPart> = v.object({
  id: text,
  locale: v.picklist(locales),
  kind: v.picklist(savedPartKinds),
  name: text,
  content: savedPartRecord.stored,
});
export const savedPartOf = readerOf("saved_parts", savedPart);

const confirmedQuote: v.GenericSchema<unknown, StoredConfirmedQuote> = v.pipe(
  v.object({
    id: text,
    leadId: text,
    status: v.picklist(storedStatuses),
    quote: confirmedQuoteRecord.stored,
    pdfHash: text,
    acceptedQuote: v.nullable(confirmedQuoteRecord.stored),
    acceptedPdfHash: v.nullable(text),
    draftHash: text,
    createdAt: time,
    expiresAt: time,
    decidedAt: v.nullable(time),
    retractedAt: v.nullable(time),
    decision: v.nullable(decisionRecord.stored),
    contractEndsOn: v.nullable(day),
    depositReceipts: v.pipe(text, v.parseJson(), list(storedReceipt)),
    depositRefunds: v.pipe(text, v.parseJson(), list(storedRefund)),
    withdrawnAt: v.nullable(time),
    withdrawal: v.nullable(withdrawalRecord.stored),
  }),
  v.transform(
    ({
      status,
      quote,
      pdfHash,
      acceptedQuote,
      acceptedPdfHash,
      withdrawal,
      withdrawnAt,
      retractedAt,
      ...others
    }) => ({
      ...others,
      status:
        withdrawal !== null ? ("withdrawn" as const) : retractedAt !== null ? ("retracted" as const) : status,
      quote: acceptedQuote ?? quote,
      pdfHash: acceptedPdfHash ?? pdfHash,
      quoteAsSent: acceptedQuote === null ? null : { quote, pdfHash },
      withdrawn: withdrawal === null || withdrawnAt === null ? null : { ...withdrawal, at: withdrawnAt },
    }),
  ),
);

/** Without its PDF. */
export const storedQuoteOf = readerOf("quotes", confirmedQuote);

export const eventOf = readerOf("events", storedEvent);
export const jobOf = readerOf("outbox_jobs", storedJob);
