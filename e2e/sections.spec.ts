/** The parts of each page, and where its first buttons lead, as docs/product.md#pages names them. */

import { projects } from "#app/content/projects.ts";
import { type ServiceCategory, services } from "#app/content/services.ts";
import { testimonials } from "#app/content/testimonials.ts";
import type { ProjectCategory } from "#app/domain/project.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { itemSlugs } from "#app/site/addresses.ts";
import { blogEntries } from "#content/blog.ts";
import { conversionRates } from "#content/conversion-rates.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { expect, requestTest as test } from "#testing/browser/site.ts";
import { elements, mainOf, valuesOf } from "#testing/markup.ts";
import { constructionPages, projectPath, type RouteName, routeNames, routes } from "#testing/routes.ts";
import { type Locale, locales } from "#testing/words.ts";

/** A part that stands there if the agency has something for it. */
const partIf = (has: boolean | undefined, part: string): readonly string[] => (has ? [part] : []);

const [project] = projects;
const anyOf = (kind: ProjectCategory) => projects.some(({ category }) => category === kind);
const anyIn = (wanted: ServiceCategory) => services.some(({ category }) => category === wanted);

/** In this order. */
const sections: Readonly<Partial<Record<RouteName | "project", readonly string[]>>> = {
  home: [
    ...partIf(projects.length > 0, "cases"),
    ...partIf(conversionRates !== null, "trust"),
    "services",
    ...partIf(testimonials.length > 0, "testimonials"),
    ...partIf(blogEntries.length > 0, "blog"),
    "closing",
  ],
  services: [
    "create-title",
    ...partIf(anyIn("support"), "support-title"),
    ...partIf(anyIn("grow"), "grow-title"),
    "process",
  ],
  showcase: ["pairs", ...partIf(anyOf("vitrine"), "work"), "offers", "delivery", "questions", "call"],
  ecommerce: [
    "realities",
    ...partIf(anyOf("ecommerce"), "work"),
    ...["pack", "benefits", "delivery", "questions", "call"],
  ],
  about: [
    ...["team", "history"],
    ...partIf(figures.vision !== null, "vision"),
    ...["values", "method", "experience", "territories", "hiring", "call"],
  ],
  contact: ["direct", "request", "vip", "coverage"],
  project: [
    ...["context", "objectives", "challenges", "solutions", "results"],
    ...partIf(project?.testimonial !== null, "testimonial"),
    // Of a showcase site only its configuration says the price.
    ...partIf(project?.category !== "vitrine" || project.configuration !== undefined, "similar-site"),
    "call",
  ],
};

/** Among the links of the page's content, at least these. */
const links: Readonly<Partial<Record<RouteName, (locale: Locale) => readonly string[]>>> = {
  home: (locale) => [
    routes.services[locale],
    ...itemSlugs.project
      .filter((slug) => slug === conversionRates?.projectSlug)
      .map((slug) => projectPath(locale, slug)),
    `${routes.pricing[locale]}?type=vitrine&pack=pro-plus`,
    routes.showcase[locale],
    ...shop(locale),
    ...constructionPages(locale, "seo"),
    `${routes.contact[locale]}?topic=advisor#request`,
  ],
  services: (locale) => [
    routes.showcase[locale],
    ...shop(locale),
    ...constructionPages(locale, "reservation", "maintenance", "assistance", "seo", "optimisation"),
  ],
  pricing: () => ["#project", "#duration", "#pack", "#options"],
  construction: () => [`tel:${identity.phone.link}`],
};

const shop = (locale: Locale) => (isOffered("ecommerce") ? [routes.ecommerce[locale]] : []);
const isShown = (name: string) =>
  name === "project" ? projects.length > 0 : routeNames.some((shown) => shown === name);

for (const locale of locales) {
  test(`the pages in ${locale} have their parts, in their order`, async ({ request }) => {
    for (const [name, expected] of Object.entries(sections).filter(([page]) => isShown(page))) {
      const path =
        name === "project" ? projectPath(locale, project?.slug ?? "") : routes[name as RouteName][locale];
      const main = mainOf(await (await request.get(path)).text());
      // What scrolls within a part has its name too.
      const named = new Set(valuesOf(main, "aria-labelledby"));
      const parts = [...named].filter((id) => expected.includes(id));
      expect(parts, path).toEqual(expected);
    }
  });

  test(`the pages in ${locale} lead where they should`, async ({ request }) => {
    for (const [name, expected] of Object.entries(links)) {
      const path = routes[name as RouteName][locale];
      const main = mainOf(await (await request.get(path)).text());
      const found = elements(main, "a").map(({ href }) => href);
      expect(found, path).toEqual(expect.arrayContaining([...expected(locale)]));
    }
  });
}
