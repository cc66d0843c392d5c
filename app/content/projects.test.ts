import { expect, test } from "vitest";
import { catalogue } from "#app/content/catalogue.ts";
import { contrast } from "#app/domain/contrast.ts";
import { validateSelection } from "#app/domain/selection.ts";
import { similarSiteOf } from "#app/pages/project/similar-site-price.ts";
import { nothingSelected } from "#app/quote/selection-query.ts";
import { projects } from "./projects.ts";

test.for(projects.map((project) => [project.slug, project] as const))(
  "%s has colours that can be read",
  ([, project]) => {
    expect(contrast(project.palette.ground, project.palette.ink), "ink on ground").toBeGreaterThanOrEqual(7);
  },
);

test("what a site like each case study is made of has an exact price, where its kind is priced on line", () => {
  for (const { category, configuration } of projects) {
    if (configuration === undefined) continue;
    expect(catalogue.projectTypes[category].configurable).toBe(true);
    const found = similarSiteOf({ configuration });
    expect(found?.quote.totalKind).toBe("exact");
    expect(validateSelection(catalogue, found?.selection ?? nothingSelected).refusals).toEqual([]);
    // The page says that texts and photographs are the client's own.
    const held = [...catalogue.packs[configuration.pack].includes, ...configuration.options];
    expect(held).not.toContain("photo_shooting");
    expect(held).not.toContain("seo_optimization");
  }
});
