/** The site of an agency that has answered `npm run init`, and has no case study, client, portrait or video yet. */
import type { Page } from "@playwright/test";
import { expect, test } from "#testing/browser/site.ts";
import { construction, everyPage, services } from "#testing/routes.ts";
import { locales } from "#testing/words.ts";

/** In pixels: more than the space between two sections. */
const hole = 420;

/** What a page announces and does not have, where it shows nothing, and what is wider than the screen. */
const problemsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate((hole) => {
    const main = document.querySelector("main") ?? document.body;
    for (const element of main.querySelectorAll<HTMLElement>("*"))
      if (getComputedStyle(element).contentVisibility === "auto") element.style.contentVisibility = "visible";
    // A drawing beside a title is a mask.
    const picture = "img, svg, .icon, video, canvas, input, select, textarea, iframe, .contours > div";
    const hasContent = (part: DocumentFragment | Element): boolean =>
      (part.textContent ?? "").trim() !== "" || part.querySelector(picture) !== null;
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()} ${(element.id || element.textContent || "").trim().slice(0, 40)}`;

    const headings = [...main.querySelectorAll<HTMLElement>("h1, h2, h3, h4")];
    const empty = headings.filter((heading) => (heading.textContent ?? "").trim() === "");
    const bare = headings.filter((heading, index) => {
      const next = headings.slice(index + 1).find(({ tagName }) => tagName <= heading.tagName);
      const after = document.createRange();
      after.setStartAfter(heading);
      if (next === undefined) after.setEndAfter(main.lastChild ?? main);
      else after.setEndBefore(next);
      return !hasContent(after.cloneContents());
    });
    const lists = [...main.querySelectorAll("section, ul, ol, dl, figure, table, blockquote")].filter(
      (part) => !hasContent(part),
    );

    const boxes: DOMRect[] = [...main.querySelectorAll(picture)].map((part) => part.getBoundingClientRect());
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode() !== null) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if ((texts.currentNode.nodeValue ?? "").trim() !== "") boxes.push(range.getBoundingClientRect());
    }
    let shownTo = main.getBoundingClientRect().top;
    const holes: string[] = [];
    const end = new DOMRect(0, main.getBoundingClientRect().bottom, 1, 1);
    const visible = [...boxes, end].filter(({ width, height }) => width > 0 && height > 0);
    for (const { top, bottom } of visible.sort((a, b) => a.top - b.top)) {
      if (top - shownTo > hole) holes.push(`nothing from ${Math.round(shownTo)} to ${Math.round(top)}`);
      shownTo = Math.max(shownTo, bottom);
    }
    const { scrollWidth } = document.documentElement;
    return [
      ...empty.map((heading) => `empty: ${name(heading)}`),
      ...bare.map((heading) => `nothing below: ${name(heading)}`),
      ...lists.map((part) => `empty: ${name(part)}`),
      ...holes,
      ...(scrollWidth > innerWidth ? [`${scrollWidth} px wide`] : []),
    ];
  }, hole);

for (const locale of locales)
  test(`every page in ${locale} has what it announces, on a phone and on a desktop`, async ({ page }) => {
    test.slow();
    const problems: string[] = [];
    const paths = [
      ...everyPage.flatMap(({ path, bare }) => (bare || path[locale] === "" ? [] : [path[locale]])),
      ...services.map((service) => construction(locale, service)),
    ];
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: 844 });
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(200);
      const onPhone = await problemsOf(page);
      await page.setViewportSize({ width: 1440, height: 900 });
      const onDesktop = await problemsOf(page);
      problems.push(...[...new Set([...onPhone, ...onDesktop])].map((problem) => `${path} ${problem}`));
    }
    expect(problems).toEqual([]);
  });
