import { locales } from "#app/i18n/locales.ts";
import { pathsOf } from "#app/site/addresses.ts";
import { absoluteUrl } from "#app/site/origin.ts";
import { networkingPath, pageIds, pages } from "#app/site/pages.ts";
import { alternatesOf } from "#app/site/resolve.ts";

const link = (language: string, path: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${absoluteUrl(path)}"/>`;

function entry(path: string): string {
  const alternates = alternatesOf(path).map((alternate) => link(alternate.hreflang, alternate.path));
  return `<url><loc>${absoluteUrl(path)}</loc>${alternates.join("")}</url>`;
}

/** Every indexable page in both languages. Addresses need no escaping. */
export function loader(): Response {
  const indexable = pageIds.filter((page) => pages[page].indexable);
  const entries = locales.flatMap((locale) => indexable.flatMap((page) => pathsOf(page, locale).map(entry)));
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    `<url><loc>${absoluteUrl(networkingPath)}</loc></url>`,
    "</urlset>",
  ].join("\n");
  return new Response(`${xml}\n`, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
