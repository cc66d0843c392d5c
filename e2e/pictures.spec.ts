/** Pictures keep their room, come in a modern format with a fallback, and wait until they are wanted. */
import { brotliCompressSync } from "node:zlib";
import { expect, requestTest as test } from "#testing/browser/site.ts";
import { elements } from "#testing/markup.ts";
import { anyProjectSlug, projectPath, projectSlugs, routeNames, routes } from "#testing/routes.ts";
import { locales } from "#testing/words.ts";

test("every picture says its size, and only those of a first screen do not wait, one before the others", async ({
  request,
}) => {
  for (const locale of locales)
    for (const path of [
      ...routeNames.map((name) => routes[name][locale]),
      ...projectSlugs.map((slug) => projectPath(locale, slug)),
    ]) {
      const html = await (await request.get(path)).text();
      const images = elements(html, "img");
      for (const image of images) {
        expect(image, path).toMatchObject({
          width: expect.stringMatching(/^\d+$/),
          height: expect.stringMatching(/^\d+$/),
          alt: expect.any(String),
        });
        if (image.loading === "lazy") expect(image.fetchpriority, path).toBeUndefined();
      }
      expect(images.filter(({ fetchpriority }) => fetchpriority === "high").length, path).toBeLessThanOrEqual(
        1,
      );
      // As many as the portfolio's wall has.
      expect(images.filter(({ loading }) => loading !== "lazy").length, path).toBeLessThanOrEqual(6);
      for (const [picture] of html.matchAll(/<picture[\s>][\s\S]*?<\/picture>/g)) {
        const [source] = elements(picture, "source");
        expect(source, path).toMatchObject({ type: "image/avif", sizes: expect.stringMatching(/\S/) });
      }
    }
});

/** What the first packets of an answer hold, before the other side has to say that they came. */
const firstPackets = 14_000;

test("a page preloads its two faces and nothing else, and its first picture is named in the first packets", async ({
  request,
}) => {
  let pictures = 0;
  for (const locale of locales)
    for (const path of [
      ...routeNames.map((name) => routes[name][locale]),
      projectPath(locale, anyProjectSlug),
    ]) {
      const html = await (await request.get(path)).text();
      const preloads = elements(html, "link").filter(({ rel }) => rel === "preload");
      expect(
        preloads.map(({ as, type }) => `${as} ${type}`),
        path,
      ).toEqual(["font font/woff2", "font font/woff2"]);
      const first = html.search(/<img [^>]*fetchpriority="high"/i);
      if (first < 0) continue;
      pictures += 1;
      expect(brotliCompressSync(html.slice(0, first)).byteLength, path).toBeLessThan(firstPackets);
    }
  expect(pictures).toBeGreaterThan(0);
});
