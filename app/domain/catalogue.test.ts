import { expect, test } from "vitest";
import { type OptionFlags, optionFlags, type PricingRules, pricingVersion } from "./catalogue.ts";
import { cents, euros } from "./money.ts";
import { fixtureRules as rules } from "./pricing-rules.fixture.ts";

const none: OptionFlags = { included: false, onQuote: false, monthly: false, yearly: false, contract: false };

test.each([
  ["photo_shooting", "start", none],
  ["video_shooting", "start", { ...none, onQuote: true }],
  ["firewall", "advanced", { ...none, yearly: true }],
  ["firewall", null, { ...none, yearly: true }],
  ["firewall", "pro-plus", { ...none, included: true }],
  ["maintenance_gold", "pro", { ...none, monthly: true, contract: true }],
  ["quarterly_reports", "pro", { ...none, included: true, contract: true }],
] as const)("the flags of %s in %s", (key, pack, flags) => {
  expect(optionFlags(rules, key, pack)).toEqual(flags);
});

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
