import { expect, test } from "vitest";
import { euros } from "#app/domain/money.ts";
import { fixtureRules } from "#app/domain/pricing-rules.fixture.ts";
import { similarSiteOf } from "./similar-site-price.ts";

test("a site like that of a case study is priced without what is offered no longer", () => {
  const { options } = fixtureRules;
  const rules = { ...fixtureRules, options: { ...options, pwa: { ...options.pwa, retired: true } } };
  const found = similarSiteOf(
    { configuration: { pack: "advanced", paymentMonths: 36, options: ["photo_shooting", "pwa"] } },
    rules,
  );
  expect(found?.selection.options).toEqual(["photo_shooting"]);
  expect(found?.quote.total).toBe(euros(5753.45) + euros(650));
});
