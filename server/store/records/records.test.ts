/** Records as they are stored, and what is none. */
import * as v from "valibot";
import { expect, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import { auditFields, contactFields } from "#app/forms/contact-request.ts";
import { quoteRequestFields } from "#app/forms/quote-request.ts";
import type { Lead } from "#quotes/store/leads.ts";
import { UnreadableRecordError } from "#quotes/store/store.ts";
import { caseStudySlugs, signatories } from "#quotes/terms/presentation.ts";
import { confirmedQuote, sampleTerms } from "#testing/confirmed-quotes.ts";
import { auditLead, contactLead, quoteLead, quoteRecord as sampleQuote } from "#testing/leads.ts";
import { quoteRecord } from "./quote-record.ts";
import { confirmedQuoteRecord, decisionRecord, draftRecord, type RecordKind, recordKind } from "./record.ts";
import { leadOf } from "./rows.ts";

const read = <Value>(kind: RecordKind<Value>, stored: unknown) =>
  v.safeParse(kind.stored, typeof stored === "string" ? stored : JSON.stringify(stored));

/** A lead as its row has it, in today's version. */
const rowOf = ({ kind, fields, quote, ...lead }: Lead) => ({
  id: lead.id,
  kind,
  locale: lead.locale,
  status: lead.isQuarantined ? "quarantined" : "new",
  fields: JSON.stringify(fields),
  quote: quote === null ? null : quoteRecord.write(quote),
  suspicions: "[]",
  created_at: lead.createdAt,
  last_contact_at: lead.lastContactAt,
  unanswered_since: lead.unansweredSince,
  follow_up_status: lead.followUpStatus,
  notes: lead.notes,
  draft: null,
  visit: null,
});

test("a record has the number of its version, which whoever reads it does not see", () => {
  const kind = recordKind(v.object({ name: v.string() }));
  expect(JSON.parse(kind.write({ name: "a" }))).toEqual({ name: "a", schema: 1 });
  expect(read(kind, kind.write({ name: "a" })).output).toEqual({ name: "a" });
  for (const unknown of [undefined, 2, 0, 1.5, "1", null])
    expect(read(kind, { name: "a", schema: unknown }).success).toBe(false);
});

test.each(["", "{", "null", "[]", '"text"', "{}", '{"quote":null}', '{"quote":{"lines":{}}}'])(
  "what is no record is refused, and throws nothing else: %s",
  (text) => {
    for (const { stored } of [quoteRecord, draftRecord, decisionRecord])
      expect(v.safeParse(stored, text).success).toBe(false);
  },
);

test("a quote with an option that the catalogue no longer has is read", () => {
  const record = sampleQuote("fr-fr");
  const gone = { item: "option", key: "fax", price: { kind: "onQuote" }, contract: false } as const;
  const stored = { ...record, quote: { ...record.quote, lines: [...record.quote.lines, gone] } };
  expect(read(quoteRecord, quoteRecord.write(stored)).output).toEqual(stored);
});

test("a draft is read as it was stored, to the order of its fields, because its JSON identifies it", () => {
  expect(JSON.stringify(read(draftRecord, draftRecord.write(sampleTerms)).output)).toBe(
    JSON.stringify(sampleTerms),
  );
});

test("a draft may leave open what a confirmed quote has", () => {
  const open = {
    ...sampleTerms,
    startOn: null,
    deliverOn: null,
    client: { ...sampleTerms.client, vatPlace: null },
  };
  expect(read(draftRecord, draftRecord.write(open)).output).toEqual(open);
  const quote = confirmedQuote();
  for (const changes of [{ startOn: null }, { client: open.client }])
    expect(
      read(confirmedQuoteRecord, { ...quote, terms: { ...quote.terms, ...changes }, schema: 1 }).success,
    ).toBe(false);
});

test("a draft with a day that the calendar does not have is refused", () => {
  for (const startOn of ["2026-02-30", "26-12-07", "0026-12-07", "9999-12-30", "soon"])
    expect(read(draftRecord, { ...sampleTerms, startOn, schema: 1 }).success).toBe(false);
});

test.each([
  ["contact", contactLead(), contactFields],
  ["audit", auditLead("shop.example"), auditFields],
  ["quote", quoteLead(), quoteRequestFields],
] as const)("a lead of the kind %s is read back, with its fields in the form's order", (_, lead, fields) => {
  expect(leadOf(rowOf(lead))).toEqual(lead);
  expect(Object.keys(leadOf(rowOf(lead)).fields)).toEqual(fields);
});

test("what cannot be read is named, and no word of it is in the error", () => {
  const damages = [
    ["fields.email", { fields: JSON.stringify({ ...contactLead().fields, email: ["Sésame"] }) }],
    ["fields", { fields: "Sésame" }],
    ["kind", { kind: "Sésame" }],
    ["visit.referrer", { visit: JSON.stringify({ campaign: {}, referrer: 1, Sésame: 1, schema: 1 }) }],
    ["created_at", { created_at: "Sésame" }],
  ] as const;
  for (const [part, damage] of damages) {
    let thrown: unknown;
    try {
      leadOf({ ...rowOf(contactLead()), ...damage });
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(UnreadableRecordError);
    expect(thrown).toMatchObject({ record: { table: "leads", id: "1M7XYBBZH9DCNTG6", part } });
    expect(String(thrown)).not.toContain("Sésame");
  }
});

test("what a quote may have or lack is read back as it was stored", () => {
  for (const quote of [
    confirmedQuote({ paymentLink: "https://pay.example/abc" }),
    confirmedQuote({ client: { ...sampleTerms.client, registration: "2012/C-1234" } }),
    confirmedQuote({}, { depositDays: 10 }),
    confirmedQuote({}, { depositDays: null }),
    confirmedQuote({
      title: "Le site de la distillerie",
      note: "Deux lignes,\npour vous.",
      signedBy: signatories[0] ?? "",
      caseStudies: caseStudySlugs.slice(0, 2),
    }),
  ])
    expect(read(confirmedQuoteRecord, confirmedQuoteRecord.write(quote)).output).toEqual(quote);
});

test("drafts and quotes of before a note and case studies are read as without them", () => {
  const { title, note, signedBy, caseStudies, ...terms } = sampleTerms;
  const draft = read(draftRecord, draftRecord.write(terms as typeof sampleTerms)).output;
  expect(JSON.stringify(draft)).toBe(JSON.stringify(sampleTerms));
  const { signer, caseStudies: chosen, ...quote } = confirmedQuote();
  expect(read(confirmedQuoteRecord, { ...quote, terms, schema: 1 }).output).toEqual(confirmedQuote());
});

test("only a draft may lack the price of hosting in the next years; another answer has none", () => {
  const priced = confirmedQuote({ hosting: "firstYear", hostingYearly: cents(12_000) });
  expect(read(confirmedQuoteRecord, confirmedQuoteRecord.write(priced)).output).toEqual(priced);
  const unpriced = { ...sampleTerms, hosting: "firstYear", hostingYearly: null } as const;
  expect(JSON.stringify(read(draftRecord, draftRecord.write(unpriced)).output)).toBe(
    JSON.stringify(unpriced),
  );
  expect(read(confirmedQuoteRecord, { ...priced, terms: unpriced, schema: 1 }).success).toBe(false);
  expect(read(draftRecord, { ...priced.terms, hosting: "notIncluded", schema: 1 }).success).toBe(false);
});
