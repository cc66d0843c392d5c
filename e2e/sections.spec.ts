/** The parts of each page, and where its first buttons lead, as docs/product.md#pages names them. */

import { isOffered } from "#app/prices/offered-services.ts";
import { itemSlugs } from "#app/site/addresses.ts";
import { conversionRates } from "#content/conversion-rates.ts";
import { identity } from "#content/identity.ts";
import { expect, requestTest as test } from "#testing/browser/site.ts";
import { elements, mainOf, valuesOf } from "#testing/markup.ts";
import { constructionPages, projectPath, type RouteName, routeNames, routes } from "#testing/routes.ts";
import { type Locale, locales } from "#testing/words.ts";

/** In this order. */
const sections: Readonly<Partial<Record<RouteName | "project", readonly string[]>>> = {
  home: ["trust", "services", "cases", "testimonials", "blog", "closing"],
  services: ["create-title", "support-title", "grow-title", "process"],
  showcase: ["pairs", "work", "offers", "delivery", "questions", "call"],
  ecommerce: ["realities", "work", "pack", "benefits", "delivery", "questions", "call"],
  about: ["team", "history", "vision", "values", "method", "experience", "territories", "hiring", "call"],
  contact: ["direct", "request", "vip", "coverage"],
  project: [
    "context",
    "objectives",
    "challenges",
    "solutions",
    "results",
    "testimonial",
    "similar-site",
    "call",
  ],
};

/** Among the links of the page's content, at least these. */
const links: Readonly<Partial<Record<RouteName, (locale: Locale) => readonly string[]>>> = {
  home: (locale) => [
    routes.services[locale],
    ...projects
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

const projects = itemSlugs.project;
const shop = (locale: Locale) => (isOffered("ecommerce") ? [routes.ecommerce[locale]] : []);
const isShown = (name: string) =>
  name === "project" ? projects.length > 0 : routeNames.some((shown) => shown === name);

for (const locale of locales) {
  test(`the pages in ${locale} have their parts, in their order`, async ({ request }) => {
    for (const [name, expected] of Object.entries(sections).filter(([page]) => isShown(page))) {
      const path =
        name === "project" ? projectPath(locale, projects[0] ?? "") : routes[name as RouteName][locale];
      const main = mainOf(await (await request.get(path)).text());
      const parts = valuesOf(main, "aria-labelledby").filter((id) => expected.includes(id));
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
