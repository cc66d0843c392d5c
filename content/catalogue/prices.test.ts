import fc from "fast-check";
import { expect, test } from "vitest";
import { durations, type OptionKey, optionKeys, packKeys } from "#app/domain/catalogue.ts";
import { quote } from "#app/domain/quote.ts";
import { figures } from "#content/figures.ts";
import { catalogue } from "./index.ts";

const { options, packs, policy } = catalogue;

// The agency's published figures. Where it changes one on purpose, it changes here too.
test("the packs cost what the agency publishes, and Pro shows no figure", () => {
  expect(packKeys.map((key) => packs[key].price)).toEqual([99_999, 575_345, null, 1_950_465]);
  expect(packKeys.filter((key) => packs[key].mostPopular)).toEqual(["advanced"]);
});

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

test("only these options have no price", () => {
  const onQuote = optionKeys.filter((key) => options[key].price.kind === "onQuote");
  expect(onQuote.toSorted()).toEqual(
    [
      "video_shooting",
      "3d_models",
      "vr_ar",
      "kyc_verification",
      "pack_ecommerce",
      "pack_reservation",
      "google_ads",
    ].toSorted(),
  );
});

test("prices stay inside the published ranges", () => {
  const ranges: readonly (readonly [readonly OptionKey[], number, number])[] = [
    [
      ["maintenance_bronze", "maintenance_silver", "maintenance_gold", "backup_setup", "firewall"],
      30_00,
      500_00,
    ],
    [["seo_optimization", "seo_technical", "blog_seo"], 100_00, 10_000_00],
    [["branding_basic", "branding_premium", "menu_mega", "dark_mode"], 50_00, 5_000_00],
  ];
  for (const [keys, lowest, highest] of ranges)
    for (const key of keys) {
      expect(amountOf(key)).toBeGreaterThanOrEqual(lowest);
      expect(amountOf(key)).toBeLessThanOrEqual(highest);
    }
});

test("the durations are those that the agency names; paying sooner never costs more", () => {
  expect(durations).toEqual(figures.paymentMonths);
  const percents = durations.map((duration) => policy.discountPercent[duration]);
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
      fc.constantFrom(...durations),
      fc.subarray([...optionKeys]),
      (pack, months, wanted) => {
        const result = quote(catalogue, {
          projectType: "vitrine",
          durationMonths: String(months),
          pack,
          options: wanted,
        });
        expect(result.quote?.lines.map(({ key }) => key)).toEqual([
          pack,
          ...optionKeys.filter(
            (key) => packs[pack].includes.includes(key) || result.accepted.options.includes(key),
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
