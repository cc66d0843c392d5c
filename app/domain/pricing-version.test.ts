import { expect, test } from "vitest";
import type { PricingRules } from "./catalogue.ts";
import { cents, euros } from "./money.ts";
import { fixtureRules as rules } from "./pricing-rules.fixture.ts";
import { pricingVersion } from "./pricing-version.ts";

test("the version changes with a price, a percentage, a rule, and with nothing else", () => {
  const changed: readonly PricingRules[] = [
    { ...rules, packs: { ...rules.packs, start: { ...rules.packs.start, price: euros(1000) } } },
    { ...rules, packs: { ...rules.packs, start: { ...rules.packs.start, includes: [] } } },
    { ...rules, packs: { ...rules.packs, pro: { ...rules.packs.pro, price: cents(0) } } },
    { ...rules, policy: { ...rules.policy, depositPercent: 31 } },
    { ...rules, policy: { ...rules.policy, discountPercent: { 12: 10, 24: 5, 36: 1 } } },
    { ...rules, projectTypes: { ...rules.projectTypes, ecommerce: { configurable: true } } },
    {
      ...rules,
      options: {
        ...rules.options,
        pwa: { price: { kind: "monthly", amount: euros(1290.1) }, contract: false },
      },
    },
    {
      ...rules,
      options: { ...rules.options, pwa: { ...rules.options.pwa, needs: ["ga4_basic"] } },
    },
  ];
  const versions = [rules, ...changed].map(pricingVersion);
  expect(new Set(versions).size).toBe(versions.length);
  for (const version of versions) expect(version).toMatch(/^[0-9a-f]{8}$/);

  const reworded = Object.fromEntries(
    Object.entries(rules.options)
      .toReversed()
      .map(([key, option]) => [key, { ...option, name: "Other" }]),
  ) as unknown as PricingRules["options"];
  expect(pricingVersion({ ...rules, options: reworded })).toBe(pricingVersion(rules));
});
