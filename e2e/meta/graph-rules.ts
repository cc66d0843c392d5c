/** What a page's structured data has to contain, and that the page shows all of it. */
import { publicOrigin } from "#testing/routes.ts";
import { businessRules } from "./business-rules.ts";
import { contentRules } from "./content-rules.ts";
import { blocks, graphOf, type Node, references, string } from "./graph.ts";
import { differs, type Rule } from "./page.ts";
import { pageRules } from "./page-rules.ts";

/** For the pages that search engines may list. */
export const graphRules: Readonly<Record<string, Rule>> = {
  graph: ({ html }) => {
    const graph = graphOf(html);
    const ids = graph.map((thing) => string(thing["@id"]));
    const context = (JSON.parse(blocks(html)[0] ?? "") as Node)["@context"];
    return [
      ...differs("the context", context, "https://schema.org"),
      ...differs("the number of things with a name of their own", new Set(ids).size, graph.length),
      ...ids.filter((id) => !id.startsWith(`${publicOrigin}/`)).map((id) => `${id} is no id of this site`),
      ...references(graph)
        .filter((id) => !ids.includes(id))
        .map((id) => `nothing is called ${id}`),
    ];
  },
  ...businessRules,
  ...pageRules,
  ...contentRules,
};

/** For the pages that search engines must not list: they have no structured data. */
export const unlistedRules: Readonly<Record<string, Rule>> = {
  unlisted: ({ html }) => differs("the blocks of structured data", blocks(html).length, 0),
};
