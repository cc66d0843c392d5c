import type { Article, Block, Prose } from "#app/domain/article.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { linkPattern } from "#app/i18n/text-parts.ts";
import { constructionPath, constructionServices, isItemPage, pageIds, pathOf } from "#app/site/pages.ts";
import { identity } from "#content/identity.ts";

/** Where the links of articles lead, by what stands in their parentheses; other links are addresses, `https://…`. */
const targets: ReadonlyMap<string, (locale: Locale) => string> = new Map([
  ...pageIds.flatMap((page) =>
    isItemPage(page) ? [] : [[page, (locale: Locale) => pathOf(page, locale)] as const],
  ),
  ...constructionServices.map(
    (service) => [service, (locale: Locale) => constructionPath(locale, service)] as const,
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
    const link = { text: label, href: targets.get(target)?.(locale) ?? target };
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

/** A section of which all was left out is left out too. */
export function articleOf({ title, lead, sections }: WrittenArticle, locale: Locale): Article {
  return {
    title,
    lead,
    sections: sections
      .filter(({ blocks }) => blocks.length > 0)
      .map(({ id, title, blocks }) => ({
        id,
        title,
        blocks: blocks.map((block) => blockOf(block, locale)),
      })),
  };
}
