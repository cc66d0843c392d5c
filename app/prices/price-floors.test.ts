import { expect, test } from "vitest";
import { optionKeys } from "#app/domain/catalogue.ts";
import { euros } from "#app/domain/money.ts";
import { fixtureRules } from "#app/domain/pricing-rules.fixture.ts";
import { priceFloors } from "./price-floors.ts";

test("a floor is the smallest price that buys the service", () => {
  expect(priceFloors(fixtureRules)).toEqual({
    website: euros(999.99),
    severalPages: euros(1099.99),
    identity: euros(890.55),
    seo: euros(100),
    seoPages: euros(100),
    maintenance: euros(49),
    optimisation: euros(100),
  });
});

test("a service without any price has no floor", () => {
  const onQuote = { price: { kind: "onQuote" }, contract: false } as const;
  const options = Object.fromEntries(optionKeys.map((key) => [key, onQuote])) as typeof fixtureRules.options;
  expect(() => priceFloors({ ...fixtureRules, options })).toThrow(/^Nothing of this service has a price/);
});
