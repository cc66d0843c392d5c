import { expect, test } from "vitest";
import {
  availableOptions,
  availableProjectTypes,
  type OptionKey,
  optionKeys,
  type PricingRules,
} from "./catalogue.ts";
import { fixtureRules as rules } from "./pricing-rules.fixture.ts";
import { optionStatus, type Selection, validateSelection } from "./selection.ts";

const chosen = (pack: string, ...options: string[]): Selection => ({
  projectType: "vitrine",
  paymentMonths: "24",
  pack,
  options,
});

test("a legal selection is accepted completely, in catalogue order", () => {
  expect(validateSelection(rules, chosen("advanced", "pwa", "menu_mega", "maintenance_gold"))).toEqual({
    valid: {
      projectType: "vitrine",
      paymentMonths: 24,
      pack: "advanced",
      options: ["menu_mega", "maintenance_gold", "pwa"],
      place: null,
    },
    refusals: [],
  });
});

test("repetition, empty values and options of the pack are corrected silently", () => {
  const { valid, refusals } = validateSelection(
    rules,
    chosen("advanced", "pwa", "", "multipage_site", "pwa"),
  );
  expect(valid.options).toEqual(["pwa"]);
  expect(refusals).toEqual([]);
});

test("missing choices are not refused", () => {
  expect(validateSelection(rules, { projectType: "", paymentMonths: "", pack: "", options: [] })).toEqual({
    valid: { projectType: null, paymentMonths: null, pack: null, options: [], place: null },
    refusals: [],
  });
});

test("a place is accepted if there is VAT data for it, and is unknown otherwise", () => {
  const at = (place: string) => validateSelection(rules, { ...chosen("start"), place });
  expect(at("abroad")).toMatchObject({ valid: { place: "abroad" }, refusals: [] });
  expect(at("")).toMatchObject({ valid: { place: null }, refusals: [] });
  for (const unknown of ["Abroad", "toString", "<b>"])
    expect(at(unknown)).toMatchObject({
      valid: { place: null },
      refusals: [{ code: "unknown", count: 1 }],
    });
});

test("unknown values are counted, each once", () => {
  const { valid, refusals } = validateSelection(rules, {
    projectType: "Vitrine",
    paymentMonths: "12.0",
    pack: "constructor",
    options: ["toString", "pwa ", "toString"],
  });
  expect(valid).toEqual({ projectType: null, paymentMonths: null, pack: null, options: [], place: null });
  expect(refusals).toEqual([{ code: "unknown", count: 5 }]);
});

test("options are refused without a pack", () => {
  const { valid, refusals } = validateSelection(rules, chosen("", "pwa", "menu_mega"));
  expect(valid.options).toEqual([]);
  expect(refusals).toEqual([{ code: "optionsWithoutPack" }]);
});

test("a project type that is not configurable is kept, and refused", () => {
  const { valid, refusals } = validateSelection(rules, { ...chosen("start"), projectType: "reservation" });
  expect(valid.projectType).toBe("reservation");
  expect(refusals).toEqual([{ code: "projectTypeNotConfigurable", projectType: "reservation" }]);
});

test("of a family, the first in the catalogue is kept", () => {
  const { valid, refusals } = validateSelection(
    rules,
    chosen("start", "maintenance_gold", "maintenance_silver", "maintenance_bronze"),
  );
  expect(valid.options).toEqual(["maintenance_bronze"]);
  expect(refusals).toEqual([
    { code: "optionExcluded", option: "maintenance_silver", by: "maintenance_bronze", inPack: false },
    { code: "optionExcluded", option: "maintenance_gold", by: "maintenance_bronze", inPack: false },
  ]);
});

test("an option that the pack includes excludes the rest of its family", () => {
  const { valid, refusals } = validateSelection(rules, chosen("pro", "monthly_reports"));
  expect(valid.options).toEqual([]);
  expect(refusals).toEqual([
    { code: "optionExcluded", option: "monthly_reports", by: "quarterly_reports", inPack: true },
  ]);
});

test("an option without the options that it needs is refused, and nothing is added for it", () => {
  const { valid, refusals } = validateSelection(rules, chosen("start", "menu_mega", "vr_ar", "pwa"));
  expect(valid.options).toEqual(["pwa"]);
  expect(refusals).toEqual([
    { code: "optionNeeds", option: "menu_mega", missing: ["multipage_site"] },
    { code: "optionNeeds", option: "vr_ar", missing: ["3d_models"] },
  ]);
});

test("a refused option excludes no other", () => {
  const demanding: PricingRules = withOptions({
    maintenance_bronze: { ...rules.options.maintenance_bronze, needs: ["firewall"] },
  });
  const { valid } = validateSelection(demanding, chosen("start", "maintenance_bronze", "maintenance_gold"));
  expect(valid.options).toEqual(["maintenance_gold"]);
});

test("options that need a refused option are refused too", () => {
  const chain: PricingRules = withOptions({
    pwa: { ...rules.options.pwa, needs: ["branding_premium"] },
    dark_mode: { ...rules.options.dark_mode, needs: ["pwa"] },
  });
  const { valid, refusals } = validateSelection(
    chain,
    chosen("start", "branding_basic", "branding_premium", "pwa", "dark_mode"),
  );
  expect(valid.options).toEqual(["branding_basic"]);
  expect(refusals).toEqual([
    { code: "optionExcluded", option: "branding_premium", by: "branding_basic", inPack: false },
    { code: "optionNeeds", option: "pwa", missing: ["branding_premium"] },
    { code: "optionNeeds", option: "dark_mode", missing: ["pwa"] },
  ]);
});

test("the status of an option agrees with its validation", () => {
  const { valid } = validateSelection(rules, chosen("pro", "maintenance_silver", "3d_models"));
  const status = (key: OptionKey) => optionStatus(rules, valid, key);
  expect(status("multipage_site")).toEqual({ status: "included" });
  expect(status("maintenance_silver")).toEqual({ status: "chosen" });
  expect(status("vr_ar")).toEqual({ status: "available" });
  expect(status("maintenance_gold")).toMatchObject({
    status: "refused",
    refusal: { code: "optionExcluded", by: "maintenance_silver", inPack: false },
  });
  for (const key of optionKeys) {
    const { refusals } = validateSelection(rules, chosen("pro", ...valid.options, key));
    // Between two of a family the catalogue's order decides, so the refusal may name either.
    expect(status(key).status === "refused", key).toBe(refusals.length > 0);
  }
});

test("every option is locked until a pack is chosen", () => {
  const { valid } = validateSelection(rules, chosen(""));
  for (const key of optionKeys) expect(optionStatus(rules, valid, key)).toEqual({ status: "locked" });
});

function withOptions(options: Partial<PricingRules["options"]>): PricingRules {
  return { ...rules, options: { ...rules.options, ...options } };
}

test("what is retired is unknown to a selection, as a kind of project and as an option", () => {
  const { pwa } = rules.options;
  const retired: PricingRules = {
    ...rules,
    projectTypes: { ...rules.projectTypes, ecommerce: { configurable: false, retired: true } },
    options: { ...rules.options, pwa: { ...pwa, retired: true } },
  };
  expect(availableOptions(rules)).toContain("pwa");
  expect(availableOptions(retired)).not.toContain("pwa");
  expect(availableProjectTypes(retired)).toEqual(["vitrine", "reservation"]);
  const { valid, refusals } = validateSelection(retired, chosen("advanced", "pwa", "menu_mega"));
  expect([valid.options, refusals]).toEqual([["menu_mega"], [{ code: "unknown", count: 1 }]]);
  expect(
    validateSelection(retired, { ...chosen("start"), projectType: "ecommerce" }).valid.projectType,
  ).toBeNull();
});
