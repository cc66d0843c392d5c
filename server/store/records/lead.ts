import * as v from "valibot";
import { locales } from "#app/domain/languages.ts";
import type { AuditRequest, ContactRequest } from "#app/forms/contact-request.ts";
import type { QuoteRequest } from "#app/forms/quote-request.ts";
import { followUpStatuses } from "#quotes/history.ts";
import type { Lead } from "#quotes/store/leads.ts";
import { text, time } from "#quotes/stored-values.ts";
import { draftRecord } from "./confirmed-quote.ts";
import { quoteRecord } from "./quote-record.ts";
import { visitOriginRecord } from "./visit-origin.ts";

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

const facts = {
  id: text,
  locale: v.picklist(locales),
  status: v.picklist(["new", "quarantined"]),
  suspicions: v.pipe(text, v.parseJson(), v.array(text)),
  created_at: time,
  last_contact_at: time,
  unanswered_since: time,
  follow_up_status: v.picklist(followUpStatuses),
  notes: text,
  draft: v.nullable(draftRecord.stored),
  visit: v.nullable(visitOriginRecord.stored),
};

/** A row of the table `leads`, with the column `unanswered_since`. */
export const leadRow: v.GenericSchema<unknown, Lead> = v.pipe(
  v.variant("kind", [
    v.object({ ...facts, kind: v.literal("contact"), fields: fieldsOf(contactFields), quote: v.null() }),
    v.object({ ...facts, kind: v.literal("audit"), fields: fieldsOf(auditFields), quote: v.null() }),
    v.object({
      ...facts,
      kind: v.literal("quote"),
      fields: fieldsOf(quoteFields),
      quote: quoteRecord.stored,
    }),
  ]),
  v.transform(({ created_at, last_contact_at, unanswered_since, follow_up_status, status, ...lead }) => ({
    ...lead,
    isQuarantined: status === "quarantined",
    followUpStatus: follow_up_status,
    createdAt: created_at,
    lastContactAt: last_contact_at,
    unansweredSince: unanswered_since,
  })),
);
