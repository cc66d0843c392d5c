/** The rules of meta.spec.ts find pages and files that are broken on purpose. */
import { expect, requestTest as test } from "#testing/browser/site.ts";
import { checkDifferences, readPages } from "./meta/all-pages.ts";
import { breakages } from "./meta/breakages.ts";
import { checkLlms, checkManifest, checkRobots, checkSecurity, checkSitemap } from "./meta/files.ts";
import { graphRules, unlistedRules } from "./meta/graph-rules.ts";
import { headRules } from "./meta/head-rules.ts";
import { check, type Rule } from "./meta/page.ts";

const everyRule: Readonly<Record<string, Rule>> = { ...headRules, ...graphRules, ...unlistedRules };

test("each rule finds the pages that are broken for it", async ({ request }) => {
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
  // Every rule is tried.
  expect(new Set(breakages.map(([rule]) => rule))).toEqual(new Set(Object.keys(everyRule)));
});

test("pages that share a title, and files that miss a page, are found", async ({ request }) => {
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
