/** What the files for machines have to say of the pages. */
import { defaultColours } from "#content/colours.ts";
import { elements } from "#testing/markup.ts";
import { languageOf, publicOrigin } from "#testing/routes.ts";
import type { locales } from "#testing/words.ts";
import { type BuiltPage, differs, type Finding, links } from "./page.ts";

const url = (path: string) => `${publicOrigin}${path}`;
const named = (rule: string, messages: readonly string[]): readonly Finding[] =>
  messages.map((message) => ({ rule, message }));

/** Every address that search engines may list stands in the site map once, with the same alternates as in its head. */
export function checkSitemap(xml: string, pages: readonly BuiltPage[]): readonly Finding[] {
  const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = ""]) => ({
    address: /<loc>([^<]*)<\/loc>/.exec(entry)?.[1] ?? "",
    alternates: elements(entry, "xhtml:link").map(({ hreflang, href }) => `${hreflang} ${href}`),
  }));
  const listed = pages.filter(({ indexable }) => indexable);
  const addresses = entries.map(({ address }) => address).toSorted();
  return named("sitemap", [
    ...differs("the list", addresses, listed.map(({ path }) => url(path)).toSorted()),
    ...listed.flatMap(({ path, html }) => {
      const inHead = links(html, "alternate").map(({ hreflang, href }) => `${hreflang} ${href}`);
      return differs(path, entries.find(({ address }) => address === url(path))?.alternates, inHead);
    }),
    // A date that nobody keeps is worse than none.
    ...(xml.includes("<lastmod>") ? ["it dates pages"] : []),
  ]);
}

export function checkRobots(text: string): readonly Finding[] {
  return named("robots.txt", [
    ...(/^User-agent: \*$/m.test(text) ? [] : ["it speaks to nobody"]),
    ...(/^Disallow: *\S/m.test(text)
      ? ["it blocks pages, which then cannot say that they are not to be listed"]
      : []),
    ...(text.includes(`\nSitemap: ${url("/sitemap.xml")}\n`) ? [] : ["it names no site map"]),
  ]);
}

/** llmstxt.org: a title, a summary, and lists of links with notes. */
export function checkLlms(text: string, pages: readonly BuiltPage[]): readonly Finding[] {
  const linked = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S/gm)].map(([, address]) => address);
  const listed = pages.filter(({ indexable, alternates }) => indexable && alternates !== null);
  return named("llms.txt", [
    ...(/^# \S.*\n\n> \S/.test(text) ? [] : ["no title with a summary"]),
    ...differs("the links", linked.toSorted(), listed.map(({ path }) => url(path)).toSorted()),
  ]);
}

/** RFC 9116. */
export function checkSecurity(text: string, now: number): readonly Finding[] {
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, "m").exec(text)?.[1];
  const left = Date.parse(field("Expires") ?? "") - now;
  const year = 366 * 24 * 60 * 60 * 1000;
  return named("security.txt", [
    ...(/^(?:mailto:\S+@\S+|https:\S+)$/.test(field("Contact") ?? "") ? [] : ["no contact"]),
    ...(left > 0 && left < year ? [] : ["it has expired, or will not within a year"]),
    ...differs("Canonical", field("Canonical"), url("/.well-known/security.txt")),
    ...differs("Preferred-Languages", field("Preferred-Languages"), "fr, en"),
  ]);
}

type Icon = { readonly src: string; readonly sizes: string; readonly purpose?: string };
type Manifest = Readonly<Record<string, unknown>> & { readonly icons: readonly Icon[] };

export function checkManifest(manifest: Manifest, locale: (typeof locales)[number]): readonly Finding[] {
  const { name, short_name, lang, start_url, scope, id, display, theme_color, background_color, icons } =
    manifest;
  const has = (sizes: string, purpose?: string) =>
    icons.some((icon) => icon.sizes === sizes && icon.purpose === purpose) ? [] : [`no ${sizes} icon`];
  return named("manifest", [
    ...(String(name).length > 3 && String(short_name).length <= 12 ? [] : ["no name, or no short one"]),
    ...differs("lang", lang, languageOf[locale]),
    ...differs("where it starts", [id, start_url, scope], [`/${locale}/`, `/${locale}/`, "/"]),
    ...differs(
      "the colours",
      [theme_color, background_color],
      [defaultColours.canvas, defaultColours.canvas],
    ),
    ...(["standalone", "minimal-ui"].includes(String(display)) ? [] : ["it cannot be installed"]),
    ...has("192x192"),
    ...has("512x512"),
    ...has("512x512", "maskable"),
  ]);
}
