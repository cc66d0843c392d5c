import fc from "fast-check";
import { expect, test } from "vitest";
import { cents } from "#app/domain/money.ts";
import { withVat } from "#app/domain/vat.ts";
import { vatPerMille, vatPlaceKeys } from "#app/prices/vat.ts";
import { caseStudySlugs, signatories } from "#quotes/terms/presentation.ts";
import { inclusions, type QuoteLine, type QuoteTerms } from "#quotes/terms/terms.ts";
import { confirmedQuote, sampleTerms, withdrawing } from "#testing/confirmed-quotes.ts";
import { quoteChanges } from "./changes.ts";

const before = confirmedQuote();
/** A place with another rate. */
const elsewhere = vatPlaceKeys.find((place) => vatPerMille(place) !== before.vatPerMille) ?? "";
const [site, film, maintenance, mailbox] = sampleTerms.lines as [QuoteLine, QuoteLine, QuoteLine, QuoteLine];
const after = (terms: Partial<QuoteTerms>) => quoteChanges(before, confirmedQuote(terms, { version: 2 }));
const linesAfter = (...lines: readonly QuoteLine[]) => after({ lines }).lines;

test("the same terms change nothing, in whatever order the lines are", () => {
  const nothing = { lines: [], totals: [], payments: [], terms: [] };
  expect(after({})).toEqual(nothing);
  expect(after({ lines: sampleTerms.lines.toReversed() })).toEqual(nothing);
});

test("lines are added, removed and changed, in the order of the new version", () => {
  const drone = { ...film, label: "Drone", unitPrice: cents(50_000) };
  const two = { ...mailbox, quantity: 2 };
  expect(linesAfter(drone, site, two)).toEqual([
    { kind: "added", line: drone },
    { kind: "changed", before: mailbox, after: two },
    { kind: "removed", line: film },
    { kind: "removed", line: maintenance },
  ]);
});

test("a line is recognised by its name, or by all but its name", () => {
  const cheaper = { ...film, unitPrice: cents(80_000) };
  const described = { ...site, details: "Autrement" };
  const yearly = { ...maintenance, billing: "yearly" } as const;
  const renamed = { ...mailbox, label: "Boîtes aux lettres" };
  expect(linesAfter(described, cheaper, yearly, renamed)).toEqual([
    { kind: "changed", before: site, after: described },
    { kind: "changed", before: film, after: cheaper },
    { kind: "changed", before: maintenance, after: yearly },
    { kind: "changed", before: mailbox, after: renamed },
  ]);
});

test("of two lines with one name, the one that stays the same is no change", () => {
  const pair = confirmedQuote({ lines: [film, { ...film, quantity: 1 }] });
  const { lines } = quoteChanges(pair, confirmedQuote({ lines: [{ ...film, quantity: 1 }] }));
  expect(lines).toEqual([{ kind: "removed", line: film }]);
});

test("totals are those that are paid, VAT included, each billing of its own", () => {
  const { totals } = after({ lines: [site, film, { ...maintenance, unitPrice: cents(10_000) }] });
  expect(totals).toEqual([
    {
      billing: "monthly",
      before: before.totals.monthly.gross,
      after: withVat(cents(10_000), before.vatPerMille).total,
    },
    { billing: "yearly", before: before.totals.yearly.gross, after: 0 },
  ]);
  // Another place has another VAT, and so another total.
  expect(after({ client: { ...sampleTerms.client, vatPlace: elsewhere } }).totals).toHaveLength(3);
});

test("every term that changed is named", () => {
  const { client } = sampleTerms;
  expect(
    after({
      discountPercent: 0,
      depositPercent: 40,
      instalments: 12,
      subscriptionMonths: 24,
      startOn: "2027-01-04",
      deliverOn: "2027-03-04",
      terms: "Photos fournies.",
      client: { ...client, address: "Ailleurs", vatPlace: elsewhere },
      withdrawal: withdrawing,
      title: "Le site du rhum",
    }).terms,
  ).toEqual([
    { field: "subject", before: before.subject, after: "Le site du rhum" },
    { field: "discountPercent", before: 5, after: 0 },
    { field: "depositPercent", before: 30, after: 40 },
    { field: "instalments", before: 24, after: 12 },
    { field: "vatPlace", before: client.vatPlace, after: elsewhere },
    { field: "subscriptionMonths", before: 12, after: 24 },
    { field: "startOn", before: "2026-12-07", after: "2027-01-04" },
    { field: "deliverOn", before: "2027-02-07", after: "2027-03-04" },
    { field: "client" },
    { field: "terms" },
    { field: "withdrawal", canWithdraw: true },
  ]);
});

test("a note, who signs it and case studies change nothing of what is quoted, nor does a first line's name its title", () => {
  const presented = { note: "Bonne lecture.", signedBy: signatories[0] ?? "", caseStudies: caseStudySlugs };
  const renamed = { ...site, label: "Site de la distillerie" };
  const { lines, terms } = after({ ...presented, lines: [renamed, film, maintenance, mailbox] });
  expect(lines).toEqual([{ kind: "changed", before: site, after: renamed }]);
  expect(terms).toEqual([]);
});

test("the lines of one version with what changed are those of the other, whatever they are", () => {
  const lines = fc.array(
    fc.record({
      label: fc.constantFrom("A", "B", "C"),
      details: fc.constantFrom("", "x"),
      quantity: fc.constantFrom(1, 2),
      unitPrice: fc.constantFrom(cents(0), cents(100)),
      billing: fc.constantFrom("once" as const, "monthly" as const),
      inclusion: fc.constantFrom(...inclusions),
      choice: fc.constantFrom("", "Formule"),
    }),
    { maxLength: 6 },
  );
  const sorted = (all: readonly QuoteLine[]) => all.map((line) => JSON.stringify(line)).sort();
  const without = (all: readonly QuoteLine[], gone: readonly QuoteLine[]) => {
    const rest = sorted(all);
    for (const line of sorted(gone)) rest.splice(rest.indexOf(line), 1);
    return rest;
  };
  fc.assert(
    fc.property(lines, lines, (one, other) => {
      const { lines: changes } = quoteChanges(
        confirmedQuote({ lines: one }),
        confirmedQuote({ lines: other }),
      );
      const gone = changes.flatMap((change) =>
        change.kind === "removed" ? [change.line] : change.kind === "changed" ? [change.before] : [],
      );
      const come = changes.flatMap((change) =>
        change.kind === "added" ? [change.line] : change.kind === "changed" ? [change.after] : [],
      );
      expect(without(one, gone)).toEqual(without(other, come));
      expect(gone.length).toBeLessThanOrEqual(one.length);
      expect(come.length).toBeLessThanOrEqual(other.length);
    }),
  );
});

test("of instalments that are not all equal, the last is told too where it changes", () => {
  const versionOf = (unitPrice: number) => {
    const { terms } = confirmedQuote();
    const [line] = terms.lines;
    return confirmedQuote({
      lines: line === undefined ? [] : [{ ...line, unitPrice: cents(unitPrice) }],
      instalments: 7,
    });
  };
  const amounts = (unitPrice: number) =>
    versionOf(unitPrice).totals.payments.flatMap(({ kind, amount }) =>
      kind === "instalment" ? [amount] : [],
    );
  const lastOf = (before: number, after: number) =>
    quoteChanges(versionOf(before), versionOf(after)).payments.filter(({ kind }) => kind === "last");
  expect(amounts(100_001).at(-1)).not.toBe(amounts(100_001)[0]);
  expect(lastOf(100_001, 200_005)).toEqual([
    { kind: "last", before: amounts(100_001).at(-1), after: amounts(200_005).at(-1) },
  ]);
  expect(lastOf(100_001, 100_001)).toEqual([]);
});
