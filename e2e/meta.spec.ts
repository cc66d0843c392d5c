/** Every built page against the rules of what search engines and shared links read, and against what it shows. */
import sharp from "sharp";
import { expect, requestTest as test } from "#testing/browser/site.ts";
import { publicOrigin } from "#testing/routes.ts";
import { locales } from "#testing/words.ts";
import { checkDifferences, checkPage, readPages } from "./meta/all-pages.ts";
import { checkLlms, checkManifest, checkRobots, checkSecurity, checkSitemap } from "./meta/files.ts";
import { meta } from "./meta/page.ts";

test("every built page describes itself, and nothing that it does not show", async ({ request }) => {
  const pages = await readPages(request);
  expect(pages.flatMap(checkPage)).toEqual([]);
  expect(checkDifferences(pages)).toEqual([]);
  const text = async (path: string) => (await request.get(path)).text();
  expect(checkSitemap(await text("/sitemap.xml"), pages)).toEqual([]);
  expect(checkLlms(await text("/llms.txt"), pages)).toEqual([]);
  expect(checkRobots(await text("/robots.txt"))).toEqual([]);
  expect(checkSecurity(await text("/.well-known/security.txt"), Date.now())).toEqual([]);
});

test("every page has a picture of 1200 by 630, small enough for link previews", async ({ request }) => {
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
