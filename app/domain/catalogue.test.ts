import { expect, test } from "vitest";
import { type OptionFlags, optionFlags } from "./catalogue.ts";
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
