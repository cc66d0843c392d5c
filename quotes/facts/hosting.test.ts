import { expect, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import { locales } from "#app/i18n/locales.ts";
import { translations } from "#app/i18n/translations.ts";
import { quoteChanges } from "#quotes/changes/changes.ts";
import { confirmationBlockers } from "#quotes/terms/confirmation.ts";
import type { QuoteLine } from "#quotes/terms/terms.ts";
import { confirmedQuote, sampleTerms, type TermsChanges } from "#testing/confirmed-quotes.ts";
import { plain } from "#testing/words.ts";
import { contractClauses, hostingText } from "./clauses.ts";

const needed = { siren: true, vatNumber: false };
const notIncluded = { hosting: "notIncluded", hostingYearly: null } as const;
const blockersOf = (terms: TermsChanges<null>) =>
  confirmationBlockers({ ...sampleTerms, ...terms }, "2026-11-23", needed);

test("no draft is confirmed before the agency has said whether hosting is in the price", () => {
  expect(blockersOf({})).toEqual([]);
  expect(blockersOf({ hosting: null, hostingYearly: null })).toEqual([{ kind: "unset", field: "hosting" }]);
  expect(blockersOf(notIncluded)).toEqual([]);
  expect(blockersOf({ hosting: "firstYear", hostingYearly: null })).toEqual([{ kind: "hostingUnpriced" }]);
  expect(blockersOf({ hosting: "firstYear", hostingYearly: cents(12_000) })).toEqual([]);
});

test("hosting is in no subscription that is missing, or that the client may leave out", () => {
  const [site, , plan] = sampleTerms.lines;
  if (site === undefined || plan === undefined) throw new Error("The sample has other lines");
  const without = [site];
  expect(blockersOf({ lines: without })).toEqual([{ kind: "hostedNowhere" }]);
  expect(blockersOf({ lines: [site, { ...plan, inclusion: "selected" }] })).toEqual([
    { kind: "hostedNowhere" },
  ]);
  expect(blockersOf({ lines: without, ...notIncluded })).toEqual([]);
});

test.each(locales)(
  "a quote says in %s whether hosting is in the price, and what it costs after that",
  (locale) => {
    const t = translations[locale];
    const language = { locale, t };
    const said = (terms: TermsChanges) => hostingText(confirmedQuote(terms), language);
    // The plan, of two subscriptions; none where two might be meant.
    const [site, , plan, mailboxes] = sampleTerms.lines as [QuoteLine, QuoteLine, QuoteLine, QuoteLine];
    const hosted = (label: string) => t("quoteDocument.confirmed.hosting.subscription", { label });
    expect(said({})).toBe(hosted(plan.label));
    expect(said({ lines: [site, { ...mailboxes, label: "Hosting" }, plan] })).toBe(hosted("Hosting"));
    expect(said({ lines: [site, mailboxes] })).toBe(hosted(mailboxes.label));
    expect(said({ lines: [site, mailboxes, { ...mailboxes, label: "Newsletter" }] })).toBe(hosted(""));
    // Of several of which the client takes one, the one that is chosen.
    const [silver, gold] = [
      { ...plan, inclusion: "notSelected" },
      { ...plan, label: "Maintenance Gold", inclusion: "selected" },
    ].map((each) => ({ ...each, choice: "Maintenance" }) as QuoteLine) as [QuoteLine, QuoteLine];
    expect(said({ lines: [site, silver, gold] })).toBe(hosted(gold.label));
    expect(said(notIncluded)).toBe(t("quoteDocument.confirmed.hosting.notIncluded"));
    const priced = said({ hosting: "firstYear", hostingYearly: cents(12_000) }) ?? "";
    expect(plain(priced)).toContain(locale === "fr-fr" ? "120,00 € HT par an" : "€120.00 excl. VAT a year");
    // Where no VAT is charged, no price is said to be before it.
    const client = { ...sampleTerms.client, vatPlace: "saintMartin" };
    const untaxed = said({ hosting: "firstYear", hostingYearly: cents(12_000), client }) ?? "";
    expect(plain(untaxed)).toContain(locale === "fr-fr" ? "120,00 € par an" : "€120.00 a year");
    expect(contractClauses(confirmedQuote(notIncluded), language)).toContain(
      t("quoteDocument.confirmed.hosting.notIncluded"),
    );
    // The first quotes say it in their special terms.
    expect(said({ hosting: null, hostingYearly: null })).toBeNull();
  },
);

test("another answer is a change of the next version", () => {
  const before = confirmedQuote({ hosting: "firstYear", hostingYearly: cents(12_000) });
  const after = confirmedQuote({ hosting: "firstYear", hostingYearly: cents(15_000) });
  expect(quoteChanges(before, after).terms).toMatchObject([
    { field: "hosting", answer: { hosting: "firstYear", hostingYearly: 15_000 } },
  ]);
  expect(quoteChanges(before, before).terms).toEqual([]);
});
