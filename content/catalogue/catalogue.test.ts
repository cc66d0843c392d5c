import fc from "fast-check";
import { expect, test } from "vitest";
import {
  durations,
  featureGroups,
  type OptionKey,
  optionCategories,
  optionFamilies,
  optionKeys,
  packKeys,
} from "#app/domain/catalogue.ts";
import { quote } from "#app/domain/quote.ts";
import { validateSelection } from "#app/domain/selection.ts";
import { limits } from "#content/limits.ts";
import { catalogue, catalogueVersion } from "./index.ts";
import { aiOptions } from "./options/ai.ts";
import { analyticsOptions } from "./options/analytics.ts";
import { contentOptions } from "./options/content.ts";
import { designOptions } from "./options/design.ts";
import { featuresOptions } from "./options/features.ts";
import { marketingOptions } from "./options/marketing.ts";
import { securityOptions } from "./options/security.ts";
import { specialOptions } from "./options/special.ts";

const { options, packs, policy } = catalogue;
const allOptions = optionKeys.map((key) => [key, options[key]] as const);
const allPacks = packKeys.map((key) => [key, packs[key]] as const);
const locales = ["fr-fr", "en-en"] as const;

test("all 39 options are there, once, and nothing else", () => {
  const files = [
    designOptions,
    contentOptions,
    featuresOptions,
    aiOptions,
    marketingOptions,
    securityOptions,
    analyticsOptions,
    specialOptions,
  ].flatMap(Object.keys);
  expect(optionKeys).toHaveLength(39);
  expect(files.toSorted()).toEqual(optionKeys.toSorted());
});

test("every option stands in the file of its category", () => {
  const files = {
    design: designOptions,
    content: contentOptions,
    features: featuresOptions,
    ai: aiOptions,
    marketing: marketingOptions,
    security: securityOptions,
    analytics: analyticsOptions,
    special: specialOptions,
  };
  for (const category of optionCategories)
    for (const option of Object.values(files[category])) expect(option.category).toBe(category);
});

test("every text stands in both languages, without blanks around it, and typed with plain characters", () => {
  const texts = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : value && typeof value === "object"
        ? Object.values(value).flatMap(texts)
        : [];
  const entries = [
    ...Object.values(catalogue.projectTypes).flatMap(({ name, description }) => [name, description]),
    ...Object.values(catalogue.categories),
    ...Object.values(packs).flatMap(({ name, tagline, description, features }) => [
      name,
      tagline,
      description,
      features,
    ]),
    ...Object.values(options).flatMap(({ name, description }) => [name, description]),
  ];
  for (const entry of entries) {
    const [french, english] = locales.map((locale) => texts(entry[locale]));
    expect(french?.length).toBe(english?.length);
    for (const text of [...(french ?? []), ...(english ?? [])]) {
      expect(text).toMatch(/^\S(.*\S)?$/);
      expect(text).not.toMatch(/[\u00A0\u202F’“”]| {2}/);
    }
  }
});

test.each(allOptions)("%s has a short name and a description of one or two sentences", (_, option) => {
  for (const locale of locales) {
    expect(option.name[locale].length).toBeLessThanOrEqual(40);
    expect(option.description[locale]).toMatch(/\.$/);
    expect(option.description[locale].match(/[.!?](\s|$)/g)?.length).toBeLessThanOrEqual(2);
    expect(option.description[locale].length).toBeLessThanOrEqual(180);
  }
});

test("no two names are the same in a language", () => {
  for (const locale of locales) {
    const names = optionKeys.map((key) => options[key].name[locale]);
    expect(new Set(names).size).toBe(names.length);
  }
});

test("each pack adds one to six features to each group, and none that a smaller one has", () => {
  for (const locale of locales)
    for (const group of featureGroups) {
      const added = packKeys.map((key) => packs[key].features[locale][group]);
      for (const { length } of added) {
        expect(length).toBeGreaterThanOrEqual(1);
        expect(length).toBeLessThanOrEqual(6);
      }
      expect(new Set(added.flat()).size).toBe(added.flat().length);
    }
});

// The agency's published figures. Where it changes one on purpose, it changes here too.
test("the packs cost what the agency publishes, and Pro shows no figure", () => {
  expect(allPacks.map(([, pack]) => pack.price)).toEqual([99_999, 575_345, null, 1_950_465]);
  expect(allPacks.filter(([, pack]) => pack.mostPopular).map(([key]) => key)).toEqual(["advanced"]);
});

test("a larger pack includes what the smaller one does", () => {
  for (const [index, key] of packKeys.entries()) {
    const smaller = packKeys[index - 1];
    if (smaller) expect(packs[key].includes).toEqual(expect.arrayContaining([...packs[smaller].includes]));
  }
});

test.each(allPacks)(
  "what %s includes holds together: no repetition, no rivals, nothing missing",
  (_, pack) => {
    expect(new Set(pack.includes).size).toBe(pack.includes.length);
    const families = pack.includes.flatMap((key) => options[key].family ?? []);
    expect(new Set(families).size).toBe(families.length);
    for (const key of pack.includes) expect(pack.includes).toEqual(expect.arrayContaining([...needsOf(key)]));
  },
);

test("every family has at least two options, all of one category", () => {
  for (const family of optionFamilies) {
    const members = allOptions.filter(([, option]) => option.family === family);
    expect(members.length).toBeGreaterThanOrEqual(2);
    expect(new Set(members.map(([, option]) => option.category)).size).toBe(1);
  }
});

test("levels stand in the order of their price, so that the one kept is never the dearer", () => {
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

test.each(allOptions)("%s can be had: with what it needs, in the smallest pack", (key) => {
  const bundle = closureOf(key);
  const { accepted, refusals } = validateSelection(catalogue, {
    projectType: "vitrine",
    durationMonths: "12",
    pack: "start",
    options: bundle,
  });
  expect(refusals).toEqual([]);
  expect([...accepted.options, ...packs.start.includes]).toContain(key);
});

test("an option never needs its own rival, nor itself", () => {
  for (const key of optionKeys) {
    const bundle = closureOf(key);
    const families = bundle.flatMap((member) => options[member].family ?? []);
    expect(needsOf(key)).not.toContain(key);
    expect(new Set(families).size).toBe(families.length);
  }
});

test("exactly these have no price", () => {
  const onQuote = allOptions.filter(([, option]) => option.price.kind === "onQuote").map(([key]) => key);
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

test.each([
  ["maintenance_bronze", 2],
  ["maintenance_silver", 10],
  ["maintenance_gold", 100],
  ["migration_multipage", 10],
  ["seo_optimization", 10],
  ["seo_optimization", 5],
  ["blog_seo", 2],
  ["quarterly_reports", 4],
  ["pack_ecommerce", 50],
] as const)("%s says its limit of %d in both languages", (key, limit) => {
  for (const locale of locales)
    expect(options[key].description[locale]).toMatch(new RegExp(`\\b${limit}\\b`));
});

test("Pro packs report four times a year; Pro Plus writes every two months after an interview of two hours", () => {
  for (const locale of locales) {
    const pro = packs.pro.features[locale].features.join("\n");
    const proPlus = packs["pro-plus"].features[locale].features.join("\n");
    expect(pro).toMatch(/\b4 (rapports|reports)/);
    expect(proPlus).toMatch(/\b2 (mois|months)/);
    expect(proPlus).toMatch(/\b2( heures|-hour)/);
    expect(proPlus).toMatch(/\b10 pages/);
    expect(proPlus).toMatch(/\b5 (pages clés|key pages)/);
  }
});

test("the durations are those that the agency names; paying sooner is never dearer", () => {
  expect(durations).toEqual(limits.paymentMonths);
  const percents = durations.map((duration) => policy.discountPercent[duration]);
  expect(percents).toEqual(percents.toSorted((a, b) => b - a));
  for (const percent of [...percents, policy.depositPercent]) {
    expect(Number.isInteger(percent)).toBe(true);
    expect(percent).toBeGreaterThanOrEqual(0);
    expect(percent).toBeLessThanOrEqual(100);
  }
});

test("whatever is chosen, the catalogue prices what it accepts", () => {
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

test("the version is short and readable", () => {
  expect(catalogueVersion).toMatch(/^[0-9a-f]{8}$/);
});

function needsOf(key: OptionKey): readonly OptionKey[] {
  return options[key].needs ?? [];
}

/** The option, and all that it needs, and what that needs. */
function closureOf(key: OptionKey): readonly OptionKey[] {
  return [...new Set([key, ...needsOf(key).flatMap(closureOf)])];
}

function amountOf(key: OptionKey): number | null {
  const { price } = options[key];
  return price.kind === "onQuote" ? null : price.amount;
}
