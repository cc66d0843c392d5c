import fc from "fast-check";
import { expect, test } from "vitest";
import {
  availableOptions,
  type OptionKey,
  optionKeys,
  packKeys,
  paymentMonthChoices,
} from "#app/domain/catalogue.ts";
import { quote } from "#app/domain/quote.ts";
import { figures } from "#content/figures.ts";
import { priceRanges } from "#content/price-ranges.ts";
import { catalogue } from "./catalogue.ts";

const { options, packs, policy } = catalogue;

test("levels are in the order of their price, so that the one kept is never the more expensive", () => {
  for (const keys of [
    ["maintenance_bronze", "maintenance_silver", "maintenance_gold"],
    ["branding_basic", "branding_premium"],
    ["accessibility_aa", "accessibility_aaa"],
  ] as const) {
    const amounts = keys.map((key) => amountOf(key) ?? 0);
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    expect(optionKeys.filter((key) => keys.some((k) => k === key))).toEqual(keys);
  }
});

test("prices stay inside the ranges that search engines are given", () => {
  const ranges: readonly (readonly [readonly OptionKey[], keyof typeof priceRanges])[] = [
    [
      ["maintenance_bronze", "maintenance_silver", "maintenance_gold", "backup_setup", "firewall"],
      "maintenance",
    ],
    [["seo_optimization", "seo_technical", "blog_seo"], "seo"],
    [["branding_basic", "branding_premium", "menu_mega", "dark_mode"], "identity"],
  ];
  for (const [keys, service] of ranges)
    for (const amount of keys.map(amountOf).filter((known) => known !== null)) {
      expect(amount).toBeGreaterThanOrEqual(priceRanges[service].from);
      expect(amount).toBeLessThanOrEqual(priceRanges[service].to);
    }
});

test("the numbers of monthly payments are those that the agency names; paying sooner never costs more", () => {
  expect(paymentMonthChoices).toEqual(figures.paymentMonthChoices);
  const percents = paymentMonthChoices.map((months) => policy.discountPercent[months]);
  expect(percents).toEqual(percents.toSorted((a, b) => b - a));
  for (const percent of [...percents, policy.depositPercent]) {
    expect(Number.isInteger(percent)).toBe(true);
    expect(percent).toBeGreaterThanOrEqual(0);
    expect(percent).toBeLessThanOrEqual(100);
  }
});

test("every accepted selection has a quote", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...packKeys),
      fc.constantFrom(...paymentMonthChoices),
      fc.subarray([...availableOptions(catalogue)]),
      (pack, months, wanted) => {
        const result = quote(catalogue, {
          projectType: "vitrine",
          paymentMonths: String(months),
          pack,
          options: wanted,
        });
        expect(result.quote?.lines.map(({ key }) => key)).toEqual([
          pack,
          ...optionKeys.filter(
            (key) => packs[pack].includes.includes(key) || result.valid.options.includes(key),
          ),
        ]);
        for (const { code } of result.refusals) expect(["optionExcluded", "optionNeeds"]).toContain(code);
      },
    ),
    { numRuns: 500 },
  );
});

function amountOf(key: OptionKey): number | null {
  const { price } = options[key];
  return price.kind === "onQuote" ? null : price.amount;
}
