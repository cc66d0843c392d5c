import { expect, test } from "vitest";
import type { OptionKey, PackKey, PaymentMonths } from "./catalogue.ts";
import { cents } from "./money.ts";
import { fixtureRules } from "./pricing-rules.fixture.ts";
import { priced } from "./quote.fixture.ts";
import { type Quote, quote } from "./quote.ts";
import { newSelection } from "./selection.fixture.ts";

type Example = [
  pack: PackKey,
  months: PaymentMonths,
  options: readonly OptionKey[],
  expected: Partial<Quote>,
];

const examples: readonly Example[] = [
  // 999.99: 10 % = 99.999 -> 100.00; 899.99; 30 % = 269.997 -> 270.00; 629.99 / 12 = 52.499: 11 x 52.49 = 577.39.
  [
    "start",
    12,
    [],
    { discount: cents(100_00), total: cents(899_99), payment: plan(12, 270_00, 52_49, 52_60) },
  ],
  // 999.99: 5 % = 49.9995 -> 50.00; 949.99; 30 % = 284.997 -> 285.00; 664.99 / 24 = 27.708: 23 x 27.70 = 637.10.
  [
    "start",
    24,
    [],
    { discount: cents(50_00), total: cents(949_99), payment: plan(24, 285_00, 27_70, 27_89) },
  ],
  // 999.99; 30 % = 299.997 -> 300.00; 699.99 / 36 = 19.444: 35 x 19.44 = 680.40.
  ["start", 36, [], { discount: cents(0), total: cents(999_99), payment: plan(36, 300_00, 19_44, 19_59) }],
  // 5,753.45: 10 % = 575.345 -> 575.35; 5,178.10; 30 % = 1,553.43; 3,624.67 / 12 = 302.055: 11 x 302.05 = 3,322.55.
  [
    "advanced",
    12,
    [],
    { discount: cents(575_35), total: cents(5178_10), payment: plan(12, 1553_43, 302_05, 302_12) },
  ],
  // 5,753.45: 5 % = 287.6725 -> 287.67; 5,465.78; 30 % = 1,639.734 -> 1,639.73; 3,826.05 / 24 = 159.418:
  // 23 x 159.41 = 3,666.43.
  [
    "advanced",
    24,
    [],
    { discount: cents(287_67), total: cents(5465_78), payment: plan(24, 1639_73, 159_41, 159_62) },
  ],
  // 19,504.65: 10 % = 1,950.465 -> 1,950.47; 17,554.18; 30 % = 5,266.254 -> 5,266.25; 12,287.93 / 12 = 1,023.994:
  // 11 x 1,023.99 = 11,263.89.
  [
    "pro-plus",
    12,
    [],
    { discount: cents(1950_47), total: cents(17554_18), payment: plan(12, 5266_25, 1023_99, 1024_04) },
  ],
  // 19,504.65; 30 % = 5,851.395 -> 5,851.40; 13,653.25 / 36 = 379.256: 35 x 379.25 = 13,273.75.
  [
    "pro-plus",
    36,
    [],
    { discount: cents(0), total: cents(19504_65), payment: plan(36, 5851_40, 379_25, 379_50) },
  ],
  // 999.99 + 650 = 1,649.99: 10 % = 164.999 -> 165.00; 1,484.99; 30 % = 445.497 -> 445.50; 1,039.49 / 12 = 86.624:
  // 11 x 86.62 = 952.82.
  [
    "start",
    12,
    ["photo_shooting"],
    {
      base: cents(999_99),
      oneOffOptions: cents(650_00),
      discount: cents(165_00),
      total: cents(1484_99),
      payment: plan(12, 445_50, 86_62, 86_67),
    },
  ],
  // 5,753.45 + 890.55 = 6,644.00: 5 % = 332.20; 6,311.80; 30 % = 1,893.54; 4,418.26 / 24 = 184.094:
  // 23 x 184.09 = 4,234.07. Maintenance stays apart.
  [
    "advanced",
    24,
    ["branding_basic", "maintenance_bronze"],
    {
      oneOffOptions: cents(890_55),
      discount: cents(332_20),
      total: cents(6311_80),
      payment: plan(24, 1893_54, 184_09, 184_19),
      subscriptionsPerMonth: cents(49_00),
      subscriptionsPerYear: cents(0),
    },
  ],
  // 5,753.45; 30 % = 1,726.035 -> 1,726.04; 4,027.41 / 36 = 111.872: 35 x 111.87 = 3,915.45. A year: 71.88 + 180.
  [
    "advanced",
    36,
    ["maintenance_silver", "professional_email", "firewall"],
    {
      oneOffOptions: cents(0),
      discount: cents(0),
      total: cents(5753_45),
      payment: plan(36, 1726_04, 111_87, 111_96),
      subscriptionsPerMonth: cents(149_90),
      subscriptionsPerYear: cents(251_88),
    },
  ],
  // 19,504.65 + 1,290.10 = 20,794.75: 5 % = 1,039.7375 -> 1,039.74; 19,755.01; 30 % = 5,926.503 -> 5,926.50;
  // 13,828.51 / 24 = 576.187: 23 x 576.18 = 13,252.14. The firewall comes with the pack: nothing a year.
  [
    "pro-plus",
    24,
    ["pwa", "firewall"],
    {
      discount: cents(1039_74),
      total: cents(19755_01),
      payment: plan(24, 5926_50, 576_18, 576_37),
      subscriptionsPerYear: cents(0),
    },
  ],
  // 650 + 1,290.10 = 1,940.10: 10 % = 194.01; from 1,746.09. Pro has no price, so no deposit and no instalments.
  [
    "pro",
    12,
    ["photo_shooting", "pwa", "maintenance_gold"],
    {
      base: null,
      oneOffOptions: cents(1940_10),
      discount: cents(194_01),
      total: cents(1746_09),
      totalKind: "from",
      payment: null,
      subscriptionsPerMonth: cents(490_00),
    },
  ],
  // Pro alone: there is no figure at all.
  ["pro", 36, [], { base: null, total: cents(0), totalKind: "onQuote", payment: null }],
  // A video awaits its price: the rest is as Start alone, over 12 months.
  [
    "start",
    12,
    ["video_shooting"],
    {
      total: cents(899_99),
      totalKind: "exact",
      payment: plan(12, 270_00, 52_49, 52_60),
      onQuote: [{ item: "option", key: "video_shooting", price: { kind: "onQuote" }, contract: false }],
    },
  ],
];

test.each(examples)("%s over %d months with %j", (pack, months, options, expected) => {
  expect(priced(fixtureRules, newSelection(pack, months, ...options))).toMatchObject(expected);
});

test("a quote lists the pack, then its options, included and added", () => {
  expect(
    priced(fixtureRules, newSelection("pro", 12, "vr_ar", "3d_models", "maintenance_bronze", "ga4_basic"))
      .lines,
  ).toEqual([
    { item: "pack", key: "pro", price: { kind: "onQuote" } },
    {
      item: "option",
      key: "multipage_site",
      price: { kind: "included", subscription: false },
      contract: false,
    },
    { item: "option", key: "3d_models", price: { kind: "onQuote" }, contract: false },
    { item: "option", key: "vr_ar", price: { kind: "onQuote" }, contract: false },
    {
      item: "option",
      key: "backup_setup",
      price: { kind: "included", subscription: false },
      contract: false,
    },
    { item: "option", key: "maintenance_bronze", price: { kind: "monthly", amount: 4900 }, contract: true },
    { item: "option", key: "ga4_basic", price: { kind: "included", subscription: false }, contract: false },
    {
      item: "option",
      key: "quarterly_reports",
      price: { kind: "included", subscription: true },
      contract: true,
    },
  ]);
});

test("missing steps are listed, and there is no price until all are chosen", () => {
  expect(quote(fixtureRules, { projectType: "vitrine", paymentMonths: "", pack: "", options: [] })).toEqual({
    valid: { projectType: "vitrine", paymentMonths: null, pack: null, options: [], place: null },
    refusals: [],
    missing: ["paymentMonths", "pack"],
    vat: { place: "here", perMille: 85 },
    quote: null,
  });
});

test("the place changes the VAT that is shown, and no price before tax", () => {
  const { quote: here } = quote(fixtureRules, newSelection("start", 12));
  for (const [place, perMille] of Object.entries(fixtureRules.vat.perMille)) {
    const { vat, quote: there } = quote(fixtureRules, { ...newSelection("start", 12), place });
    expect(vat).toEqual({ place, perMille });
    expect(there).toEqual(here);
  }
});

test("a project type that is not configurable has no price", () => {
  const result = quote(fixtureRules, { ...newSelection("start", 12), projectType: "ecommerce" });
  expect(result).toMatchObject({ missing: [], quote: null });
  expect(result.refusals).toEqual([{ code: "projectTypeNotConfigurable", projectType: "ecommerce" }]);
});

test("refused options are not part of the price", () => {
  const result = quote(fixtureRules, newSelection("start", 12, "nonsense", "menu_mega"));
  expect(result.refusals.map(({ code }) => code)).toEqual(["unknown", "optionNeeds"]);
  expect(result.quote).toEqual(priced(fixtureRules, newSelection("start", 12)));
});

function plan(count: number, deposit: number, instalmentAmount: number, last: number) {
  return { count, deposit: cents(deposit), instalmentAmount: cents(instalmentAmount), last: cents(last) };
}
