import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, addMonths } from "#app/domain/days.ts";
import { cents } from "#app/domain/money.ts";
import { confirmationBlockers } from "#quotes/terms/confirmation.ts";
import {
  contractEndOf,
  depositOf,
  earliestEndOf,
  isOptional,
  lineTotal,
} from "#quotes/terms/confirmed-quote.ts";
import { billings, inclusions, type QuoteLine, type QuoteTerms } from "#quotes/terms/terms.ts";
import { confirmedQuote } from "#testing/confirmed-quotes.ts";
import { acceptedQuote, chosenAndOtherOptions, chosenOptions, withOptions } from "./options.ts";

const line: fc.Arbitrary<QuoteLine> = fc.record({
  label: fc.constantFrom("A", "B"),
  details: fc.constant(""),
  quantity: fc.integer({ min: 1, max: 3 }),
  unitPrice: fc.integer({ min: 0, max: 300_000 }).map(cents),
  billing: fc.constantFrom(...billings),
  inclusion: fc.constantFrom(...inclusions),
});

/** A quote with options, and the indexes of some of them. */
const chosen = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 8 }),
    discountPercent: fc.integer({ min: 0, max: 100 }),
    depositPercent: fc.integer({ min: 0, max: 100 }),
    instalments: fc.constantFrom(0, 3, 12),
  })
  .chain((terms) => {
    const quote = confirmedQuote(terms);
    const indexes = terms.lines.flatMap((each, index) => (isOptional(each) ? [index] : []));
    return fc.record({ quote: fc.constant(quote), indexes: fc.shuffledSubarray(indexes) });
  });

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

test("the amounts of every choice add up, from its lines to its payments", () => {
  fc.assert(
    fc.property(chosen, ({ quote, indexes }) => {
      const choice = withOptions(quote, indexes);
      if (choice === null) throw new Error("These are its options");
      const { totals } = choice;
      const counted = quote.terms.lines.filter((each, index) => !isOptional(each) || indexes.includes(index));
      const sumOf = (billing: string) =>
        sum(counted.filter((each) => each.billing === billing).map(lineTotal));
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
    }),
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
