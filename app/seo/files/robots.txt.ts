import { absoluteUrl } from "#app/site/origin.ts";
import { sitemapPath } from "#app/site/pages.ts";

/** Nothing is blocked: a crawler must read a page to see its `noindex`. */
export function loader(): Response {
  const text = ["User-agent: *", "Allow: /", "", `Sitemap: ${absoluteUrl(sitemapPath)}`, ""].join("\n");
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
