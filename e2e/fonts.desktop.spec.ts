/** Every character of the pages is in the font that shows it: `docs/decisions/010-bytes-and-times.md`. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { create } from "fontkit";
import { textFont, titleFont } from "#content/fonts.ts";
import { expect, test } from "#testing/browser/site.ts";
import { everyPage, privacyPath } from "#testing/routes.ts";
import { locales } from "#testing/words.ts";

const files: Readonly<Record<string, string>> = {
  [`"${titleFont}"`]: "titles.woff2",
  [`"${textFont}"`]: "texts.woff2",
};

/** The texts of a page by the first font of their style. */
const textsOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => {
    const shown: Record<string, string> = {};
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const parent = texts.currentNode.parentElement;
      if (parent === null || parent.matches("script, style, noscript, template")) continue;
      const family = getComputedStyle(parent).fontFamily.split(",")[0] ?? "";
      shown[family] = (shown[family] ?? "") + texts.currentNode.textContent;
    }
    return shown;
  });

/** The characters that no file has, each behind its font. */
function missingFrom(shown: Record<string, string>): readonly string[] {
  return Object.entries(shown).flatMap(([family, characters]) => {
    const file = files[family];
    if (file === undefined) return [`a font of its own: ${family}`];
    const font = create(readFileSync(`.content/fonts/${file}`));
    return [...new Set(characters)]
      .filter((character) => character >= " " && !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
      .map((character) => `${family} ${character}`);
  });
}

for (const locale of locales)
  test(`the fonts have every character of the pages in ${locale}`, { tag: "@soak" }, async ({
    page,
    tolerate,
  }) => {
    tolerate(/third party/);
    await page.route(/openstreetmap\.org|linkedin\.com/, (route) => route.fulfill({ body: "" }));
    for (const { name, path } of everyPage) {
      await page.goto(path[locale]);
      expect(missingFrom(await textsOf(page)), name).toEqual([]);
    }
  });

test("a character that a font lacks is reported", async ({ page }) => {
  await page.goto(privacyPath["en-en"]);
  await page.locator("h1").evaluate((title) => title.append("→"));
  expect(missingFrom(await textsOf(page))).toEqual([`"${titleFont}" →`]);
});
