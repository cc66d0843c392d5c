/**
 * The table of all pages. Routes, links, redirects, the language switch, hreflang and the sitemap are derived from it.
 * What else a new page needs: docs/development.md#a-page.
 */
import type { ProjectCategory } from "#app/domain/project.ts";
import { type ComingSoonService, comingSoonServices } from "#app/domain/services.ts";
import { type Locale, type Localized, locales } from "#app/i18n/locales.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { addressPlace } from "#content/place.ts";

type PageEntry = {
  /** The part after `/<locale>/`. Ends in `/`, except for items of a list. `:slug` is a parameter. */
  readonly path: Localized<string>;
  /** False: `noindex`, and not in the sitemap. */
  readonly indexable: boolean;
  /** Without header and footer. */
  readonly bare?: boolean;
  /** A form is posted to this page. */
  readonly takesPosts?: boolean;
  /** Former addresses in each language, redirected permanently. */
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
  ecommerce: { path: same(`services/creation-site-ecommerce-${addressPlace}/`), indexable: true },
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
  /** The embedded map, on a separate page: `docs/decisions/004-third-party-embeds.md`. */
  mapEmbed: { path: same("contact/map/"), indexable: false, bare: true },
  /** The frame around one LinkedIn post. */
  postEmbed: {
    path: { "fr-fr": "temoignages/:slug", "en-en": "testimonials/:slug" },
    indexable: false,
    bare: true,
  },
  thankYou: { path: { "fr-fr": "merci/", "en-en": "thank-you/" }, indexable: false },
  construction: {
    path: { "fr-fr": "service-construction/", "en-en": "service-under-construction/" },
    indexable: false,
    takesPosts: true,
  },
  accessibility: { path: { "fr-fr": "accessibilite/", "en-en": "accessibility/" }, indexable: true },
  privacy: { path: { "fr-fr": "confidentialite/", "en-en": "privacy/" }, indexable: true },
  /** Shown by the service worker without a network. */
  offline: { path: { "fr-fr": "hors-ligne/", "en-en": "offline/" }, indexable: false },
} as const satisfies Record<string, PageEntry>;

export type PageId = keyof typeof pages;

/** An entry of the table, with its optional fields. */
export function pageEntry(page: PageId): PageEntry {
  return pages[page];
}

export type ItemPageId = "project" | "postEmbed";
export type PlainPageId = Exclude<PageId, ItemPageId>;

export const pageIds = Object.keys(pages) as readonly PageId[];

/** Whether the site has a page. No page links to one that is switched off, and its address leads to another (`nearestTo`). */
export const isShown = (page: PageId): boolean => isOffered(page === "project" ? "portfolio" : page);

/** Whether there are case studies to lead to. */
export const hasPortfolio = isShown("portfolio");

export const rootPath = "/";
export const networkingPath = "/connect";
export const contactCardPath = "/connect.vcf";
export const sitemapPath = "/sitemap.xml";
/** The manifest of the installed site. */
export const manifestPath = (locale: Locale) => `/${locale}/manifest.webmanifest` as const;
/** Pages that a browser may prefetch. */
export const speculationRulesPath = "/speculation-rules.json";
/** Written by routes in `seo/files/`. */
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

/** The services and texts of the under-construction page. */
export type ConstructionSubject = ComingSoonService | "legal" | "terms";
export const constructionSubjects: readonly ConstructionSubject[] = [
  ...comingSoonServices.filter(isOffered),
  "legal",
  "terms",
];

export function isItemPage(page: PageId): page is ItemPageId {
  return pages[page].path["fr-fr"].includes(":slug");
}

export function pathOf(page: PlainPageId, locale: Locale): string {
  return `/${locale}/${pages[page].path[locale]}`;
}

export function itemPathOf(page: ItemPageId, locale: Locale, slug: string): string {
  return `/${locale}/${pages[page].path[locale].replace(":slug", () => slug)}`;
}

export function constructionPath(locale: Locale, subject: ConstructionSubject): string {
  return `${pathOf("construction", locale)}?service=${subject}`;
}

/** The service or legal text that the query of the construction page names; null without a known one. */
export function constructionSubjectOf(query: URLSearchParams): ConstructionSubject | null {
  return constructionSubjects.find((known) => known === query.get("service")) ?? null;
}

/** The portfolio's filter, with the results right below it. */
export const portfolioFilterId = "filter";

/** The portfolio at its filter; with a kind of project or a trade, filtered. */
export function portfolioPath(
  locale: Locale,
  filter: { readonly type?: ProjectCategory; readonly trade?: string } = {},
): string {
  const query = String(new URLSearchParams(filter));
  return `${pathOf("portfolio", locale)}${query && `?${query}`}#${portfolioFilterId}`;
}
