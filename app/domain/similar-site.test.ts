import { expect, test } from "vitest";
import { euros } from "./money.ts";
import { fixtureRules } from "./pricing-rules.fixture.ts";
import { similarSite } from "./similar-site.ts";

test("a site like that of a case study is priced without what is offered no longer", () => {
  const { options } = fixtureRules;
  const rules = { ...fixtureRules, options: { ...options, pwa: { ...options.pwa, retired: true } } };
  const found = similarSite(rules, {
    pack: "advanced",
    paymentMonths: 36,
    options: ["photo_shooting", "pwa"],
  });
  expect(found?.selection.options).toEqual(["photo_shooting"]);
  expect(found?.quote.total).toBe(euros(5753.45) + euros(650));
});
