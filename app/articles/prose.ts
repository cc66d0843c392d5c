import { comingSoonServices } from "#app/domain/services.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { linkPattern } from "#app/i18n/text-parts.ts";
import {
  type ConstructionSubject,
  constructionPath,
  constructionSubjects,
  isItemPage,
  isShown,
  pageIds,
  pathOf,
} from "#app/site/pages.ts";
import { identity } from "#content/identity.ts";
import type { Article, Block, Prose } from "./article.ts";

/** Where a link leads; null if that page is switched off: then only the text of the link stays. */
type Target = (locale: Locale) => string | null;

const linkable: readonly ConstructionSubject[] = [...comingSoonServices, "legal", "terms"];

/** Where the links of articles lead, by what stands in their parentheses; other links are addresses, `https://…`. */
const targets: ReadonlyMap<string, Target> = new Map<string, Target>([
  ...pageIds.flatMap((page) =>
    isItemPage(page)
      ? []
      : [[page, (locale: Locale) => (isShown(page) ? pathOf(page, locale) : null)] as const],
  ),
  ...linkable.map(
    (subject) =>
      [
        subject,
        (locale: Locale) =>
          constructionSubjects.includes(subject) ? constructionPath(locale, subject) : null,
      ] as const,
  ),
  ["email", () => `mailto:${identity.emails.hello}`],
  ["phone", () => `tel:${identity.phone.link}`],
]);

export const linkTargets: readonly string[] = [...targets.keys()];

/** A text with its links: `… [our terms](terms) …`. */
function proseOf(text: string, locale: Locale): Prose {
  const links = [...text.matchAll(linkPattern)];
  if (links.length === 0) return text;
  const parts = links.flatMap(({ 0: whole, 1: label = "", 2: target = "", index }, position) => {
    const previous = links[position - 1];
    const from = previous === undefined ? 0 : previous.index + previous[0].length;
    const to = targets.get(target);
    const href = to === undefined ? target : to(locale);
    const link = href === null ? label : { text: label, href };
    const after = position === links.length - 1 ? text.slice(index + whole.length) : "";
    return [text.slice(from, index), link, after];
  });
  return parts.filter((part) => part !== "");
}

/** As content writes it: `terms` and `list` with texts, whose links are still to be read. */
type SourceBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly terms: readonly { readonly term: string; readonly text: string }[] };

function blockOf(block: SourceBlock, locale: Locale): Block {
  if (typeof block === "string") return proseOf(block, locale);
  if ("list" in block) return { list: block.list.map((item) => proseOf(item, locale)) };
  return { terms: block.terms.map(({ term, text }) => ({ term, text: proseOf(text, locale) })) };
}

type WrittenArticle = Omit<Article, "sections"> & {
  readonly sections: readonly (Omit<Article["sections"][number], "blocks"> & {
    readonly blocks: readonly SourceBlock[];
  })[];
};

/** A list of which every entry was left out is nothing. */
const isSaid = (block: SourceBlock): boolean =>
  typeof block === "string" || ("list" in block ? block.list : block.terms).length > 0;

/** A section of which all was left out is left out too. */
export function articleOf({ title, lead, updated, sections }: WrittenArticle, locale: Locale): Article {
  return {
    title,
    lead,
    ...(updated !== undefined && { updated }),
    sections: sections
      .map((section) => ({ ...section, blocks: section.blocks.filter(isSaid) }))
      .filter(({ blocks }) => blocks.length > 0)
      .map(({ id, title, blocks }) => ({
        id,
        title,
        blocks: blocks.map((block) => blockOf(block, locale)),
      })),
  };
}
