/** Where the lines of titles end, on every page and at every width. */
import type { Page } from "@playwright/test";
import { networkingPath } from "#app/site/pages.ts";
import { expect, test } from "#testing/browser/site.ts";
import { everyPage, routes } from "#testing/routes.ts";
import { locales } from "#testing/words.ts";

const widths = [360, 390, 430, 520, 640, 768, 834, 1024, 1180, 1280, 1366, 1440, 1680, 1920] as const;

/** What is wrong with the lines of the titles that are shown; quotations are no titles. */
const badLines = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const noBreakSpace = "\u00A0";
    // Not the site's own list: short words only, whatever stands before them.
    const lonely = document.documentElement.lang.startsWith("fr")
      ? /(?:^|[’(«])(?:à|au|aux|de|des|du|en|et|la|le|les|ou|par|sur|une?)$|’$/i
      : /^(?:an?|the)$/i;
    type Line = { middle: number; words: string[]; left: number; right: number };

    const broken: string[] = [];
    function linesOf(title: Element): readonly Line[] {
      const lines: Line[] = [];
      const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      let joins = false;
      for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
        const { data, parentElement } = text as Text;
        if (parentElement?.closest(".sr-only")) continue;
        for (const { 0: word, index } of data.matchAll(/[^ \n]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
          const [first] = rects;
          const end = rects.at(-1);
          if (first === undefined || end === undefined) continue;
          const middle = (first.top + first.bottom) / 2;
          if (end.top > first.bottom && !/[-/]/.test(word)) broken.push(`“${word}” is broken`);
          const line = lines.at(-1);
          if (line !== undefined && Math.abs(line.middle - middle) < first.height * 0.6) {
            if (joins && index === 0) line.words.push(`${line.words.pop()}${word}`);
            else line.words.push(word);
            line.right = Math.max(line.right, end.right);
          } else lines.push({ middle, words: [word], left: first.left, right: end.right });
        }
        joins = !/\s$/.test(data);
      }
      return lines;
    }

    const bad = [...document.querySelectorAll("h1, h2, h3, h4, .font-display")].flatMap((title) => {
      if (!title.checkVisibility() || title.closest(".sr-only, blockquote, figure")) return [];
      const lines = linesOf(title);
      const last = lines.at(-1);
      if (last === undefined || lines.length < 2) return [];
      const text = lines.map(({ words }) => words.join(" ")).join(" / ");
      const ends = lines.slice(0, -1).map(({ words }) => words.at(-1)?.split(noBreakSpace).at(-1) ?? "");
      const widest = Math.max(...lines.map(({ left, right }) => right - left));
      const isWidow = last.words.join(noBreakSpace).split(noBreakSpace).length < 2;
      return [
        ...ends.filter((end) => lonely.test(end)).map((end) => `“${end}” ends a line: ${text}`),
        ...(isWidow && last.right - last.left < widest / 4 ? [`a widow: ${text}`] : []),
      ];
    });
    return [...broken, ...bad];
  });

async function expectGoodLines(page: Page, paths: readonly string[], at: readonly number[]): Promise<void> {
  const found = new Set<string>();
  for (const path of paths) {
    await page.goto(path);
    for (const width of at) {
      await page.setViewportSize({ width, height: 900 });
      for (const line of await badLines(page)) found.add(`${path} at ${width}: ${line}`);
    }
  }
  expect([...found]).toEqual([]);
}

test("no line of a title ends with an article or a preposition, and none is a widow", ({ plainPage }) =>
  expectGoodLines(plainPage, [routes.showcase["fr-fr"], routes.about["en-en"]], [360, 1024, 1440]));

test("on no page and at no width does a title's line end badly", { tag: "@soak" }, async ({ plainPage }) => {
  test.slow();
  const paths = locales.flatMap((locale) =>
    everyPage.flatMap(({ path, bare }) => (bare ? [] : [path[locale]])),
  );
  await expectGoodLines(plainPage, [...new Set([...paths, networkingPath])], widths);
});
