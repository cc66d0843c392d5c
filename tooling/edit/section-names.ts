/** What sections and pages are called: the names that are known, and of what has none its key. */
import { type SectionGroup, sectionNames } from "#app/content/edited-sections.ts";
import { type Locale, locales } from "#app/i18n/locales.ts";
import { constructionServiceOf } from "#app/site/pages.ts";
import { resolve } from "#app/site/resolve.ts";
import { labelOf } from "./names.ts";

/** The group of a section; one that the table does not know is the agency's. */
export const groupOf = (id: string): SectionGroup =>
  sectionNames.find((row) => row.id === id)?.group ?? (id.startsWith("portfolio/") ? "portfolio" : "agency");

/** Its place in the order. */
export function rankOf(id: string): number {
  const index = sectionNames.findIndex((row) => row.id === id);
  return index === -1 ? sectionNames.length : index;
}

export function sectionName(id: string, locale: Locale): string {
  const names = sectionNames.find((row) => row.id === id)?.names;
  return names?.[locales.indexOf(locale)] ?? labelOf(id.split("/").at(-1) ?? "", locale);
}

/** The name of a page of the site. `names`: those of the content, a client's by the end of its case study's address. */
export function pageName(path: string, locale: Locale, names: ReadonlyMap<string, string>): string {
  const [pathname = "", query = ""] = path.split("?");
  const found = resolve(pathname);
  const service = constructionServiceOf(new URLSearchParams(query));
  if (service === "legal") return sectionName("articles/legal-notice", locale);
  if (service !== null) return sectionName(`articles/${service}`, locale);
  if (found.kind !== "page") return path;
  if (found.slug !== null) return names.get(found.slug) ?? `${labelOf(found.page, locale)} (${found.slug})`;
  const id = [`articles/${found.page}`, `words/${found.page}`].find((one) =>
    sectionNames.some((row) => row.id === one),
  );
  return id === undefined ? labelOf(found.page, locale) : sectionName(id, locale);
}
