/** Records of every shape that was ever stored before version 1. */
import * as v from "valibot";
import { expect, test } from "vitest";
import type { HostingAnswer } from "#app/domain/confirmed-quote.ts";
import { noWithdrawalAnswers } from "#app/domain/withdrawal.ts";
import { confirmedQuote, sampleTerms, type TermsChanges } from "#testing/confirmed-quotes.ts";
import { auditLead, contactLead, quoteRecord as sampleQuote } from "#testing/leads.ts";
import {
  confirmedQuoteRewrite,
  draftRewrite,
  kindOf,
  quoteRewrite,
  type Rewrite,
} from "./before-version-1.ts";
import { confirmedQuoteRecord, draftRecord } from "./confirmed-quote.ts";
import { quoteRecord } from "./quote-record.ts";
import type { RecordKind } from "./record.ts";

/** What is read of an earlier record once it is rewritten. */
const rewrite = <Value>(rewriting: Rewrite, kind: RecordKind<Value>, stored: unknown) =>
  v.safeParse(kind.stored, rewriting(JSON.stringify(stored)));

/** A quote of before the deposit had a last day, and hosting an answer. */
const earlierQuote = (
  terms: Omit<TermsChanges, keyof HostingAnswer> = {},
  changes: Parameters<typeof confirmedQuote>[1] = {},
) => confirmedQuote({ ...terms, hosting: null, hostingYearly: null }, { depositDays: null, ...changes });

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
  expect(rewrite(quoteRewrite, quoteRecord, first).output).toEqual({
    ...earlier,
    quote: { ...today.quote, lines: byContract },
  });
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
  expect(rewrite(draftRewrite, draftRecord, earlier).output).toEqual(today);
  expect(rewrite(confirmedQuoteRewrite, confirmedQuoteRecord, { ...quote, terms: earlier }).output).toEqual({
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
  expect(rewrite(draftRewrite, draftRecord, { ...quote.terms, lines, schema: 2 }).output).toEqual(
    quote.terms,
  );
  expect(
    rewrite(confirmedQuoteRewrite, confirmedQuoteRecord, {
      ...quote,
      terms: { ...quote.terms, lines },
      schema: 3,
    }).output,
  ).toEqual(quote);
});

test("a quote and a draft of before there were VAT numbers are read without one, with their fields in today's order", () => {
  const quote = earlierQuote(
    { client: { ...sampleTerms.client, vatNumber: "" } },
    { generalTermsHash: null },
  );
  const { vatNumber: _number, ...client } = sampleTerms.client;
  const terms = { ...quote.terms, client };
  expect(JSON.stringify(rewrite(draftRewrite, draftRecord, { ...terms, schema: 3 }).output)).toBe(
    JSON.stringify(quote.terms),
  );
  expect(rewrite(confirmedQuoteRewrite, confirmedQuoteRecord, { ...quote, terms, schema: 4 }).output).toEqual(
    quote,
  );
});

test("a quote and a draft of before there were payment links are read without one, with their fields in today's order", () => {
  const quote = earlierQuote({}, { generalTermsHash: null });
  const { paymentLink: _link, ...terms } = quote.terms;
  expect(JSON.stringify(rewrite(draftRewrite, draftRecord, { ...terms, schema: 4 }).output)).toBe(
    JSON.stringify(quote.terms),
  );
  expect(rewrite(confirmedQuoteRewrite, confirmedQuoteRecord, { ...quote, terms, schema: 5 }).output).toEqual(
    quote,
  );
});

test("a quote and a draft of before there were registration numbers are read without one, with their fields in today's order", () => {
  const quote = earlierQuote();
  const { registration: _number, ...client } = quote.terms.client;
  const terms = { ...quote.terms, client };
  expect(JSON.stringify(rewrite(draftRewrite, draftRecord, { ...terms, schema: 5 }).output)).toBe(
    JSON.stringify(quote.terms),
  );
  expect(rewrite(confirmedQuoteRewrite, confirmedQuoteRecord, { ...quote, terms, schema: 7 }).output).toEqual(
    quote,
  );
});

test("a quote of before the general terms were kept names no version of them", () => {
  const { generalTermsHash: _hash, ...quote } = earlierQuote();
  expect(rewrite(confirmedQuoteRewrite, confirmedQuoteRecord, { ...quote, schema: 6 }).output).toEqual({
    ...quote,
    generalTermsHash: null,
  });
});

test("a quote of before the deposit had a last day names none, with its fields in today's order", () => {
  const { depositDays: _days, ...quote } = earlierQuote();
  const { output } = rewrite(confirmedQuoteRewrite, confirmedQuoteRecord, { ...quote, schema: 9 });
  expect(JSON.stringify(output)).toBe(JSON.stringify(earlierQuote()));
});

test("a quote and a draft of before hosting had an answer have none, with their fields in today's order", () => {
  const quote = earlierQuote({}, { depositDays: 14 });
  const { hosting: _hosting, hostingYearly: _yearly, ...terms } = quote.terms;
  expect(JSON.stringify(rewrite(draftRewrite, draftRecord, { ...terms, schema: 7 }).output)).toBe(
    JSON.stringify(quote.terms),
  );
  expect(
    rewrite(confirmedQuoteRewrite, confirmedQuoteRecord, { ...quote, terms, schema: 10 }).output,
  ).toEqual(quote);
});

test("a request for an audit that was stored as a contact request is one", () => {
  const { fields } = auditLead("shop.example");
  expect(kindOf("contact", JSON.stringify(fields), 1)).toBe("audit");
  expect(kindOf("contact", JSON.stringify(contactLead().fields), 1)).toBe("contact");
  expect(kindOf("contact", "{", 1)).toBe("contact");
});

test("what no version has written is left as it is", () => {
  for (const stored of [
    { ...sampleTerms, schema: 9 },
    { ...sampleTerms, schema: "1" },
    { ...sampleTerms, lines: 1 },
    [],
    7,
  ])
    expect(draftRewrite(JSON.stringify(stored))).toBeNull();
  expect(draftRewrite("{")).toBeNull();
});
