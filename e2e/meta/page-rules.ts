/** What the structured data says about the site, the page and its place, and that the page shows it. */
import { identity } from "#content/identity.ts";
import { elements, texts } from "#testing/markup.ts";
import { languageOf } from "#testing/routes.ts";
import { plain, words } from "#testing/words.ts";
import { businessId, node, nodes, ofType, singleNode, string, url } from "./graph.ts";
import { titleOf } from "./head-rules.ts";
import { differs, meta, type Rule } from "./page.ts";

export const pageTypes: Readonly<Record<string, string>> = {
  about: "AboutPage",
  contact: "ContactPage",
  portfolio: "CollectionPage",
  showcase: "FAQPage",
  ecommerce: "FAQPage",
};

export const pageRules: Readonly<Record<string, Rule>> = {
  site: ({ html }) => {
    const { name, publisher, inLanguage, ...site } = singleNode(html, "WebSite");
    return [
      ...differs("the site", [site["@id"], site.url, name], [url("/#website"), url("/"), identity.name]),
      ...differs("its languages", inLanguage, ["fr", "en"]),
      ...differs("its publisher", node(publisher)["@id"], businessId),
    ];
  },
  page: ({ html, name, path, locale }) => {
    const page = singleNode(html, "WebPage", ...new Set(Object.values(pageTypes)));
    return [
      ...differs("the kind of page", page["@type"], pageTypes[name] ?? "WebPage"),
      ...differs("its id", page["@id"], url(`${path}#webpage`)),
      ...differs("its address", page.url, url(path)),
      ...differs("its name", plain(string(page.name)), plain(titleOf(html))),
      ...differs("its description", page.description, meta(html, "description")),
      ...differs("its language", page.inLanguage, languageOf[locale]),
      ...differs("its picture", page.primaryImageOfPage, meta(html, "og:image")),
      ...differs("its site", node(page.isPartOf)["@id"], url("/#website")),
    ];
  },
  breadcrumb: ({ html, name, locale }) => {
    const label = words[locale]("shell.breadcrumb").replaceAll("’", "[’']");
    const breadcrumb = new RegExp(`<nav aria-label="${label}"[\\s\\S]*?</nav>`).exec(html)?.[0] ?? "";
    const crumbs = texts(breadcrumb, "li").map((text) => plain(text.replace(/^\/\s*/, "")));
    const found = ofType(html, "BreadcrumbList");
    if (name === "home" || name === "connect")
      return differs("trails", [found.length, crumbs.length], [0, 0]);
    const items = nodes(found[0]?.itemListElement);
    const hrefs = elements(breadcrumb, "a").map(({ href = "" }) => url(href));
    return [
      ...differs("the number of trails", found.length, 1),
      ...differs(
        "the breadcrumb",
        items.map((item) => plain(string(item.name))),
        crumbs,
      ),
      ...differs(
        "the positions",
        items.map(({ position }) => position),
        crumbs.map((_, index) => index + 1),
      ),
      ...differs(
        "the addresses",
        items.slice(0, -1).map(({ item }) => item),
        hrefs,
      ),
      ...differs("the last address", items.at(-1)?.item, canonicalOf(html)),
      ...(items.length < 2 ? ["a breadcrumb of one"] : []),
    ];
  },
};

/** The page's own address, as its canonical says it. */
function canonicalOf(html: string): string {
  return elements(html, "link").find(({ rel }) => rel === "canonical")?.href ?? "";
}
