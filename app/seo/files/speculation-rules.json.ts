import { locales } from "#app/i18n/locales.ts";
import { isShown, type PageId, pageIds, pages } from "#app/site/pages.ts";

/** Pages that no link leads to: reached by a form, by the service worker, or in a frame. */
const excluded: readonly PageId[] = ["thankYou", "offline", "mapEmbed", "postEmbed"];

const patternsOf = (page: PageId) => locales.map((locale) => `/${locale}/${pages[page].path[locale]}`);

/**
 * A page is prefetched when its link is about to be pressed (`moderate`), and never prerendered: no script runs before
 * the visitor opens it. Only pages of the page table: no videos, no files, no former addresses that redirect. Links to
 * the other language are excluded too: on an error page they lead to another error page.
 */
export function loader(): Response {
  const wanted = pageIds.filter((page) => isShown(page) && !excluded.includes(page)).flatMap(patternsOf);
  const rules = {
    prefetch: [
      {
        source: "document",
        where: {
          and: [
            { href_matches: wanted },
            { not: { selector_matches: "[download], [target=_blank], [data-switch-locale]" } },
          ],
        },
        eagerness: "moderate",
      },
    ],
  };
  return new Response(JSON.stringify(rules), {
    headers: { "Content-Type": "application/speculationrules+json" },
  });
}
