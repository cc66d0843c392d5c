import { absolute } from "#app/site/origin.ts";
import { sitemapPath } from "#app/site/pages.ts";

/** Nothing is blocked: a page that must not be listed says so itself, and has to be read to be obeyed. */
export function loader(): Response {
  const text = ["User-agent: *", "Allow: /", "", `Sitemap: ${absolute(sitemapPath)}`, ""].join("\n");
  return new Response(text, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
}
