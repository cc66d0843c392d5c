/** Every address answers as the route table and the decisions on redirects say. */

import { expect, requestTest as test } from "#testing/browser/site.ts";
import { elements, mainOf, texts } from "#testing/markup.ts";
import {
  anyProjectSlug,
  construction,
  hiddenRoutes,
  languageOf,
  pairs,
  projectPath,
  projectSlugs,
  publicOrigin,
  type RouteName,
  routeNames,
  routes,
  services,
  somePage,
} from "#testing/routes.ts";
import { locales, plain } from "#testing/words.ts";

const robotsOf = (html: string) => elements(html, "meta").find(({ name }) => name === "robots")?.content;
const alternatesOf = (html: string) =>
  elements(html, "link")
    .filter(({ rel }) => rel === "alternate")
    .map(({ hreflang, href }) => `${hreflang} ${href}`)
    .sort();

test("every page stands in both languages and names itself and its other", async ({ request }) => {
  for (const { name, path } of pairs) {
    const alternates: (readonly string[])[] = [];
    for (const locale of locales) {
      const response = await request.get(path[locale], { maxRedirects: 0 });
      expect(response.status(), name).toBe(200);
      expect(response.headers()["content-type"]).toBe("text/html; charset=utf-8");
      const html = await response.text();
      expect(elements(html, "html")[0]?.lang, name).toBe(languageOf[locale]);
      expect(texts(html, "h1"), name).toEqual([expect.stringMatching(/\S/)]);
      const canonical = elements(html, "link").filter(({ rel }) => rel === "canonical");
      expect(canonical).toEqual([expect.objectContaining({ href: `${publicOrigin}${path[locale]}` })]);
      const description = elements(html, "meta").find((meta) => meta.name === "description")?.content;
      expect(description, name).toMatch(/\S.{20,}/);
      expect(texts(html, "title")[0], name).toMatch(/\S/);
      if (hiddenRoutes.includes(name as RouteName)) expect(robotsOf(html), name).toBe("noindex");
      else {
        expect(robotsOf(html), name).toBeUndefined();
        alternates.push(alternatesOf(html));
      }
      expect(html, name).not.toMatch(/hreflang="(?:en-en|fr-fr)"/i);
    }
    for (const set of alternates)
      expect(set).toEqual([
        `en ${publicOrigin}${path["en-en"]}`,
        `fr ${publicOrigin}${path["fr-fr"]}`,
        `x-default ${publicOrigin}${path["en-en"]}`,
      ]);
  }
});

for (const locale of locales)
  test(`no two pages in ${locale} share a title or a description`, async ({ request }) => {
    const heads = await Promise.all(
      [
        ...pairs.map(({ path }) => path[locale]),
        ...projectSlugs.slice(1).map((slug) => projectPath(locale, slug)),
      ].map(async (path) => {
        const html = await (await request.get(path)).text();
        const description = elements(html, "meta").find(({ name }) => name === "description")?.content;
        return { title: texts(html, "title")[0], description };
      }),
    );
    expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
    expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  });

test("every project has its page in both languages", async ({ request }) => {
  expect(projectSlugs.length).toBeGreaterThan(0);
  for (const slug of projectSlugs)
    for (const locale of locales) {
      const response = await request.get(projectPath(locale, slug), { maxRedirects: 0 });
      expect(response.status(), slug).toBe(200);
      expect(texts(await response.text(), "h1")).toHaveLength(1);
    }
});

const withoutSlash = (path: string) => path.slice(0, -1);
const swapped = (path: string) =>
  path.startsWith("/fr-fr/") ? path.replace("/fr-fr/", "/en-en/") : path.replace("/en-en/", "/fr-fr/");

const redirects: readonly (readonly [from: string, to: string])[] = [
  ["/fr-fr/prix/", "/fr-fr/tarifs/"],
  ["/fr-fr/prix", "/fr-fr/tarifs/"],
  ["/connect/", "/connect"],
  ["/404/", "/404"],
  ...locales.flatMap((locale) => [
    [`${projectPath(locale, anyProjectSlug)}/`, projectPath(locale, anyProjectSlug)] as const,
    ...routeNames.map((name) => [withoutSlash(routes[name][locale]), routes[name][locale]] as const),
  ]),
  // A path of one language under the other's prefix: the prefix decides.
  ...routeNames
    .filter((name) => swapped(routes[name]["fr-fr"]) !== routes[name]["en-en"])
    .flatMap((name) => [
      [swapped(routes[name]["fr-fr"]), routes[name]["en-en"]] as const,
      [swapped(routes[name]["en-en"]), routes[name]["fr-fr"]] as const,
      [withoutSlash(swapped(routes[name]["fr-fr"])), routes[name]["en-en"]] as const,
      [withoutSlash(swapped(routes[name]["en-en"])), routes[name]["fr-fr"]] as const,
    ]),
];

test("every other form of an address leads there in one hop, for good, with its query", async ({
  request,
}) => {
  for (const [from, to] of redirects) {
    const response = await request.get(`${from}?service=seo&q=%C3%A9%20b`, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], from).toEqual([
      301,
      `${to}?service=seo&q=%C3%A9%20b`,
    ]);
    const bare = await request.get(from, { maxRedirects: 0 });
    expect([bare.status(), bare.headers().location], from).toEqual([301, to]);
    const target = await request.get(to, { maxRedirects: 0 });
    expect(target.status(), to).toBe(to === "/404" ? 404 : 200);
  }
});

const unknown = [
  { path: "/nowhere", lang: "fr" },
  { path: "/404", lang: "fr" },
  { path: "/fr-fr/nulle-part/", lang: "fr" },
  { path: "/en-en/nowhere/", lang: "en" },
  { path: "/en-en/nowhere", lang: "en" },
  { path: "/fr-fr/services/inconnu/", lang: "fr" },
  { path: "/fr-fr/portfolio/inconnu", lang: "fr" },
  { path: "/en-en/portfolio/unknown", lang: "en" },
  { path: "/en-en/portfolio/constructor", lang: "en" },
  { path: "/en-en/portfolio/a/b", lang: "en" },
  { path: "/de-de/", lang: "fr" },
  { path: "/FR-FR/", lang: "fr" },
  { path: "/en-en/%E0%A4%A", lang: "en" },
  { path: "/en-en/%3Cscript%3E", lang: "en" },
  { path: "//alize.example/fr-fr", lang: "fr" },
  { path: "/assets/none.js", lang: "fr" },
] as const;

test("an address that is none gets the not-found page, in the language of its prefix", async ({
  request,
  site,
}) => {
  for (const { path, lang } of unknown) {
    const response = await request.get(`${site.origin}${path}`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    const home = `/${lang === "fr" ? "fr-fr" : "en-en"}/`;
    expect(elements(html, "html")[0]?.lang, path).toBe(lang);
    expect(robotsOf(html), path).toMatch(/^noindex/);
    expect(elements(html, "link").some(({ rel }) => rel === "canonical" || rel === "alternate")).toBe(false);
    const main = mainOf(html);
    expect(plain(texts(main, "h1").join(" ")), path).toContain(lang === "fr" ? "Erreur 404" : "Error 404");
    expect(plain(main.replace(/<[^>]+>/g, " "))).toMatch(
      lang === "fr" ? /n'existe pas.*déplacée/ : /does not exist or has moved/,
    );
    const hrefs = elements(main, "a").map(({ href }) => href ?? "");
    expect(hrefs, path).toContain(home);
    expect(hrefs.some((href) => href.startsWith("tel:"))).toBe(true);
    expect(hrefs.some((href) => href.startsWith("mailto:"))).toBe(true);
  }
});

for (const locale of locales)
  test(`each service under construction has its own text in ${locale}, an unknown one the general text`, async ({
    request,
  }) => {
    const textOf = async (path: string) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      expect(elements(html, "html")[0]?.lang).toBe(languageOf[locale]);
      expect(robotsOf(html)).toBe("noindex");
      const main = mainOf(html);
      return `${texts(main, "h1").join()}\n${texts(main, "p").join("\n")}`;
    };
    const general = await textOf(routes.construction[locale]);
    expect(general).toMatch(locale === "fr-fr" ? /service bientôt disponible/i : /service available soon/i);
    const own = await Promise.all(services.map((service) => textOf(construction(locale, service))));
    expect(new Set([general, ...own]).size).toBe(services.length + 1);
    const legal = locale === "fr-fr" ? /^(mentions légales|conditions générales)/i : /^(legal notice|terms)/i;
    own.forEach((text, index) => {
      const soon = locale === "fr-fr" ? /bientôt disponible/i : /available soon/i;
      expect(text).toMatch(["legal", "terms"].includes(services[index] ?? "") ? legal : soon);
    });
    for (const unknown of ["", "SEO", "toString", "__proto__", "%3Cb%3E", "unknown"])
      expect(await textOf(`${routes.construction[locale]}?service=${unknown}`)).toBe(general);
  });

test("/connect and its contact card answer, in French where nothing tells the language", async ({
  request,
}) => {
  const page = await request.get("/connect", { maxRedirects: 0 });
  expect(page.status()).toBe(200);
  expect(elements(await page.text(), "html")[0]?.lang).toBe("fr");
  const card = await request.get("/connect.vcf");
  expect(card.status()).toBe(200);
  expect(card.headers()["content-type"]).toContain("text/vcard");
  expect(await card.text()).toMatch(/^BEGIN:VCARD\r\n[\s\S]*END:VCARD\r\n$/);
});

test("HEAD answers as GET does, without the page", async ({ request }) => {
  for (const path of ["/", "/connect", routes.home["fr-fr"], somePage("en-en"), "/fr-fr/prix/", "/nowhere"]) {
    const [head, get] = [
      await request.head(path, { maxRedirects: 0 }),
      await request.get(path, { maxRedirects: 0 }),
    ];
    expect(head.status(), path).toBe(get.status());
    expect(head.headers()["content-type"]).toBe(get.headers()["content-type"]);
    expect(head.headers().location).toBe(get.headers().location);
    expect((await head.body()).byteLength).toBe(0);
  }
});

test("a redirect of an address with encoded characters keeps them encoded, and ends on a page", async ({
  request,
}) => {
  for (const [path, location] of [
    ["/fr-fr/portfolio/a%0D%0Ab/", "/fr-fr/portfolio/a%0D%0Ab"],
    ["/en-en/portfolio/%C3%A9t%C3%A9/?a=%0D%0A", "/en-en/portfolio/%C3%A9t%C3%A9?a=%0D%0A"],
    ["/en-en/portfolio/a%2Fb%25/", "/en-en/portfolio/a%2Fb%25"],
    ["/en-en/portfolio/%E0%A4%A/", "/en-en/portfolio/%E0%A4%A"],
  ] as const) {
    const redirect = await request.get(path, { maxRedirects: 0 });
    expect([redirect.status(), redirect.headers().location], path).toEqual([301, location]);
    expect((await request.get(location, { maxRedirects: 0 })).status()).toBe(404);
  }
});
