import { expect, test } from "vitest";
import { catalogue as agencys } from "#app/content/catalogue.ts";
import { type Catalogue, type OptionKey, optionKeys } from "./catalogue.ts";
import { pricingVersion } from "./pricing-version.ts";
import { quote } from "./quote.ts";
import { quoteRecordOf } from "./quote-record.ts";
import type { Selection } from "./selection.ts";

/** With every option offered, whatever the agency has retired. */
const catalogue: Catalogue = {
  ...agencys,
  options: Object.fromEntries(
    optionKeys.map((key) => [key, { ...agencys.options[key], retired: false }]),
  ) as Record<OptionKey, Catalogue["options"][OptionKey]>,
};

const selection: Selection = {
  projectType: "vitrine",
  paymentMonths: "12",
  pack: "pro",
  options: ["pwa", "vr_ar", "3d_models", "pwa"],
};

test.each(["fr-fr", "en-en"] as const)("a record names every line in %s", (locale) => {
  const result = quote(catalogue, selection);
  const record = quoteRecordOf(catalogue, result, locale);
  expect(record).toMatchObject({
    catalogueVersion: pricingVersion(catalogue),
    quote: result.quote,
    selection: {
      projectType: "vitrine",
      paymentMonths: 12,
      pack: "pro",
      options: ["3d_models", "vr_ar", "pwa"],
    },
    validityDays: catalogue.validityDays,
  });
  const { projectType, lines = [] } = result.quote ?? {};
  expect(Object.keys(record?.names ?? {}).toSorted()).toEqual(
    [projectType, ...lines.map(({ key }) => key)].toSorted(),
  );
  expect(record?.names.vr_ar).toBe(catalogue.options.vr_ar.name[locale]);
  expect(record?.names.pro).toBe(catalogue.packs.pro.name[locale]);
});

test("a record has the VAT of the place that was chosen, else that of the agency's place", () => {
  const { home, perMille } = catalogue.vat;
  const recordAt = (place: string) =>
    quoteRecordOf(catalogue, quote(catalogue, { ...selection, place }), "fr-fr");
  for (const place of Object.keys(perMille))
    expect(recordAt(place)).toMatchObject({
      selection: { place },
      vat: { place, perMille: perMille[place] },
    });
  const unsaid = recordAt("");
  expect(unsaid?.vat).toEqual({ place: home, perMille: perMille[home] });
  expect(unsaid?.selection).not.toHaveProperty("place");
});

test("a record is plain data: JSON gives it back unchanged", () => {
  const record = quoteRecordOf(catalogue, quote(catalogue, { ...selection, options: optionKeys }), "fr-fr");
  expect(record?.quote.lines.length).toBeGreaterThan(20);
  expect(JSON.parse(JSON.stringify(record))).toEqual(record);
});

test("without a price there is no record", () => {
  for (const change of [{ pack: "" }, { projectType: "ecommerce" }, { paymentMonths: "13" }])
    expect(quoteRecordOf(catalogue, quote(catalogue, { ...selection, ...change }), "fr-fr")).toBeNull();
});
