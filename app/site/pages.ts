/**
 * The one table of pages. Routes, links, redirects, language switch, hreflang and sitemap all derive
 * from it: a page is added here, with its `route.tsx` in the folder of its id, and nowhere else.
 */
import type { ProjectCategory } from "#app/domain/project.ts";
import { type Locale, type Localized, locales } from "#app/i18n/locales.ts";

type PageEntry = {
  /** What follows `/<locale>/`. Ends in `/`, but for the address of one item of a list. `:slug` is a parameter. */
  readonly path: Localized<string>;
  /** False: `noindex`, and not in the sitemap. */
  readonly indexable: boolean;
  /** True: without header and footer. */
  readonly bare?: boolean;
  /** True: a form is posted to the page's own address. */
  readonly takesPosts?: boolean;
  /** Former addresses in one language, redirected for good. */
  readonly formerly?: Partial<Localized<readonly string[]>>;
};

const same = (path: string): Localized<string> => ({ "fr-fr": path, "en-en": path });

export const pages = {
  home: { path: same(""), indexable: true },
  services: { path: same("services/"), indexable: true },
  showcase: {
    path: { "fr-fr": "services/creation-site-vitrine/", "en-en": "services/showcase-website-creation/" },
    indexable: true,
  },
  ecommerce: { path: same("services/creation-site-ecommerce-martinique/"), indexable: true },
  portfolio: { path: same("portfolio/"), indexable: true },
  project: { path: same("portfolio/:slug"), indexable: true },
  pricing: {
    path: { "fr-fr": "tarifs/", "en-en": "pricing/" },
    indexable: true,
    takesPosts: true,
    formerly: { "fr-fr": ["prix/"] },
  },
  about: { path: { "fr-fr": "a-propos/", "en-en": "about/" }, indexable: true },
  contact: { path: same("contact/"), indexable: true, takesPosts: true },
  /** The maps service's frame, on a page of its own: see `docs/decisions/004-third-party-embeds.md`. */
  mapEmbed: { path: same("contact/map/"), indexable: false, bare: true },
  /** The professional network's frame around one post, on a page of its own as well. */
  postEmbed: {
    path: { "fr-fr": "temoignages/:slug", "en-en": "testimonials/:slug" },
    indexable: false,
    bare: true,
  },
  thankYou: { path: { "fr-fr": "merci/", "en-en": "thank-you/" }, indexable: false },
  construction: {
    path: { "fr-fr": "service-construction/", "en-en": "service-under-construction/" },
    indexable: false,
  },
  accessibility: { path: { "fr-fr": "accessibilite/", "en-en": "accessibility/" }, indexable: true },
  privacy: { path: { "fr-fr": "confidentialite/", "en-en": "privacy/" }, indexable: true },
  /** What the service worker shows in place of a page that cannot be had. */
  offline: { path: { "fr-fr": "hors-ligne/", "en-en": "offline/" }, indexable: false },
} as const satisfies Record<string, PageEntry>;

export type PageId = keyof typeof pages;

/** A page as the table describes it, with what it leaves out. */
export function pageEntry(page: PageId): PageEntry {
  return pages[page];
}

/** The pages that need a slug to have an address. */
export type ItemPageId = "project" | "postEmbed";
export type PlainPageId = Exclude<PageId, ItemPageId>;

export const pageIds = Object.keys(pages) as readonly PageId[];

/** The addresses outside the language prefixes. */
export const rootPath = "/";
export const networkingPath = "/connect";
/** The agency's contact details as a vCard, offered there. */
export const contactCardPath = "/connect.vcf";
export const sitemapPath = "/sitemap.xml";
/** What an installed site is called and opens with, in one language. */
export const manifestPath = (locale: Locale) => `/${locale}/manifest.webmanifest` as const;
/** Which links a browser may follow ahead of the visitor. */
export const speculationRulesPath = "/speculation-rules.json";
/** Files for machines, each written by the route of its name in `seo/files/`. */
export const filePaths = [
  contactCardPath,
  sitemapPath,
  "/robots.txt",
  "/llms.txt",
  "/.well-known/security.txt",
  ...locales.map(manifestPath),
  speculationRulesPath,
  "/sw.js",
] as const;
export const notFoundPath = "/404";

/** The values that the under-construction page's `service` parameter takes. */
export const constructionServices = [
  "seo",
  "audit",
  "legal",
  "terms",
  "reservation",
  "maintenance",
  "assistance",
  "optimisation",
] as const;
export type ConstructionService = (typeof constructionServices)[number];

export function isItemPage(page: PageId): page is ItemPageId {
  return pages[page].path["fr-fr"].includes(":slug");
}

/** The absolute path of a page, without origin. */
export function pathOf(page: PlainPageId, locale: Locale): string {
  return `/${locale}/${pages[page].path[locale]}`;
}

export function itemPathOf(page: ItemPageId, locale: Locale, slug: string): string {
  return `/${locale}/${pages[page].path[locale].replace(":slug", () => slug)}`;
}

export function constructionPath(locale: Locale, service: ConstructionService): string {
  return `${pathOf("construction", locale)}?service=${service}`;
}

/** The portfolio, cut down to one kind of site. */
export function portfolioPath(locale: Locale, type: ProjectCategory): string {
  return `${pathOf("portfolio", locale)}?type=${type}`;
}
