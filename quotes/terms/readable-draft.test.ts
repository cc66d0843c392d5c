import fc from "fast-check";
import { expect, test } from "vitest";
import { vatPerMille } from "#app/prices/vat.ts";
import { homeVatPlace } from "#content/place.ts";
import { sampleTerms } from "#testing/confirmed-quotes.ts";
import { totalsOf } from "./confirmed-quote.ts";
import { blankLine, draftAsEntered, type EnteredDraft, withLines } from "./draft-fields.ts";
import { readableDraft, runningTotal } from "./readable-draft.ts";

const today = "2026-11-23";
const entered = withLines(draftAsEntered(sampleTerms), [blankLine]);
const totalOf = (changes: Partial<EnteredDraft>) =>
  runningTotal(readableDraft({ ...entered, ...changes }), today);

test("the running total of a whole draft is that of the quote", () => {
  expect(totalOf({})).toEqual({
    totals: totalsOf(sampleTerms, vatPerMille(homeVatPlace)),
    vatPerMille: vatPerMille(homeVatPlace),
    unpriced: 0,
  });
});

test("of a draft that was saved with other choices, a number that the form does not offer is in the total", () => {
  const { payments } = totalOf({ instalments: "11" }).totals;
  expect(payments.filter(({ kind }) => kind === "instalment")).toHaveLength(11);
});

test("what cannot be read yet is left out: a line without a price, a place, a percentage, a day", () => {
  const [first, ...lines] = entered.lines;
  if (first === undefined) throw new Error("The sample has lines");
  const rest = { ...sampleTerms, lines: sampleTerms.lines.slice(1) };
  for (const broken of [{ unitPrice: "" }, { unitPrice: "douze" }, { quantity: "beaucoup" }])
    expect(totalOf({ lines: [{ ...first, ...broken }, ...lines] })).toMatchObject({
      totals: totalsOf(rest, vatPerMille(homeVatPlace)),
      unpriced: 1,
    });
  expect(totalOf({ vatPlace: "", discountPercent: "?" })).toEqual({
    totals: totalsOf({ ...sampleTerms, discountPercent: 0 }, 0),
    vatPerMille: null,
    unpriced: 0,
  });
  expect(totalOf({ startOn: "", deliverOn: "hier" }).totals.once).toEqual(totalOf({}).totals.once);
  expect(totalOf({ lines: [{ ...first, remove: "yes" }, ...lines] }).totals).toEqual(
    totalsOf(rest, vatPerMille(homeVatPlace)),
  );
});

test("whatever is typed, there is a total", () => {
  const anything = fc.oneof(
    fc.string(),
    fc.constantFrom("1", "999", "1000000", "36", "2026-12-31", "notSelected"),
  );
  const line = fc.record({
    label: anything,
    details: anything,
    quantity: anything,
    unitPrice: anything,
    billing: anything,
    inclusion: anything,
    choice: anything,
    remove: fc.constantFrom("", "yes"),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), anything, anything, (lines, one, other) => {
      const { totals, unpriced } = totalOf({
        lines,
        discountPercent: one,
        depositPercent: other,
        instalments: one,
        startOn: other,
        vatPlace: one,
      });
      expect(unpriced).toBeLessThanOrEqual(lines.length);
      expect(Number.isSafeInteger(totals.once.gross)).toBe(true);
    }),
  );
});
