import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths } from "#app/domain/days.ts";
import { cents } from "#app/domain/money.ts";
import { homeVatPlace } from "#content/place.ts";
import { confirmationBlockers } from "#quotes/terms/confirmation.ts";
import {
  type ConfirmedQuote,
  choiceNames,
  contractEndOf,
  depositOf,
  earliestEndOf,
  isOptional,
  lineTotal,
  mayBeLeftOut,
  taxedPayments,
} from "#quotes/terms/confirmed-quote.ts";
import { billings, inclusions, type QuoteLine, type QuoteTerms } from "#quotes/terms/terms.ts";
import { confirmedQuote, sampleTerms } from "#testing/confirmed-quotes.ts";
import { acceptedQuote, chosenAndOtherOptions, chosenOptions, withOptions } from "./options.ts";

const line: fc.Arbitrary<QuoteLine> = fc.record({
  label: fc.constantFrom("A", "B"),
  details: fc.constant(""),
  quantity: fc.integer({ min: 1, max: 3 }),
  unitPrice: fc.integer({ min: 0, max: 300_000 }).map(cents),
  billing: fc.constantFrom(...billings),
  inclusion: fc.constantFrom(...inclusions),
  choice: fc.constant(""),
});

/** A group of which the client takes one, as it may be confirmed. */
const groupOf = (choice: string): fc.Arbitrary<readonly QuoteLine[]> =>
  fc
    .record({
      lines: fc.array(line, { minLength: 2, maxLength: 3 }),
      billing: fc.constantFrom(...billings),
      first: fc.nat({ max: 1 }),
    })
    .map(({ lines, billing, first }) =>
      lines.map((each, index) => ({
        ...each,
        billing,
        choice,
        inclusion: index === first ? ("selected" as const) : ("notSelected" as const),
      })),
    );

/** A quote with lines, ticks and up to two groups in any order, with and without VAT. */
const anyQuote = fc
  .record({
    alone: fc.array(line, { minLength: 1, maxLength: 4 }),
    groups: fc.oneof(
      fc.tuple(),
      fc.tuple(groupOf("Formule")),
      fc.tuple(groupOf("Formule"), groupOf("Suivi")),
    ),
    discountPercent: fc.integer({ min: 0, max: 100 }),
    depositPercent: fc.integer({ min: 0, max: 100 }),
    instalments: fc.constantFrom(0, 3, 12),
    vatPlace: fc.constantFrom(homeVatPlace, "mainlandFrance", "frenchGuiana"),
  })
  .chain(({ alone, groups, vatPlace, ...terms }) =>
    fc
      .shuffledSubarray([...alone, ...groups.flat()], { minLength: alone.length + groups.flat().length })
      .map((lines) => confirmedQuote({ ...terms, lines, client: { ...sampleTerms.client, vatPlace } })),
  );

/** The ways to take one of each group and any of the other options, as indexes of lines. */
function choicesOf({ terms: { lines } }: ConfirmedQuote): readonly (readonly number[])[] {
  const indexesOf = (is: (each: QuoteLine) => boolean) =>
    lines.flatMap((each, index) => (is(each) ? [index] : []));
  const parts = [
    ...indexesOf(mayBeLeftOut).map((index) => [[], [index]]),
    ...choiceNames(lines).map((name) => indexesOf(({ choice }) => choice === name).map((index) => [index])),
  ];
  return parts.reduce<number[][]>(
    (all, part) => all.flatMap((one) => part.map((more) => [...one, ...more])),
    [[]],
  );
}

/** A quote, and one of its choices, in any order. */
const chosen = anyQuote.chain((quote) =>
  fc.record({
    quote: fc.constant(quote),
    indexes: fc
      .constantFrom(...choicesOf(quote))
      .chain((indexes) => fc.shuffledSubarray([...indexes], { minLength: indexes.length })),
  }),
);

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

function expectAmounts(quote: ConfirmedQuote, indexes: readonly number[]): void {
  const choice = withOptions(quote, indexes);
  if (choice === null) throw new Error("These are its options");
  const { totals } = choice;
  const counted = quote.terms.lines.filter((each, index) => !isOptional(each) || indexes.includes(index));
  const sumOf = (billing: string) => sum(counted.filter((each) => each.billing === billing).map(lineTotal));
  expect(totals.beforeDiscount).toBe(sumOf("once"));
  expect(totals.once.net).toBe(totals.beforeDiscount - totals.discount);
  expect(totals.monthly.net).toBe(sumOf("monthly"));
  expect(totals.yearly.net).toBe(sumOf("yearly"));
  for (const billing of billings) {
    const { net, vat, gross } = totals[billing];
    expect(net + vat).toBe(gross);
  }
  expect(sum(totals.payments.map(({ amount }) => amount))).toBe(totals.once.gross);
  const deposit = depositOf(totals)?.amount ?? 0;
  expect(deposit).toBe(Math.round((totals.once.gross * quote.terms.depositPercent) / 100));
  const invoiced = taxedPayments(choice);
  for (const part of ["net", "vat", "gross"] as const)
    expect(sum(invoiced.map(({ taxed }) => taxed[part]))).toBe(totals.once[part]);
}

test("the amounts of every choice add up, from its lines to its payments and their invoices", () => {
  fc.assert(
    fc.property(anyQuote, (quote) => {
      for (const indexes of choicesOf(quote)) expectAmounts(quote, indexes);
    }),
  );
});

test("of all sets of options, those are choices that take exactly one of each group", () => {
  fc.assert(
    fc.property(anyQuote, (quote) => {
      const options = quote.terms.lines.flatMap((each, index) => (isOptional(each) ? [index] : []));
      const sets = options.reduce<number[][]>(
        (all, index) => all.flatMap((one) => [one, [...one, index]]),
        [[]],
      );
      const inOrder = (all: readonly (readonly number[])[]) =>
        all.map((one) => String(one.toSorted((a, b) => a - b))).sort();
      expect(inOrder(sets.filter((one) => withOptions(quote, one) !== null))).toEqual(
        inOrder(choicesOf(quote)),
      );
    }),
    { numRuns: 30 },
  );
});

test("what is accepted has exactly the lines that are counted, at the same amounts", () => {
  fc.assert(
    fc.property(chosen, ({ quote, indexes }) => {
      const choice = withOptions(quote, indexes);
      if (choice === null) throw new Error("These are its options");
      const accepted = acceptedQuote(choice);
      expect(accepted.totals).toEqual(choice.totals);
      expect(accepted.terms.lines.some(isOptional)).toBe(false);
      expect(accepted.terms.lines).toHaveLength(
        quote.terms.lines.filter((each) => !isOptional(each)).length + indexes.length,
      );
      expect(chosenOptions(choice)).toEqual(indexes.toSorted((one, other) => one - other));
      const { chosen, notChosen } = chosenAndOtherOptions(quote, accepted);
      expect(chosen).toHaveLength(indexes.length);
      // Also where two groups have lines of one name and price.
      const ofGroups = (lines: readonly QuoteLine[]) => lines.filter(({ choice }) => choice !== "");
      expect(ofGroups(chosen)).toEqual(
        ofGroups(chosenOptions(choice).map((at) => quote.terms.lines[at] as QuoteLine)),
      );
      expect(chosen.length + notChosen.length).toBe(quote.terms.lines.filter(isOptional).length);
    }),
  );
});

test("a choice changes nothing but the options and the amounts", () => {
  fc.assert(
    fc.property(chosen, ({ quote, indexes }) => {
      const { terms, totals, ...rest } = withOptions(quote, indexes) ?? quote;
      const { terms: before, totals: _, ...unchanged } = quote;
      expect(rest).toEqual(unchanged);
      expect({ ...terms, lines: [] }).toEqual({ ...before, lines: [] });
      expect(withOptions(withOptions(quote, indexes) ?? quote, chosenOptions(quote))).toEqual(quote);
    }),
  );
});

const [site, film, care] = [
  { label: "Site", inclusion: "fixed" },
  { label: "Film", inclusion: "selected" },
  { label: "Suivi", inclusion: "notSelected", billing: "monthly" },
].map((each) => ({
  details: "",
  quantity: 1,
  unitPrice: cents(10_000),
  billing: "once" as const,
  choice: "",
  ...each,
})) as [QuoteLine, QuoteLine, QuoteLine];
const quote = confirmedQuote({ lines: [site, film, care], discountPercent: 0 });

test.each([
  ["one that is no option", [0]],
  ["one that the quote does not have", [3]],
  ["a negative index", [-1]],
  ["a fraction", [1.5]],
  ["no number", [Number.NaN]],
  ["one of them twice", [1, 1]],
  ["one that is no option among others", [1, 2, 0]],
])("a choice of %s is none", (_, indexes) => {
  expect(withOptions(quote, indexes)).toBeNull();
});

test("an option is counted only if it is chosen", () => {
  expect(quote.totals.once.net).toBe(20_000);
  expect(quote.totals.monthly.net).toBe(0);
  expect(withOptions(quote, [2])?.totals).toMatchObject({ once: { net: 10_000 }, monthly: { net: 10_000 } });
});

test("the end of a contract with a subscription that was chosen is not guessed; one that nobody chose changes nothing", () => {
  const subscribed = withOptions(quote, [2]) ?? quote;
  expect(contractEndOf(quote)).toBe(earliestEndOf(quote));
  expect(contractEndOf(subscribed)).toBeNull();
  const short = withOptions(confirmedQuote({ lines: [site, care], instalments: 0 }), [1]) ?? quote;
  expect(earliestEndOf(short)).toBe(
    addDays(addMonths(short.terms.deliverOn, short.terms.subscriptionMonths), -1),
  );
});

test("a contract is not over before its last payment, nor before its delivery", () => {
  const ofTerms = (terms: Partial<QuoteTerms>) => contractEndOf(confirmedQuote({ lines: [site], ...terms }));
  const days = { startOn: "2026-12-07", deliverOn: "2027-02-07" } as const;
  expect(ofTerms({ ...days, instalments: 24 })).toBe("2028-12-07");
  expect(ofTerms({ ...days, instalments: 1 })).toBe("2027-02-07");
  expect(ofTerms({ ...days, instalments: 0 })).toBe("2027-02-07");
});

test("a quote of options alone is not ready", () => {
  const draft = { ...quote.terms, lines: [film, care] };
  const needed = { siren: true, vatNumber: false };
  expect(confirmationBlockers(draft, quote.issuedOn, needed)).toContainEqual({ kind: "allOptional" });
  expect(confirmationBlockers(quote.terms, quote.issuedOn, needed)).not.toContainEqual({
    kind: "allOptional",
  });
});

test("a group of which the client takes one is confirmed with two options or more, one of them chosen, billed alike", () => {
  const needed = { siren: true, vatNumber: false };
  const [one, other] = [film, { ...film, label: "Série", inclusion: "notSelected" as const }].map((each) => ({
    ...each,
    choice: "Formule",
  })) as [QuoteLine, QuoteLine];
  const faults = (...lines: readonly QuoteLine[]) =>
    confirmationBlockers({ ...quote.terms, lines }, quote.issuedOn, needed).map((each) =>
      "choice" in each ? [each.kind, each.choice] : each.kind,
    );
  const hosted = { ...site, billing: "monthly" as const };
  expect(faults(hosted, one, other)).toEqual([]);
  expect(faults(hosted, one)).toEqual([["choiceAlone", "Formule"]]);
  expect(faults(hosted, one, { ...other, inclusion: "fixed" })).toEqual([["choiceFixed", "Formule"]]);
  expect(faults(hosted, one, { ...other, billing: "yearly" })).toEqual([["choiceBilling", "Formule"]]);
  for (const inclusion of ["selected", "notSelected"] as const)
    expect(faults(hosted, { ...one, inclusion }, { ...other, inclusion })).toEqual([
      ["choiceSelected", "Formule"],
    ]);
  // The client takes one of them in any case: it may be all, and have the hosting in it.
  expect(faults({ ...one, billing: "monthly" }, { ...other, billing: "monthly" })).toEqual([]);
  expect(faults(one, other)).toEqual(["hostedNowhere"]);
});
