/** Records of every shape that was ever stored, and of none. */
import * as v from "valibot";
import { expect, test } from "vitest";
import type { HostingAnswer } from "#app/domain/confirmed-quote.ts";
import { cents } from "#app/domain/money.ts";
import { noWithdrawalAnswers } from "#app/domain/withdrawal.ts";
import { auditFields, contactFields } from "#app/forms/contact.ts";
import { quoteRequestFields } from "#app/forms/quote-request.ts";
import { confirmedQuote, sampleTerms, type TermsChanges } from "#testing/confirmed-quotes.ts";
import { auditLead, contactLead, quoteLead, quoteRecord as sampleQuote } from "#testing/leads.ts";
import type { Lead } from "../leads.ts";
import { UnreadableRecordError } from "../store.ts";
import { confirmedQuoteRecord, draftRecord } from "./confirmed-quote.ts";
import { decisionRecord } from "./decision.ts";
import { eventRow } from "./follow-up.ts";
import { fieldsVersion, leadRow } from "./lead.ts";
import { quoteRecord } from "./quote-record.ts";
import { readRow } from "./read.ts";
import { type RecordKind, recordKind } from "./record.ts";

const read = <Value>(kind: RecordKind<Value>, stored: unknown) =>
  v.safeParse(kind.stored, typeof stored === "string" ? stored : JSON.stringify(stored));

/** A lead as its row has it, in today's version. */
const rowOf = ({ kind, fields, quote, ...lead }: Lead) => ({
  id: lead.id,
  kind,
  locale: lead.locale,
  status: lead.isQuarantined ? "quarantined" : "new",
  fields: JSON.stringify(fields),
  fields_schema: fieldsVersion,
  quote: quote === null ? null : quoteRecord.write(quote),
  suspicions: "[]",
  created_at: lead.createdAt,
  last_contact_at: lead.lastContactAt,
  unanswered_since: lead.unansweredSince,
  handling: lead.followUpStatus,
  notes: lead.notes,
  draft: null,
  visit: null,
});

const readLead = (row: Readonly<Record<string, unknown>>) =>
  readRow({ name: "leads", key: "id" }, leadRow, row);

/** A quote of before the deposit had a last day, and hosting an answer. */
const earlierQuote = (
  terms: Omit<TermsChanges, keyof HostingAnswer> = {},
  changes: Parameters<typeof confirmedQuote>[1] = {},
) => confirmedQuote({ ...terms, hosting: null, hostingYearly: null }, { depositDays: null, ...changes });

test("a record has the number of its version, which whoever reads it does not see", () => {
  const kind = recordKind(v.object({ name: v.string() }), [
    ({ called, ...rest }) => ({ ...rest, name: called }),
  ]);
  expect(JSON.parse(kind.write({ name: "a" }))).toEqual({ name: "a", schema: 2 });
  expect(read(kind, kind.write({ name: "a" })).output).toEqual({ name: "a" });
  // Without a number, and with that of an earlier version, it is upgraded; that of a later one is refused.
  for (const earlier of [{ called: "a" }, { called: "a", schema: 1 }])
    expect(read(kind, earlier).output).toEqual({ name: "a" });
  for (const unknown of [3, 0, 1.5, "2", null])
    expect(read(kind, { name: "a", schema: unknown }).success).toBe(false);
});

test.each(["", "{", "null", "[]", '"text"', "{}", '{"quote":null}', '{"quote":{"lines":{}}}'])(
  "what is no record is refused, and throws nothing else: %s",
  (text) => {
    for (const { stored } of [quoteRecord, draftRecord, decisionRecord])
      expect(v.safeParse(stored, text).success).toBe(false);
  },
);

test("an indicative quote of before its VAT, its scope and today's words is read with what it has", () => {
  const today = sampleQuote("fr-fr");
  const { scope: _scope, vat: _vat, ...earlier } = today;
  const { totalKind, lines, paymentMonths, subscriptionsPerMonth, subscriptionsPerYear, payment, ...quote } =
    today.quote;
  const { paymentMonths: selectedMonths, ...selection } = today.selection;
  const { instalmentAmount, ...plan } = payment ?? {};
  const first = {
    ...earlier,
    selection: { ...selection, durationMonths: selectedMonths },
    quote: {
      ...quote,
      durationMonths: paymentMonths,
      perMonth: subscriptionsPerMonth,
      perYear: subscriptionsPerYear,
      payment: { ...plan, monthly: instalmentAmount },
      totalReads: totalKind,
      lines: lines.map((line) =>
        line.price.kind === "included" ? { ...line, price: { kind: "included" } } : line,
      ),
    },
  };
  const byContract = lines.map((line) =>
    line.item === "option" && line.price.kind === "included"
      ? { ...line, price: { kind: "included", subscription: line.contract } }
      : line,
  );
  expect(read(quoteRecord, first).output).toEqual({
    ...earlier,
    quote: { ...today.quote, lines: byContract },
  });
});

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
  const quote = earlierQuote({}, { generalTermsHash: null });
  for (const changes of [{ startOn: null }, { client: open.client }])
    expect(
      read(confirmedQuoteRecord, { ...quote, terms: { ...quote.terms, ...changes }, schema: 2 }).success,
    ).toBe(false);
});

test.each([
  [false, noWithdrawalAnswers],
  [true, { ...noWithdrawalAnswers, offPremises: true, fiveEmployees: true }],
])("a quote with one box for withdrawal (%s) is read with what it says", (offPremises, withdrawal) => {
  const { canWithdraw: _outcome, account: _account, ...quote } = earlierQuote({}, { generalTermsHash: null });
  const { withdrawal: _answers, ...terms } = {
    ...quote.terms,
    client: { ...quote.terms.client, vatNumber: "" },
  };
  const today = { ...terms, withdrawal };
  // Nor were there options.
  const lines = terms.lines.map(({ inclusion: _inclusion, ...line }) => line);
  const earlier = { ...terms, lines, offPremises };
  expect(read(draftRecord, earlier).output).toEqual(today);
  expect(read(confirmedQuoteRecord, { ...quote, terms: earlier }).output).toEqual({
    ...quote,
    terms: today,
    canWithdraw: offPremises,
    account: null,
  });
});

test("a quote and a draft of before there were options are read with all their lines as part of them", () => {
  const quote = earlierQuote(
    { client: { ...sampleTerms.client, vatNumber: "" } },
    { generalTermsHash: null },
  );
  const lines = quote.terms.lines.map(({ inclusion: _inclusion, ...line }) => line);
  expect(read(draftRecord, { ...quote.terms, lines, schema: 2 }).output).toEqual(quote.terms);
  expect(
    read(confirmedQuoteRecord, { ...quote, terms: { ...quote.terms, lines }, schema: 3 }).output,
  ).toEqual(quote);
});

test("a quote and a draft of before there were VAT numbers are read without one, with their fields in today's order", () => {
  const quote = earlierQuote(
    { client: { ...sampleTerms.client, vatNumber: "" } },
    { generalTermsHash: null },
  );
  const { vatNumber: _number, ...client } = sampleTerms.client;
  const terms = { ...quote.terms, client };
  expect(JSON.stringify(read(draftRecord, { ...terms, schema: 3 }).output)).toBe(JSON.stringify(quote.terms));
  expect(read(confirmedQuoteRecord, { ...quote, terms, schema: 4 }).output).toEqual(quote);
});

test("a quote and a draft of before there were payment links are read without one, with their fields in today's order", () => {
  const quote = earlierQuote({}, { generalTermsHash: null });
  const { paymentLink: _link, ...terms } = quote.terms;
  expect(JSON.stringify(read(draftRecord, { ...terms, schema: 4 }).output)).toBe(JSON.stringify(quote.terms));
  expect(read(confirmedQuoteRecord, { ...quote, terms, schema: 5 }).output).toEqual(quote);
  const linked = earlierQuote({ paymentLink: "https://pay.example/abc" });
  expect(read(confirmedQuoteRecord, confirmedQuoteRecord.write(linked)).output).toEqual(linked);
});

test("a quote and a draft of before there were registration numbers are read without one, with their fields in today's order", () => {
  const quote = earlierQuote();
  const { registration: _number, ...client } = quote.terms.client;
  const terms = { ...quote.terms, client };
  expect(JSON.stringify(read(draftRecord, { ...terms, schema: 5 }).output)).toBe(JSON.stringify(quote.terms));
  expect(read(confirmedQuoteRecord, { ...quote, terms, schema: 7 }).output).toEqual(quote);
  const registered = earlierQuote({ client: { ...sampleTerms.client, registration: "2012/C-1234" } });
  expect(read(confirmedQuoteRecord, confirmedQuoteRecord.write(registered)).output).toEqual(registered);
});

test("a draft with a day that the calendar does not have is refused", () => {
  for (const startOn of ["2026-02-30", "26-12-07", "0026-12-07", "9999-12-30", "soon"])
    expect(read(draftRecord, { ...sampleTerms, startOn }).success).toBe(false);
});

test.each([
  ["contact", contactLead(), contactFields],
  ["audit", auditLead("shop.example"), auditFields],
  ["quote", quoteLead(), quoteRequestFields],
] as const)("a lead of the kind %s is read back, with its fields in the form's order", (_, lead, fields) => {
  expect(readLead(rowOf(lead))).toEqual(lead);
  expect(Object.keys(readLead(rowOf(lead)).fields)).toEqual(fields);
});

test("a request for an audit that was stored as a contact request is one", () => {
  const audit = auditLead("shop.example");
  expect(readLead({ ...rowOf(audit), kind: "contact", fields_schema: 1 })).toEqual(audit);
});

test("what cannot be read is named, and no word of it is in the error", () => {
  const damages = [
    ["fields.email", { fields: JSON.stringify({ ...contactLead().fields, email: ["Sésame"] }) }],
    ["fields", { fields: "Sésame" }],
    ["kind", { kind: "Sésame" }],
    ["visit.referrer", { visit: JSON.stringify({ campaign: {}, referrer: 1, Sésame: 1 }) }],
    ["created_at", { created_at: "Sésame" }],
    ["fields_schema", { fields_schema: fieldsVersion + 1 }],
  ] as const;
  for (const [part, damage] of damages) {
    let thrown: unknown;
    try {
      readLead({ ...rowOf(contactLead()), ...damage });
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(UnreadableRecordError);
    expect(thrown).toMatchObject({ record: { table: "leads", id: "1M7XYBBZH9DCNTG6", part } });
    expect(String(thrown)).not.toContain("Sésame");
  }
});

test("a quote of before the general terms were kept names no version of them", () => {
  const { generalTermsHash: _hash, ...quote } = earlierQuote();
  expect(read(confirmedQuoteRecord, { ...quote, schema: 6 }).output).toEqual({
    ...quote,
    generalTermsHash: null,
  });
});

test("an event that was stored under a former name of its kind has the name of today", () => {
  const row = { id: "e", lead_id: "l", at: "2026-11-20T12:00:00.000Z", quote_id: null, text: "2027-01-01" };
  const kindOf = (kind: string) => v.parse(eventRow, { ...row, kind }).kind;
  expect(["performance-dated", "contract-end-changed"].map(kindOf)).toEqual([
    "contract-end-changed",
    "contract-end-changed",
  ]);
  expect(() => kindOf("toString")).toThrow();
});

test("a quote of before the deposit had a last day names none, with its fields in today's order", () => {
  const { depositDays: _days, ...quote } = earlierQuote();
  const { output } = read(confirmedQuoteRecord, { ...quote, schema: 9 });
  expect(JSON.stringify(output)).toBe(JSON.stringify(earlierQuote()));
  const dated = confirmedQuote({}, { depositDays: 10 });
  expect(read(confirmedQuoteRecord, confirmedQuoteRecord.write(dated)).output).toEqual(dated);
});

test("a quote and a draft of before hosting had an answer have none, with their fields in today's order", () => {
  const quote = earlierQuote({}, { depositDays: 14 });
  const { hosting: _hosting, hostingYearly: _yearly, ...terms } = quote.terms;
  expect(JSON.stringify(read(draftRecord, { ...terms, schema: 7 }).output)).toBe(JSON.stringify(quote.terms));
  expect(read(confirmedQuoteRecord, { ...quote, terms, schema: 10 }).output).toEqual(quote);
  const priced = confirmedQuote({ hosting: "firstYear", hostingYearly: cents(12_000) });
  expect(read(confirmedQuoteRecord, confirmedQuoteRecord.write(priced)).output).toEqual(priced);
  // Only a draft may still lack the price of the next years; another answer has none.
  const unpriced = { ...sampleTerms, hosting: "firstYear", hostingYearly: null } as const;
  expect(JSON.stringify(read(draftRecord, draftRecord.write(unpriced)).output)).toBe(
    JSON.stringify(unpriced),
  );
  expect(read(confirmedQuoteRecord, { ...priced, terms: unpriced, schema: 11 }).success).toBe(false);
  expect(read(draftRecord, { ...priced.terms, hosting: "notIncluded", schema: 8 }).success).toBe(false);
});
