/** How wide a column and a page get, and where a page's content starts: docs/product.md#layout. */

import type { Page } from "@playwright/test";
import { titleFont } from "#content/fonts.ts";
import { openPrivatePagesIn, site } from "#testing/browser/private-pages.ts";
import { expect, test } from "#testing/browser/site.ts";
import { everyPage, languageOf } from "#testing/routes.ts";
import { locales } from "#testing/words.ts";

const limits = { column: 954, page: 1920, top: 177 } as const;
/** As a style says it. */
const ofTitles = JSON.stringify(titleFont);

/** The columns of text or of fields that are wider than they may be, and the page if it is. */
const tooWide = ({
  column,
  page,
  ofTitles,
}: typeof limits & { readonly ofTitles: string }): readonly string[] => {
  const wide: string[] = [];
  for (const element of document.querySelectorAll("main :is(p, li, dt, dd, fieldset)")) {
    const style = getComputedStyle(element);
    const ownText = [...element.childNodes].some(
      ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
    );
    const isTitle = style.fontFamily.startsWith(ofTitles) && element.closest("blockquote") === null;
    if (isTitle || (!ownText && !element.matches("fieldset"))) continue;
    // The lines of a text may be shorter than the box they are in.
    const text = document.createRange();
    text.selectNodeContents(element);
    const { width } = (element.matches("fieldset") ? element : text).getBoundingClientRect();
    if (width > column) wide.push(`${Math.round(width)} px: ${element.textContent?.slice(0, 40)}`);
  }
  const main = document.querySelector("main")?.getBoundingClientRect().width ?? 0;
  if (main > page) wide.push(`the page: ${main} px`);
  return wide;
};

/** Where the content of a page starts, in pixels from its top. */
const topOf = (page: Page): Promise<string> =>
  page.locator("main .page-top").evaluate((section) => getComputedStyle(section).paddingTop);

/** The words of a page of at most twelve letters that stand on two lines, without a hyphen at which they may break. */
const brokenWords = (): readonly string[] => {
  const broken: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    // A fingerprint is one long word, and breaks wherever its line ends.
    // What names an icon is for ears alone.
    const unseen = "code, .icon-before.overflow-hidden";
    if (!node.parentElement?.checkVisibility() || node.parentElement.closest(unseen)) continue;
    for (const { 0: word, index } of (node.nodeValue ?? "").matchAll(
      /[\p{L}\p{N}’]{2,12}(?![\p{L}\p{N}’])/gu,
    )) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(`${word} in ${node.nodeValue?.trim().slice(0, 40)}`);
    }
  }
  return broken;
};

/** The words that are broken on the page that is shown, at each width. */
async function brokenWordsOf(page: Page): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const width of [360, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const found = await page.evaluate(brokenWords);
    problems.push(...found.map((problem) => `${page.url()} at ${width}: ${problem}`));
  }
  return problems;
}

for (const locale of locales)
  test(`in ${languageOf[locale]} no column and no page is too wide, the content starts where it should, and no short word and no number is broken over two lines`, async ({
    page,
  }) => {
    test.slow();
    const problems: string[] = [];
    for (const { path, bare } of everyPage) {
      if (bare) continue;
      await page.setViewportSize({ width: 2560, height: 1200 });
      await page.goto(path[locale]);
      const wide = await page.evaluate(tooWide, { ...limits, ofTitles });
      problems.push(...wide.map((problem) => `${page.url()} ${problem}`));
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        // The drawing of the home page fills its first screen from the top.
        if ((await page.locator("main .home-hero").count()) > 0) continue;
        const top = await topOf(page);
        if (top !== `${limits.top}px`) problems.push(`${page.url()} at ${width}: starts at ${top}`);
      }
      problems.push(...(await brokenWordsOf(page)));
    }
    expect(problems).toEqual([]);
  });

test("no short word is broken on the pages of a quote, before it is accepted and while its deposit is to be paid", async ({
  page,
  tolerate,
}) => {
  test.slow();
  tolerate(/site\.example|Cross-Origin-Opener-Policy/);
  for (const locale of locales) {
    const { operations, tokens, quote, close } = await openPrivatePagesIn(page, locale);
    const look = async () => {
      for (const path of [`/q/${tokens.client}/`, `/r/${tokens.agency}/`]) {
        await page.goto(`${site}${path}`);
        expect(await brokenWordsOf(page)).toEqual([]);
      }
    };
    await look();
    const signatory = { name: "Joséphine Lavigne", signatoryRole: "Gérante", options: [], code: "" };
    const shown = { quoteId: quote.id, pdfHash: quote.pdfHash };
    expect(await operations.clientOperations.accept(tokens.client, shown, signatory, "192.0.2.1")).toBe(
      "decided",
    );
    await look();
    await page.unroute(`${site}/**`);
    await close();
  }
});
