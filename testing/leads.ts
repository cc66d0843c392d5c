/** Sample requests for tests. */

import { quote } from "#app/domain/quote.ts";
import { quoteRecordOf } from "#app/domain/quote-record.ts";
import type { Selection } from "#app/domain/selection.ts";
import type { ContactRequest } from "#app/forms/contact-request.ts";
import type { ContactSubmission, QuoteSubmission } from "#app/forms/lead-intake.ts";
import type { QuoteRequest } from "#app/forms/quote-request.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Lead, QuoteLead } from "#quotes/store/leads.ts";
import { sampleCatalogue } from "./sample-catalogue.ts";

type PlainContact = Extract<ContactSubmission, { readonly kind: "contact" }>;

type Changes = Partial<Omit<PlainContact, "kind" | "fields" | "sender">> & {
  readonly fields?: Partial<ContactRequest>;
  readonly sender?: Partial<PlainContact["sender"]>;
};

/** What a robot sends with its request. */
export const robot = { honeypot: "x", elapsedMs: null };

/** A contact request. Each is from another person, unless `fields.email` is given. */
let people = 0;
export function submission({ fields, sender, ...rest }: Changes = {}): PlainContact {
  people += 1;
  return {
    kind: "contact",
    locale: "fr-fr",
    formKey: `form-${people}`,
    honeypot: "",
    elapsedMs: 45_000,
    visit: null,
    ...rest,
    fields: {
      name: "Joséphine Lavigne",
      company: "Rhum du Carbet",
      email: `person-${people}@client.example`,
      phone: "+596 696 00 00 00",
      project: "ecommerce",
      budget: "5000-15000",
      message: "Bonjour,\n\nnous voulons vendre en ligne.",
      ...fields,
    },
    sender: { ipAddress: `192.0.2.${people % 250}`, token: null, ...sender },
  };
}

type QuoteChanges = Partial<Omit<QuoteSubmission, "kind" | "fields" | "sender" | "quote">> & {
  readonly fields?: Partial<QuoteRequest>;
  readonly sender?: Partial<QuoteSubmission["sender"]>;
  readonly selection?: Partial<Selection>;
};

/** The record of a selection; by default Advanced over 24 months with an option of every kind. */
export function quoteRecord(locale: Locale, selection: Partial<Selection> = {}): QuoteSubmission["quote"] {
  const chosen: Selection = {
    projectType: "vitrine",
    paymentMonths: "24",
    pack: "advanced",
    options: ["branding_basic", "video_shooting", "maintenance_silver", "professional_email"],
    ...selection,
  };
  const record = quoteRecordOf(sampleCatalogue, quote(sampleCatalogue, chosen), locale);
  if (record === null) throw new Error("The selection has no price");
  return record;
}

/** A request for a quote. Each is from another person too. */
export function quoteSubmission({ fields, selection, ...changes }: QuoteChanges = {}): QuoteSubmission {
  const { sender, fields: person, ...sending } = submission(changes);
  return {
    ...sending,
    kind: "quote",
    sender,
    fields: {
      firstName: "Joséphine",
      lastName: "Lavigne",
      email: person.email,
      phone: person.phone,
      company: person.company,
      ...fields,
    },
    quote: quoteRecord(sending.locale, selection),
  };
}

/** What a new lead has of all that happens later. */
export const defaultLeadState = {
  followUpStatus: "open",
  notes: "",
  draft: null,
  visit: null,
} as const satisfies Partial<Lead>;

type ContactLead = Extract<Lead, { readonly kind: "contact" }>;
type ContactChanges = Partial<Omit<ContactLead, "kind" | "fields" | "quote">>;

/** A lead of the contact form, as the store returns it. */
export function contactLead(
  fields: Partial<ContactLead["fields"]> = {},
  changes: ContactChanges = {},
): ContactLead {
  const createdAt = "2026-11-21T16:03:00.000Z";
  return {
    id: "1M7XYBBZH9DCNTG6",
    kind: "contact",
    locale: "fr-fr",
    isQuarantined: false,
    fields: { ...submission().fields, email: "jo@client.example", ...fields },
    quote: null,
    suspicions: [],
    createdAt,
    lastContactAt: createdAt,
    unansweredSince: createdAt,
    ...defaultLeadState,
    ...changes,
  };
}

/** A lead of the form for an audit. */
export function auditLead(site: string, changes: ContactChanges = {}): Extract<Lead, { kind: "audit" }> {
  const { fields, ...lead } = contactLead({ project: "other" }, changes);
  return { ...lead, kind: "audit", fields: { ...fields, site } };
}

/** A lead with a quote, as the store returns it. */
export function quoteLead(changes: QuoteChanges & { readonly id?: string } = {}): QuoteLead {
  const { id = "1M7XYBBZH9DCNTG6", ...sent } = changes;
  const { kind, locale, fields, quote: record } = quoteSubmission(sent);
  const createdAt = "2026-11-21T16:03:00.000Z";
  return {
    id,
    kind,
    locale,
    fields,
    quote: record,
    isQuarantined: false,
    suspicions: [],
    createdAt,
    lastContactAt: createdAt,
    unansweredSince: createdAt,
    ...defaultLeadState,
  };
}

/** For an intake whose visitors all get their acknowledgements. */
export const noLinks = { forVisitor: () => Promise.reject(new Error("An acknowledgement was withheld")) };
