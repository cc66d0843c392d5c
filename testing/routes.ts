import { isOffered } from "#app/prices/offered-services.ts";
import { itemSlugs, pathsOf } from "#app/site/addresses.ts";
import { isShown, pageEntry, pageIds } from "#app/site/pages.ts";
import { identity } from "#content/identity.ts";
import { addressPlace } from "#content/place.ts";
import type { Locale } from "./words.ts";

/** Addresses of docs/product.md, typed by hand: the site's own table of pages is tested with them. A new page belongs here. */
export const routes = {
  home: { "fr-fr": "/fr-fr/", "en-en": "/en-en/" },
  services: { "fr-fr": "/fr-fr/services/", "en-en": "/en-en/services/" },
  showcase: {
    "fr-fr": "/fr-fr/services/creation-site-vitrine/",
    "en-en": "/en-en/services/showcase-website-creation/",
  },
  ecommerce: {
    "fr-fr": `/fr-fr/services/creation-site-ecommerce-${addressPlace}/`,
    "en-en": `/en-en/services/creation-site-ecommerce-${addressPlace}/`,
  },
  portfolio: { "fr-fr": "/fr-fr/portfolio/", "en-en": "/en-en/portfolio/" },
  pricing: { "fr-fr": "/fr-fr/tarifs/", "en-en": "/en-en/pricing/" },
  about: { "fr-fr": "/fr-fr/a-propos/", "en-en": "/en-en/about/" },
  contact: { "fr-fr": "/fr-fr/contact/", "en-en": "/en-en/contact/" },
  thankYou: { "fr-fr": "/fr-fr/merci/", "en-en": "/en-en/thank-you/" },
  construction: { "fr-fr": "/fr-fr/service-construction/", "en-en": "/en-en/service-under-construction/" },
} as const;

export type RouteName = keyof typeof routes;
/** The names of the pages that are not switched off. */
export const routeNames = (Object.keys(routes) as readonly RouteName[]).filter(isShown);

const isRoute = (key: string): key is RouteName => key in routes;

/** The addresses of the pages and services among these that are not switched off, as content/menus.yaml names them. */
export const menuPaths = (locale: Locale, ...keys: readonly (RouteName | Service)[]): readonly string[] =>
  keys.filter(isOffered).map((key) => (isRoute(key) ? routes[key][locale] : construction(locale, key)));

/** The pages with `noindex`. */
export const hiddenRoutes: readonly RouteName[] = ["thankYou", "construction"];

const allServices = [
  "seo",
  "audit",
  "legal",
  "terms",
  "reservation",
  "maintenance",
  "assistance",
  "optimisation",
] as const;
export type Service = (typeof allServices)[number];

/** The services that the agency offers, with the legal texts. */
export const services = allServices.filter(isOffered);

export const construction = (locale: Locale, service: Service): string =>
  `${routes.construction[locale]}?service=${service}`;

/** The pages of the services among these that the agency offers. */
export const constructionPages = (locale: Locale, ...wanted: readonly Service[]): readonly string[] =>
  wanted.filter(isOffered).map((service) => construction(locale, service));

/** The page of any service. */
export const somePage = (locale: Locale): string => construction(locale, services[0] ?? "legal");

export const projectSlugs = itemSlugs.project;
export const projectPath = (locale: Locale, slug: string): string => `/${locale}/portfolio/${slug}`;

/** Any existing project. */
export const anyProjectSlug = projectSlugs[0] ?? "";

/** Each page in both languages, with one project. */
export const pairs: readonly { readonly name: string; readonly path: Readonly<Record<Locale, string>> }[] = [
  ...routeNames.map((name) => ({ name, path: routes[name] })),
  ...(anyProjectSlug === ""
    ? []
    : [
        {
          name: "project",
          path: {
            "fr-fr": projectPath("fr-fr", anyProjectSlug),
            "en-en": projectPath("en-en", anyProjectSlug),
          },
        },
      ]),
];

/** Written out too: laws and search engines require them. */
export const privacyPath = { "fr-fr": "/fr-fr/confidentialite/", "en-en": "/en-en/privacy/" } as const;
export const accessibilityPath = {
  "fr-fr": "/fr-fr/accessibilite/",
  "en-en": "/en-en/accessibility/",
} as const;

/** Every page of the site's own table, with one item of each list. `bare`: without header and footer. */
export const everyPage = pageIds.filter(isShown).map((name) => ({
  name,
  bare: pageEntry(name).bare === true,
  path: { "fr-fr": pathsOf(name, "fr-fr")[0] ?? "", "en-en": pathsOf(name, "en-en")[0] ?? "" },
}));

export const languageOf = { "fr-fr": "fr", "en-en": "en" } as const;

/** The public origin in the addresses that pages contain. */
export const publicOrigin = identity.origin;
