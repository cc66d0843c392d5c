import { projects } from "#app/content/projects.ts";
import { inEachLanguage, type Locale, localeOfPath } from "#app/i18n/locales.ts";
import { typeset } from "#app/i18n/typography.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { isItemPage, pageIds, pathOf } from "./pages.ts";
import { canonicalPath } from "./resolve.ts";

export type BreadcrumbItem = { readonly label: string; readonly href: string };

/** The names of the pages by the last segment of their addresses. */
function namesIn(locale: Locale): ReadonlyMap<string, string> {
  const names = pageIds.flatMap((page) => {
    const name = dictionaries[locale][`breadcrumb.${page}`];
    if (name === undefined || isItemPage(page)) return [];
    return [[pathOf(page, locale).split("/").at(-2) ?? "", name] as const];
  });
  return new Map(names);
}

const names = inEachLanguage(namesIn);

/** The name of a segment, a client's as the client writes it; an unknown segment's own words, capitalised. */
function labelOf(segment: string, locale: Locale): string {
  const project = projects.find(({ slug }) => slug === segment);
  if (project !== undefined) return project.clientName;
  const known = names[locale].get(segment);
  if (known !== undefined) return known;
  return segment
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** The breadcrumb of a page, from its path without the language segment. */
export function breadcrumbItems(pathname: string, locale: Locale, home: string): readonly BreadcrumbItem[] {
  const segments = pathname.split("/").filter((segment) => segment !== "");
  const rest = localeOfPath(pathname) === null ? segments : segments.slice(1);
  const items = rest.map((segment, index) => ({
    label: typeset(labelOf(segment, locale), locale),
    href: canonicalPath(`${pathOf("home", locale)}${rest.slice(0, index + 1).join("/")}/`),
  }));
  return [{ label: home, href: pathOf("home", locale) }, ...items];
}
