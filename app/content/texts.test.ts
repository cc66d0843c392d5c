import { expect, test } from "vitest";
import { featureGroups, optionKeys, packKeys } from "#app/domain/catalogue.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { figures } from "#content/figures.ts";
import { catalogue } from "./catalogue.ts";

const { options, packs } = catalogue;
const allOptions = optionKeys.map((key) => [key, options[key]] as const);
const locales = ["fr-fr", "en-en"] as const;

/** An amount that the site formats has spaces of its own. */
const amount = /\d+(?:\u202F\d{3})*(?:,\d\d)?\u00A0€(?:\sHT)?|\sexcl\.\sVAT/g;

test("every text is in both languages, trimmed, and typed with plain characters", () => {
  const texts = (value: unknown): string[] =>
    typeof value === "string"
      ? [value]
      : value && typeof value === "object"
        ? Object.values(value).flatMap(texts)
        : [];
  const entries = [
    ...Object.values(catalogue.projectTypes).flatMap(({ name, description }) => [name, description]),
    ...Object.values(catalogue.categories),
    ...Object.values(packs).flatMap(({ name, tagline, features }) => [name, tagline, features]),
    ...Object.values(options).flatMap(({ name, description }) => [name, description]),
  ];
  for (const entry of entries) {
    const [french, english] = locales.map((locale) => texts(entry[locale]));
    expect(french?.length).toBe(english?.length);
    for (const text of [...(french ?? []), ...(english ?? [])]) {
      expect(text).toMatch(/^\S(.*\S)?$/);
      expect(text.replace(amount, "0")).not.toMatch(/[\u00A0\u202F’“”]| {2}/);
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

test.each([
  ["maintenance_bronze", figures.maintenance.bronze],
  ["maintenance_silver", figures.maintenance.silver],
  ["maintenance_gold", figures.maintenance.gold],
  ["migration_multipage", figures.migratedPages],
  ["seo_optimization", figures.optimisedPages],
  ["seo_optimization", figures.writtenPages],
  ["blog_seo", figures.blogMonths],
  ["quarterly_reports", figures.reportsPerYear],
  ["pack_ecommerce", figures.packProducts],
] as const)("%s says its limit of %d in both languages", (key, limit) => {
  for (const locale of locales)
    expect(options[key].description[locale]).toMatch(new RegExp(`\\b${limit}\\b`));
});

test("Pro packs say how often they report; Pro Plus how often it writes, after how long an interview", () => {
  const { reportsPerYear, blogMonths, interviewHours, optimisedPages, writtenPages } = figures;
  for (const locale of locales) {
    const pro = packs.pro.features[locale].features.join("\n");
    const proPlus = packs["pro-plus"].features[locale].features.join("\n");
    expect(pro).toMatch(new RegExp(`\\b${reportsPerYear} (rapports|reports)`));
    expect(proPlus).toMatch(new RegExp(`\\b${interviewHours}( heures|-hour)`));
    if (!isOffered("seo")) continue;
    expect(proPlus).toMatch(new RegExp(`\\b${blogMonths} (mois|months)`));
    expect(proPlus).toMatch(new RegExp(`\\b${optimisedPages} pages`));
    expect(proPlus).toMatch(new RegExp(`\\b${writtenPages} (pages clés|key pages)`));
  }
});
