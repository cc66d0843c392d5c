import { locales } from "#app/i18n/locales.ts";
import { type PageId, pageIds, pages } from "#app/site/pages.ts";

/** Pages that no link leads to: reached by a form, by the service worker, or in a frame. */
const left: readonly PageId[] = ["thankYou", "offline", "mapEmbed", "postEmbed"];

const patternsOf = (page: PageId) => locales.map((locale) => `/${locale}/${pages[page].path[locale]}`);

/**
 * A page is fetched when its link is about to be pressed (`moderate`), and never rendered ahead: nothing runs, counts
 * or plays before the visitor is there. Only the pages of the table: no video, no file, no former address that
 * redirects. Nor the switch of language: an address that is unknown in one language is so in the other.
 */
export function loader(): Response {
  const wanted = pageIds.filter((page) => !left.includes(page)).flatMap(patternsOf);
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
