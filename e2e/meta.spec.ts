/** Every built page against the rules of what search engines and shared links read, and against what it shows. */
import type { APIRequestContext } from "@playwright/test";
import sharp from "sharp";
import { prerenderedPaths } from "#app/site/addresses.ts";
import { pageEntry } from "#app/site/pages.ts";
import { resolve, switchLocale } from "#app/site/resolve.ts";
import { expect, requestTest as test } from "#testing/browser/site.ts";
import {
  hiddenRoutes,
  projectPath,
  projectSlugs,
  publicOrigin,
  routeNames,
  routes,
} from "#testing/routes.ts";
import { type Locale, locales } from "#testing/words.ts";
import { checkLlms, checkManifest, checkRobots, checkSecurity, checkSitemap } from "./meta/files.ts";
import { graphRules, silentRules } from "./meta/graph-rules.ts";
import { headRules, titleOf } from "./meta/head-rules.ts";
import { type BuiltPage, check, type Finding, meta, type Rule } from "./meta/page.ts";

type Address = Omit<BuiltPage, "html">;

const inBoth = (
  name: string,
  indexable: boolean,
  alternates: Readonly<Record<Locale, string>>,
): readonly Address[] =>
  locales.map((locale) => ({ name, locale, indexable, alternates, path: alternates[locale] }));

/** The pages that visitors look for, and the few that every site has. */
const known: readonly Address[] = [
  ...routeNames.flatMap((name) => inBoth(name, !hiddenRoutes.includes(name), routes[name])),
  ...projectSlugs.flatMap((slug) =>
    inBoth("project", true, { "fr-fr": projectPath("fr-fr", slug), "en-en": projectPath("en-en", slug) }),
  ),
  ...inBoth("offline", false, { "fr-fr": "/fr-fr/hors-ligne/", "en-en": "/en-en/offline/" }),
  { name: "entry", locale: "fr-fr", indexable: false, alternates: null, path: "/" },
  { name: "connect", locale: "fr-fr", indexable: true, alternates: null, path: "/connect" },
];

/** What is built and nobody wrote down above is what the page table says of it; a bare page is shown in a frame. */
function fromTable(path: string): readonly Address[] {
  const resolution = resolve(path);
  if (resolution.kind !== "page") return [];
  const { page, locale } = resolution;
  const { indexable, bare } = pageEntry(page);
  const [french, english] = locales.map((to) => switchLocale(path, to));
  const alternates = { "fr-fr": french ?? "", "en-en": english ?? "" };
  return [{ name: bare ? "embed" : page, locale, indexable, alternates, path }];
}

const addresses: readonly Address[] = [
  ...known,
  ...prerenderedPaths()
    .filter((path) => !known.some((page) => page.path === path))
    .flatMap(fromTable),
];

async function readPages(request: APIRequestContext): Promise<readonly BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for (const address of addresses) {
    const answer = await request.get(address.path, { maxRedirects: 0 });
    expect(answer.status(), address.path).toBe(200);
    pages.push({ ...address, html: await answer.text() });
  }
  return pages;
}

const checkPage = (page: BuiltPage): readonly Finding[] =>
  check(page, { ...headRules, ...(page.indexable ? graphRules : silentRules) });

/** What no two pages may share. */
function checkDifferences(pages: readonly BuiltPage[]): readonly Finding[] {
  const listed = pages.filter(({ indexable }) => indexable);
  const parts = {
    title: titleOf,
    description: (html: string) => meta(html, "description"),
    picture: (html: string) => meta(html, "og:image"),
  };
  return Object.entries(parts).flatMap(([part, of]) =>
    locales.flatMap((locale) => {
      const all = listed.filter((page) => page.locale === locale).map(({ html }) => of(html));
      const twice = all.filter((value, index) => all.indexOf(value) !== index);
      return twice.map((value) => ({ rule: "differences", message: `two pages share the ${part} ${value}` }));
    }),
  );
}

test("every built page says what it is, and nothing that it does not show", async ({ request }) => {
  const pages = await readPages(request);
  expect(pages.flatMap(checkPage)).toEqual([]);
  expect(checkDifferences(pages)).toEqual([]);
  const text = async (path: string) => (await request.get(path)).text();
  expect(checkSitemap(await text("/sitemap.xml"), pages)).toEqual([]);
  expect(checkLlms(await text("/llms.txt"), pages)).toEqual([]);
  expect(checkRobots(await text("/robots.txt"))).toEqual([]);
  expect(checkSecurity(await text("/.well-known/security.txt"), Date.now())).toEqual([]);
});

test("every page has a picture of 1200 by 630 that a chat will load", async ({ request }) => {
  const pages = (await readPages(request)).filter(({ name }) => name !== "embed");
  const urls = new Set(pages.map(({ html }) => meta(html, "og:image")));
  // The bare domain shows the French home page's.
  expect(urls.size).toBe(pages.length - 1);
  for (const url of urls) {
    const answer = await request.get(url.replace(publicOrigin, ""));
    expect([answer.status(), answer.headers()["content-type"]], url).toEqual([200, "image/jpeg"]);
    const bytes = await answer.body();
    expect(bytes.byteLength, url).toBeLessThanOrEqual(100_000);
    const { width, height, format } = await sharp(bytes).metadata();
    expect([width, height, format], url).toEqual([1200, 630, "jpeg"]);
  }
});

for (const locale of locales)
  test(`the site can be installed in ${locale}`, async ({ request }) => {
    const answer = await request.get(`/${locale}/manifest.webmanifest`);
    expect(answer.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = await answer.json();
    expect(checkManifest(manifest, locale)).toEqual([]);
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.status(), src).toBe(200);
      expect(icon.headers()["content-type"], src).toContain(type);
      const { width, height } = await sharp(await icon.body()).metadata();
      if (sizes !== "any") expect(`${width}x${height}`, src).toBe(sizes);
    }
    for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);
  });

const everyRule: Readonly<Record<string, Rule>> = { ...headRules, ...graphRules, ...silentRules };

/** One way to break a page: the rule that has to notice, a page, and what becomes of its text. */
type Breakage = readonly [rule: string, path: string, from: string | RegExp, to: string];

const [aProject = ""] = projectSlugs;
const home = routes.home["fr-fr"];
const services = routes.services["fr-fr"];
const showcase = routes.showcase["en-en"];
const project = projectPath("en-en", aProject);

const breakages: readonly Breakage[] = [
  ["language", home, '<html lang="fr"', '<html lang="en"'],
  ["language", home, /hrefLang="fr"/i, 'hreflang="fr-fr"'],
  ["title", home, /<title>.*?<\/title>/, ""],
  ["title", home, /<title>(.*?)<\/title>/, "<title>$1</title><title>$1</title>"],
  ["title", home, / · [^<]*<\/title>/, "</title>"],
  ["title", home, "<title>", `<title>${"a".repeat(60)}`],
  ["description", home, /<meta name="description"[^>]*>/, ""],
  ["description", home, /(<meta name="description" content=")[^"]*/, "$1Short"],
  ["robots", home, "<title>", '<meta name="robots" content="noindex"/><title>'],
  ["robots", routes.thankYou["fr-fr"], /<meta name="robots"[^>]*>/, ""],
  ["robots", "/", 'content="noindex, follow"', 'content="noindex, nofollow"'],
  ["canonical", home, /<link rel="canonical"[^>]*>/, ""],
  ["canonical", project, /(<link rel="canonical" href="[^"]*)"/, '$1/"'],
  ["canonical", home, /(<link rel="canonical" href=")https:\/\/[^/]*/, "$1"],
  ["alternates", home, /<link rel="alternate" hrefLang="x-default"[^>]*>/i, ""],
  ["alternates", home, /(hrefLang="en" href="[^"]*)en-en/i, "$1fr-fr"],
  [
    "alternates",
    routes.thankYou["fr-fr"],
    "<title>",
    '<link rel="alternate" hreflang="en" href="/en-en/"/><title>',
  ],
  ["social", home, /(property="og:locale" content=")fr_FR/, "$1fr-fr"],
  ["social", home, /(property="og:locale:alternate" content=")en_EN/, "$1fr_FR"],
  ["social", home, /(property="og:url" content="[^"]*)fr-fr\//, "$1"],
  ["social", home, /(property="og:title" content=")/, "$1Other "],
  ["social", home, /(name="twitter:description" content=")/, "$1Other "],
  ["social", home, /<meta property="og:site_name"[^>]*>/, ""],
  ["picture", home, /<meta property="og:image" [^>]*>/, ""],
  ["picture", home, /(property="og:image" content=")https:\/\/[^/]*/, "$1"],
  ["picture", home, /(property="og:image" content="[^"]*\/social\/)fr-fr/, "$1en-en"],
  ["picture", home, 'content="1200"', 'content="600"'],
  ["picture", home, /<meta property="og:image:alt"[^>]*>/, ""],
  ["picture", home, "summary_large_image", "summary"],
  ["icons", home, /(name="theme-color" content=")#131313/, "$1#000000"],
  ["icons", home, /<link rel="apple-touch-icon"[^>]*>/, ""],
  ["graph", home, '"@context":"https://schema.org",', ""],
  ["graph", home, '{"@context"', '{{"@context"'],
  ["graph", home, '/#website"', '/#nowhere"'],
  ["graph", home, /<script type="application\/ld\+json">[\s\S]*?<\/script>/, ""],
  ["business", home, '"@type":"LocalBusiness"', '"@type":"ProfessionalService"'],
  ["business", home, /"telephone":"[^"]*"/, '"telephone":"+596000000"'],
  ["business", home, /"streetAddress":"[^"]*"/, '"streetAddress":"1 Elsewhere"'],
  ["business", home, '"sameAs":["', '"sameAs":["https://example.com/me","'],
  ["hours", home, '"closes":"19:00"', '"closes":"20:00"'],
  ["hours", home, '"Friday"', '"Friday","Saturday"'],
  ["hours", home, /10\sh – 19\sh/g, "9 h – 17 h"],
  ["area", home, '"geoRadius":200000', '"geoRadius":200'],
  ["area", routes.contact["en-en"], '{"@type":"AdministrativeArea","name":"Dominica"},', ""],
  ["area", routes.contact["en-en"], /Saint Lucia(?!"\})/g, "Barbados"],
  ["reviews", home, '"reviewCount":3', '"reviewCount":30'],
  ["reviews", home, '"ratingValue":5', '"ratingValue":4.9'],
  ["reviews", home, /"reviewBody":"/, '"reviewBody":"The best agency. '],
  ["reviews", home, /<blockquote[\s\S]*?<\/blockquote>/, ""],
  ["reviews", services, '"sameAs"', '"aggregateRating":{"ratingValue":5},"sameAs"'],
  ["site", home, '"inLanguage":["fr","en"]', '"inLanguage":["fr-fr","en-en"]'],
  ["page", home, '"@type":"WebPage"', '"@type":"Article"'],
  ["page", home, /(#webpage","url":"[^"]*)"/, '$1other/"'],
  ["page", home, /(#webpage"[^}]*?"description":")/, "$1Other "],
  ["page", home, /("primaryImageOfPage":"[^"]*)fr-fr/, "$1en-en"],
  ["breadcrumb", services, '"position":1', '"position":0'],
  ["breadcrumb", services, /("position":2,"name":")/, "$1Other "],
  ["breadcrumb", services, /<span aria-current="page">[^<]*/, '<span aria-current="page">Other'],
  ["breadcrumb", services, /("position":1,[^}]*"item":"[^"]*)"/, '$1other/"'],
  ["services", services, '"lowPrice":30', '"lowPrice":20'],
  ["services", services, '"priceCurrency":"EUR"', '"priceCurrency":"USD"'],
  ["services", showcase, /€20,000/g, "€25,000"],
  ["services", home, '{"@type":"WebSite"', '{"@type":"Service","@id":"x","offers":{}},{"@type":"WebSite"'],
  ["questions", showcase, /("@type":"Question","name":")/, "$1Really? "],
  ["questions", showcase, /("@type":"Answer","text":")/, "$1Yes. "],
  ["questions", showcase, /<details class="fold[\s\S]*?<\/details>/, ""],
  ["questions", home, '"@type":"WebPage"', '"@type":"FAQPage","mainEntity":[{"@type":"Question"}]'],
  ["films", services, '"PT21S"', '"PT12S"'],
  ["films", services, /("uploadDate":"[^"]*)-04:00"/, '$1"'],
  ["films", services, /("@type":"VideoObject"[^}]*"description":")/, "$1Other "],
  ["films", services, /("contentUrl":"[^"]*)\.m3u8/, "$1.mp4"],
  ["films", services, /\?time=6/, ""],
  ["films", home, /data-video="[^"]*"/, ""],
  ["work", project, '"@type":"CreativeWork"', '"@type":"Thing"'],
  ["work", project, /"dateCreated":"\d+"/, '"dateCreated":"1999"'],
  [
    "list",
    routes.portfolio["fr-fr"],
    /("@type":"ListItem","position":1,"name":")(?=[^}]*\/portfolio\/\w)/,
    "$1Other ",
  ],
  ["silence", routes.thankYou["en-en"], "</body>", '<script type="application/ld+json">{}</script></body>'],
];

test("a page that is broken in any of these ways is noticed", async ({ request }) => {
  const pages = await readPages(request);
  for (const [rule, path, from, to] of breakages) {
    const page = pages.find((candidate) => candidate.path === path);
    if (page === undefined) throw new Error(`There is no page ${path}`);
    const html = page.html.replace(from, to);
    const what = `${path}: ${from} to ${to}`;
    expect(html, `${what} changes nothing`).not.toBe(page.html);
    const find = everyRule[rule];
    if (find === undefined) throw new Error(`There is no rule ${rule}`);
    expect(check({ ...page, html }, { [rule]: find }), what).not.toEqual([]);
  }
  // Every rule has caught something.
  expect(new Set(breakages.map(([rule]) => rule))).toEqual(new Set(Object.keys(everyRule)));
});

test("pages that share their title, and files that miss one, are noticed", async ({ request }) => {
  const pages = await readPages(request);
  const [first, second, ...others] = pages.filter(({ indexable }) => indexable);
  if (first === undefined || second === undefined) throw new Error("There are no pages");
  expect(checkDifferences([first, { ...second, locale: first.locale, html: first.html }])).toHaveLength(3);
  const read = async (path: string) => (await request.get(path)).text();
  const [sitemap, llms, robots, security] = await Promise.all(
    ["/sitemap.xml", "/llms.txt", "/robots.txt", "/.well-known/security.txt"].map(read),
  );
  expect(checkSitemap(sitemap ?? "", [first, ...others])).not.toEqual([]);
  expect(checkSitemap((sitemap ?? "").replace('hreflang="x-default"', 'hreflang="de"'), pages)).not.toEqual(
    [],
  );
  expect(checkLlms((llms ?? "").replace("# ", ""), pages)).not.toEqual([]);
  expect(checkLlms((llms ?? "").replace(/^- .*\n/m, ""), pages)).not.toEqual([]);
  expect(checkRobots(`${robots}Disallow: /fr-fr/merci/\n`)).not.toEqual([]);
  expect(checkSecurity(security ?? "", Date.now() + 2 * 366 * 24 * 60 * 60 * 1000)).not.toEqual([]);
  const manifest = await (await request.get("/en-en/manifest.webmanifest")).json();
  expect(checkManifest({ ...manifest, lang: "en-en" }, "en-en")).toHaveLength(1);
  expect(checkManifest({ ...manifest, icons: [] }, "en-en")).toHaveLength(3);
});
