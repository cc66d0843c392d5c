import { expect, test } from "vitest";
import { locales } from "#app/i18n/locales.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { confirmedQuote } from "#testing/confirmed-quotes.ts";
import { quoteLead } from "#testing/leads.ts";
import { currentDraft } from "./drafts.ts";

test.each(locales)(
  "a first draft says what is not included, as the indicative quote does, in %s",
  (locale) => {
    const draft = currentDraft(quoteLead({ locale }), "2026-11-23");
    // With a maintenance plan.
    expect(draft?.terms).toBe(dictionaries[locale]["quoteDocument.terms.excluded.hosted"]);
  },
);

test("a first draft is typeset", () => {
  const draft = currentDraft(quoteLead({ locale: "fr-fr" }), "2026-11-23");
  const texts = draft?.lines.flatMap(({ label, details }) => [label, details]).join("\n") ?? "";
  expect(texts).toMatch(/^Jusqu’à 10\u00A0pages/m);
  expect(texts).not.toContain("'");
});

test("a draft that the agency has saved keeps its own terms", () => {
  for (const terms of ["", "Photos fournies."]) {
    const { terms: draft } = confirmedQuote({ terms });
    expect(currentDraft({ ...quoteLead(), draft }, "2026-11-23")).toEqual(draft);
  }
});
