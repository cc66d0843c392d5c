import fc from "fast-check";
import { expect, test } from "vitest";
import { lineTotal } from "#app/domain/confirmed-quote.ts";
import { unanswered } from "#app/domain/withdrawal.ts";
import { homeVatPlace } from "#content/place.ts";
import { vatPlaceKeys } from "#content/vat.ts";
import { sampleTerms } from "#testing/confirmed-quotes.ts";
import {
  draftLongest,
  lineFieldName,
  maxLines,
  parseDraft,
  readDraft,
  type TypedDraft,
  typedDraftOf,
  withEmptyLines,
} from "./draft-fields.ts";

const typed = typedDraftOf(sampleTerms);
const today = "2026-11-23";
const parseToday = (draft: TypedDraft) => parseDraft(draft, today);
const errorsOf = (changes: Partial<TypedDraft>) => {
  const parsed = parseToday({ ...typed, ...changes });
  return parsed.ok
    ? {}
    : Object.fromEntries(Object.entries(parsed.errors).map(([name, { key }]) => [name, key]));
};
const withLine = (changes: Partial<TypedDraft["lines"][number]>): Partial<TypedDraft> => {
  const [first, ...others] = typed.lines;
  return { lines: [{ ...(first as TypedDraft["lines"][number]), ...changes }, ...others] };
};

test("a draft that is shown and posted again is unchanged, with spare lines too", () => {
  expect(parseToday(typed)).toEqual({ ok: true, draft: sampleTerms });
  expect(parseToday(withEmptyLines(typed))).toEqual({ ok: true, draft: sampleTerms });
  const form = new FormData();
  const shown = withEmptyLines(typed);
  form.set("lineCount", String(shown.lines.length));
  shown.lines.forEach((line, index) => {
    for (const [field, value] of Object.entries(line))
      form.set(lineFieldName(index, field as "label"), value);
  });
  for (const [name, value] of Object.entries(shown)) if (typeof value === "string") form.set(name, value);
  expect(parseToday(readDraft(form))).toEqual({ ok: true, draft: sampleTerms });
});

test("a line may wait for its price; a removed or an empty one is no line", () => {
  const waiting = parseToday({ ...typed, ...withLine({ unitPrice: " " }) });
  expect(waiting.ok && waiting.draft.lines[0]?.unitPrice).toBeNull();
  const removed = parseToday({ ...typed, ...withLine({ remove: "yes" }) });
  expect(removed.ok && removed.draft.lines).toEqual(sampleTerms.lines.slice(1));
  expect(parseToday({ ...typed, lines: [] })).toMatchObject({ ok: false, lineCount: "none" });
  const many = Array.from({ length: maxLines + 1 }, () => typed.lines[0] as TypedDraft["lines"][number]);
  expect(parseToday({ ...typed, lines: many })).toMatchObject({ ok: false, lineCount: "many" });
});

test.each([
  [withLine({ label: " " }), { "line-0-label": "required" }],
  [withLine({ label: "x".repeat(draftLongest.label + 1) }), { "line-0-label": "tooLong" }],
  [withLine({ quantity: "0" }), { "line-0-quantity": "whole" }],
  [withLine({ quantity: "1,5" }), { "line-0-quantity": "whole" }],
  [withLine({ unitPrice: "beaucoup" }), { "line-0-unitPrice": "amount" }],
  [withLine({ billing: "weekly" }), { "line-0-billing": "choice" }],
  [{ discountPercent: "101" }, { discountPercent: "whole" }],
  [{ depositPercent: "" }, { depositPercent: "whole" }],
  [{ instalments: "7" }, { instalments: "choice" }],
  [{ clientName: "" }, { clientName: "required" }],
  [{ clientAddress: "\n" }, { clientAddress: "required" }],
  [{ clientSiren: "732 829 321" }, { clientSiren: "siren" }],
  [{ clientSiren: "000 000 000" }, { clientSiren: "siren" }],
  [{ clientSiren: "" }, { clientSiren: "required" }],
  [{ clientSiren: "", vatPlace: "outsideFrance" }, {}],
  [{ clientSiren: "732 829 320" }, {}],
  [{ vatPlace: "moon" }, { vatPlace: "choice" }],
  // May stay empty in a draft; without a place it is unknown whether the client has a SIREN.
  [{ vatPlace: "", clientSiren: "", startOn: "", deliverOn: "" }, {}],
  [{ offPremises: "", fiveEmployees: "no", outsideActivity: "yes" }, {}],
  [{ offPremises: "maybe" }, { offPremises: "choice" }],
  [{ startOn: "", deliverOn: "9999-12-30" }, { deliverOn: "dayRange" }],
  [{ startOn: "soon" }, { startOn: "day" }],
  [{ startOn: "2027-02-30" }, { startOn: "dayRange" }],
  // Of other centuries, of the past, of a far future.
  ...["0000-01-01", "0026-12-07", "2020-01-01", "2026-11-22", "2028-11-24", "9999-12-30"].map(
    (startOn) => [{ startOn }, { startOn: "dayRange" }] as const,
  ),
  [{ startOn: "2026-11-23" }, {}],
  ...["0027-02-07", "2020-01-01", "2026-12-06", "2029-12-08", "9999-12-30"].map(
    (deliverOn) => [{ deliverOn }, { deliverOn: "dayRange" }] as const,
  ),
  [{ deliverOn: "2026-12-07" }, {}],
  [{ terms: "x".repeat(draftLongest.terms + 1) }, { terms: "tooLong" }],
] as const)("%j", (changes, errors) => {
  expect(errorsOf(changes)).toEqual(errors);
});

test("what is left open stays open, and is proposed again with a reason", () => {
  const { client } = sampleTerms;
  const open = {
    ...sampleTerms,
    client: { ...client, vatPlace: null },
    startOn: null,
    deliverOn: null,
    withdrawal: unanswered,
  };
  expect(parseToday(typedDraftOf(open))).toEqual({ ok: true, draft: open });
  const proposals = { vatPlace: { phone: "0696", place: homeVatPlace }, leadTime: { from: 2, to: 4 } };
  expect(typedDraftOf(open, proposals)).toMatchObject({ vatPlace: homeVatPlace, startOn: "", deliverOn: "" });
  // The delivery is proposed once the start is known.
  const started = { ...open, startOn: "2026-12-31" };
  expect(typedDraftOf(started, proposals)).toMatchObject({ startOn: "2026-12-31", deliverOn: "2027-04-30" });
  expect(typedDraftOf(started, { ...proposals, leadTime: null })).toMatchObject({ deliverOn: "" });
  // What the agency chose is not proposed differently.
  expect(typedDraftOf(sampleTerms, { ...proposals, vatPlace: { phone: "", place: "reunion" } })).toEqual(
    typed,
  );
});

test("whatever is typed gives errors, or a draft in bounds", () => {
  const anything = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom("1", "0", "once", "2026-12-31", "36"),
  );
  const line = fc.record({
    label: anything,
    details: anything,
    quantity: anything,
    unitPrice: anything,
    billing: anything,
    inclusion: anything,
    remove: fc.constantFrom("", "yes"),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), anything, anything, (lines, one, other) => {
      const parsed = parseToday({ ...typed, lines, terms: one, clientName: other, discountPercent: one });
      if (!parsed.ok) return;
      for (const each of parsed.draft.lines) {
        expect(each.label).not.toBe("");
        if (each.unitPrice !== null)
          expect(Number.isSafeInteger(lineTotal({ ...each, unitPrice: each.unitPrice }))).toBe(true);
      }
      expect(vatPlaceKeys).toContain(parsed.draft.client.vatPlace);
    }),
  );
});
