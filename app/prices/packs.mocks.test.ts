/** The packs of an agency that orders them otherwise, sells one of its own, and no longer sells another. */
import { expect, test, vi } from "vitest";

const features = (line: string) => {
  const groups = { design: [line], features: [], security: [] };
  return { "fr-fr": groups, "en-en": groups };
};

const pack = (name: string, price: number | null, adds: readonly string[], more: object = {}) => ({
  ...{ price, adds, mostPopular: false, features: features(`with ${name}`), ...more },
  name: { "fr-fr": name, "en-en": name },
  tagline: { "fr-fr": name, "en-en": name },
});

async function sell() {
  vi.resetModules();
  vi.doMock("#content/pack-keys.ts", () => ({
    packKeys: ["start", "advanced", "pro", "summer", "pro-plus"],
  }));
  vi.doMock("#content/catalogue/packs.ts", () => ({
    packs: {
      start: pack("Start", 90_000, ["backup_setup"]),
      advanced: pack("Advanced", 70_000, ["seo_technical"], { retired: true }),
      pro: pack("Pro", null, ["heatmaps"], { retired: true }),
      summer: pack("Summer", 150_000, ["dark_mode"]),
      "pro-plus": pack("Pro Plus", 400_000, []),
    },
  }));
  const { packs, options, projectTypes } = await import("./rules.ts");
  const { availablePacks } = await import("#app/domain/catalogue.ts");
  return { packs, options, projectTypes, offered: availablePacks({ packs }) };
}

test("a pack of the agency's own stands between the others, and has all that the smaller ones add", async () => {
  const { packs, offered } = await sell();
  expect(offered).toEqual(["start", "summer", "pro-plus"]);
  const summer = packs[offered[1] as "start"];
  expect(summer.includes).toEqual(["backup_setup", "seo_technical", "heatmaps", "dark_mode"]);
  // What it adds to the next smaller one that is sold, with what the retired ones between them added.
  expect(summer.features["en-en"].design).toEqual(["with Advanced", "with Pro", "with Summer"]);
  expect(packs["pro-plus"].features["en-en"].design).toEqual(["with Pro Plus"]);
});

test("a pack that is not sold has no price on any page, and no selection has it", async () => {
  const { packs, options } = await sell();
  const { lowestPrices } = await import("./price-floors.ts");
  expect(lowestPrices.website).toBe(90_000);
  const { catalogue } = await import("#app/content/catalogue.ts");
  const { validateSelection } = await import("#app/domain/selection.ts");
  const chosen = (key: string) =>
    validateSelection(
      { ...catalogue, packs, options },
      { projectType: "vitrine", paymentMonths: "12", pack: key, options: [] },
    );
  expect(chosen("pro")).toMatchObject({
    valid: { pack: null },
    refusals: [{ code: "unknown", count: 1 }],
  });
  expect(chosen("summer")).toMatchObject({ valid: { pack: "summer" }, refusals: [] });
});

test("a stored quote keeps the contents of its pack, each line once", async () => {
  await sell();
  const { catalogue } = await import("#app/content/catalogue.ts");
  const { quoteScope } = await import("#app/domain/quote-record.ts");
  const of = (key: string) => quoteScope(catalogue, key as "pro", [], "en-en").features;
  expect(of("pro")).toEqual(["with Start", "with Advanced", "with Pro"]);
  expect(of("pro-plus")).toEqual(["with Start", "with Advanced", "with Pro", "with Summer", "with Pro Plus"]);
});
