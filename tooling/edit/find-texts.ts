/** Finds texts as they stand on the site, and the page that shows most of a section's texts. */
import { type ConstructionService, constructionPath, itemPathOf } from "#app/site/pages.ts";
import type { Context } from "./field-view.ts";
import type { Field } from "./fields.ts";
import { fileOf, leavesOf, nodesOf, type Section } from "./sections.ts";
import { matches, pagesWith, plainText } from "./site-texts.ts";

/** Results of one search at most. */
const limit = 60;

/** The fields of all sections whose text has these words. */
export function findTexts(
  { drafts, sections }: Context,
  query: string,
): readonly { readonly section: Section; readonly field: Field }[] {
  const wanted = plainText(query);
  return sections
    .flatMap((section) =>
      leavesOf(nodesOf(section, drafts)).flatMap((field) => {
        const found = field.cells.some(({ locale, path }) => {
          const value = drafts.valueOf(fileOf(section, locale), path);
          const texts = Array.isArray(value) ? value.map(String) : [String(value ?? "")];
          return texts.some((text) => matches(wanted, text, locale)) || path.join(".") === query;
        });
        return found ? [{ section, field }] : [];
      }),
    )
    .slice(0, limit);
}

/** Sections whose page is made when it is asked for, so that the built pages do not have it. */
const ownPages: Readonly<Record<string, ConstructionService>> = {
  legal: "legal",
  "articles/legal-notice": "legal",
  "articles/terms": "terms",
};

/** The address of the page that shows most of a section's texts; the home page if none does. */
export function mainPageOf(section: Section, { drafts, pages, locale }: Context): string {
  const [, slug] = /^portfolio\/(.+)\/project$/.exec(section.id) ?? [];
  if (slug !== undefined) return itemPathOf("project", locale, slug);
  const own = ownPages[section.id];
  if (own !== undefined) return constructionPath(locale, own);
  const counts = new Map<string, number>();
  for (const { cells } of leavesOf(nodesOf(section, drafts)).slice(0, 80)) {
    const cell = cells.find((one) => one.locale === locale) ?? cells[0];
    const value = cell && drafts.valueOf(fileOf(section, cell.locale), cell.path);
    if (typeof value !== "string" || value.length < 12) continue;
    for (const page of pagesWith(pages, value, cell?.locale ?? null))
      counts.set(page, (counts.get(page) ?? 0) + 1);
  }
  const [best] = [...counts].sort(([, a], [, b]) => b - a);
  return best?.[0] ?? `/${locale}/`;
}
