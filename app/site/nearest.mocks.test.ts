/** Where the address of a page leads that is switched off. */
import { afterEach, expect, test, vi } from "vitest";
import type { Service } from "#app/domain/services.ts";

const sector = { "fr-fr": "Artisanat", "en-en": "Crafts" };
const project = (slug: string, category: string) => ({ slug, category, sector });

/** The modules with these services and case studies alone. */
async function siteWith(offeredServices: readonly Service[], allProjects: readonly object[]) {
  vi.resetModules();
  vi.doMock("#content/offered-services.ts", () => ({ offeredServices }));
  vi.doMock("#content/portfolio/projects.ts", () => ({ allProjects }));
  vi.doMock("#content/portfolio/order.ts", () => ({
    categories: allProjects.map((one) => (one as { category: string }).category),
  }));
  vi.doMock("#content/testimonials.ts", () => ({ testimonials: [] }));
  const { nearestTo, pathsOf, prerenderedPaths } = await import("./addresses.ts");
  const { resolve } = await import("./resolve.ts");
  const nearest = (address: string) => {
    const { pathname, searchParams } = new URL(address, "https://agency.example");
    const resolution = resolve(pathname);
    return resolution.kind === "page" ? nearestTo(resolution, searchParams) : resolution.kind;
  };
  return { nearest, pathsOf, prerenderedPaths };
}

afterEach(() => vi.resetModules());

test("what is offered stays where it is, also what nobody has ever offered", async () => {
  const { nearest, pathsOf } = await siteWith(["ecommerce", "seo", "portfolio"], [project("one", "vitrine")]);
  const [shop = ""] = pathsOf("ecommerce", "fr-fr");
  for (const address of [
    shop,
    "/fr-fr/portfolio/",
    "/en-en/portfolio/one",
    "/en-en/portfolio/unknown",
    "/fr-fr/service-construction/?service=seo",
    "/fr-fr/service-construction/?service=unknown",
    "/fr-fr/service-construction/?service=legal",
    "/fr-fr/service-construction/",
  ])
    expect(nearest(address), address).toBeNull();
});

test("a service leads to the services, and none of its pages is built", async () => {
  const before = await siteWith(["ecommerce", "portfolio"], [project("one", "ecommerce")]);
  const [shop = ""] = before.pathsOf("ecommerce", "en-en");
  const { nearest, prerenderedPaths } = await siteWith(
    ["portfolio"],
    [project("one", "ecommerce"), project("two", "vitrine")],
  );
  expect(nearest(shop)).toBe("/en-en/services/");
  expect(nearest("/fr-fr/service-construction/?service=seo")).toBe("/fr-fr/services/");
  expect(nearest("/en-en/service-under-construction/?service=audit")).toBe("/en-en/services/");
  // A case study of its kind is one of those that there were.
  expect(nearest("/fr-fr/portfolio/one")).toBe("/fr-fr/portfolio/");
  expect(nearest("/fr-fr/portfolio/two")).toBeNull();
  expect(prerenderedPaths().filter((path) => path === shop || path.endsWith("/one"))).toEqual([]);
  expect(prerenderedPaths()).toContain("/fr-fr/portfolio/two");
});

test.each([
  { why: "that is switched off", offered: [], projects: [project("one", "vitrine")] },
  { why: "without a case study", offered: ["portfolio"], projects: [] },
  {
    why: "whose case studies are all of kinds that are not offered",
    offered: ["portfolio"],
    projects: [project("one", "ecommerce")],
  },
] as const)(
  "a portfolio $why leads to the services, with all of its case studies",
  async ({ offered, projects }) => {
    const { nearest, prerenderedPaths } = await siteWith(offered, projects);
    expect(nearest("/fr-fr/portfolio/")).toBe("/fr-fr/services/");
    expect(nearest("/en-en/portfolio/one")).toBe("/en-en/services/");
    expect(prerenderedPaths().filter((path) => path.includes("/portfolio/"))).toEqual([]);
  },
);

test("the text of a link to a page that is switched off stays", async () => {
  await siteWith([], []);
  const { articleOf } = await import("#app/articles/prose.ts");
  const blocks = ["See [our shop](ecommerce), [SEO](seo) and [us](about)."];
  const article = articleOf({ title: "", lead: "", sections: [{ id: "a", title: "", blocks }] }, "en-en");
  expect(article.sections[0]?.blocks).toEqual([
    ["See ", "our shop", ", ", "SEO", " and ", { text: "us", href: "/en-en/about/" }, "."],
  ]);
});
