import fc from "fast-check";
import { expect, test } from "vitest";
import { haveKeys, type NeedRules, needKeys, propose, readAnswers, whenKeys } from "#app/domain/needs.ts";
import { fixtureRules } from "#app/domain/pricing-rules.fixture.ts";
import { quote } from "#app/domain/quote.ts";
import { catalogue } from "./catalogue.ts";
import { needRules } from "./needs.ts";

const answers = fc.record({
  need: fc.constantFrom(...needKeys.filter((key) => needRules.need[key].retired !== true)),
  have: fc.constantFrom(...haveKeys.filter((key) => needRules.have[key].retired !== true)),
  when: fc.constantFrom(...whenKeys.filter((key) => needRules.when[key].retired !== true)),
});

test("every proposal is a valid quote with an exact total, and says why; or another project", () => {
  fc.assert(
    fc.property(answers, (given) => {
      const { selection, reasons } = propose(catalogue, needRules, given);
      const result = quote(catalogue, selection);
      if (given.need === "sell" || given.need === "book") {
        expect(result.refusals.map(({ code }) => code)).toEqual(["projectTypeNotConfigurable"]);
        return;
      }
      expect(result.refusals).toEqual([]);
      expect(result.quote?.totalKind).toBe("exact");
      expect(result.valid.options).toEqual(selection.options);
      expect(reasons.length).toBeGreaterThanOrEqual(2);
    }),
    { numRuns: 300 },
  );
});

test("the pack is the largest that an answer asks for, and its own options are not added", () => {
  const label = { "fr-fr": "", "en-en": "" };
  const rules: NeedRules = {
    need: { ...needRules.need, calls: { label, pack: "start", options: ["ga4_basic"] } },
    have: { ...needRules.have, site: { label, pack: "advanced", options: ["migration_multipage"] } },
    when: { ...needRules.when, soon: { label, paymentMonths: 12 } },
  };
  const { selection } = propose(fixtureRules, rules, { need: "calls", have: "site", when: "soon" });
  expect(selection).toEqual({
    projectType: "vitrine",
    paymentMonths: "12",
    pack: "advanced",
    options: ["migration_multipage"],
  });
});

test("an address has three known answers, or none", () => {
  expect(readAnswers(needRules, new URLSearchParams("need=calls&have=texts&when=soon"))).not.toBeNull();
  for (const query of ["need=calls&have=texts", "need=calls&have=texts&when=toString", ""])
    expect(readAnswers(needRules, new URLSearchParams(query))).toBeNull();
});
