import { projects } from "#app/content/projects.ts";
import { postSlug, testimonials } from "#app/content/testimonials.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import {
  filePaths,
  type ItemPageId,
  isItemPage,
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

export function pathsOf(page: PageId, locale: Locale): readonly string[] {
  return isItemPage(page)
    ? itemSlugs[page].map((slug) => itemPathOf(page, locale, slug))
    : [pathOf(page, locale)];
}

export function prerenderedPaths(): string[] {
  return [
    rootPath,
    networkingPath,
    ...filePaths,
    ...locales.flatMap((locale) => pageIds.flatMap((page) => pathsOf(page, locale))),
  ];
}
