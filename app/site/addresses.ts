import { projects } from "#app/content/projects.ts";
import { postSlug, testimonials } from "#app/content/testimonials.ts";
import { isService } from "#app/domain/services.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { allProjects } from "#content/portfolio/projects.ts";
import {
  filePaths,
  type ItemPageId,
  isItemPage,
  isShown,
  itemPathOf,
  networkingPath,
  type PageId,
  pageIds,
  pathOf,
  rootPath,
} from "./pages.ts";

/** The slugs of the item pages, in the order of the page. */
export const itemSlugs: Record<ItemPageId, readonly string[]> = {
  project: projects.map((project) => project.slug),
  postEmbed: testimonials.flatMap(({ publication }, index) =>
    publication?.network === "linkedin" ? [postSlug(index)] : [],
  ),
};

/** None of a page that is switched off. */
export function pathsOf(page: PageId, locale: Locale): readonly string[] {
  if (!isShown(page)) return [];
  return isItemPage(page)
    ? itemSlugs[page].map((slug) => itemPathOf(page, locale, slug))
    : [pathOf(page, locale)];
}

/**
 * The address that is nearest to a page that is switched off: of a service, or of a case study that is not shown. Null: the page is
 * there, or there never was one.
 */
export function nearestTo(
  { page, locale, slug }: { readonly page: PageId; readonly locale: Locale; readonly slug: string | null },
  query: URLSearchParams,
): string | null {
  const isHidden =
    !isShown(page) ||
    (page === "project" &&
      !itemSlugs.project.includes(slug ?? "") &&
      allProjects.some((project) => project.slug === slug));
  if (isHidden) return pathOf(page === "project" && isShown("portfolio") ? "portfolio" : "services", locale);
  const service = page === "construction" ? (query.get("service") ?? "") : "";
  return isService(service) && !isOffered(service) ? pathOf("services", locale) : null;
}

export function prerenderedPaths(): string[] {
  return [
    rootPath,
    networkingPath,
    ...filePaths,
    ...locales.flatMap((locale) => pageIds.flatMap((page) => pathsOf(page, locale))),
  ];
}
