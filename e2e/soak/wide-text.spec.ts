/** A tiny screen, long words and large text: no page scrolls sideways. */
import type { Page } from "@playwright/test";
import { openPrivatePagesIn, site } from "#testing/browser/private-pages.ts";
import { expect, test } from "#testing/browser/site.ts";
import { termsOn } from "#testing/confirmed-quotes.ts";
import { offered } from "#testing/offered-options.ts";
import { everyPage, routes } from "#testing/routes.ts";
import { locales } from "#testing/words.ts";

/** How far the page scrolls sideways at each width, in pixels, and which elements are too wide. */
async function tooWide(page: Page, widths: readonly number[], height = 800): Promise<readonly string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const wide = await page.evaluate(() => {
      const by = document.documentElement.scrollWidth - document.documentElement.clientWidth;
      if (by <= 0) return null;
      const elements = [...document.querySelectorAll("body *")].filter(
        (element) => element.getBoundingClientRect().right > innerWidth + 0.5,
      );
      // The innermost are the cause.
      const inner = elements.filter(
        (element) => !elements.some((other) => other !== element && element.contains(other)),
      );
      const names = inner.map((element) =>
        `${element.tagName}.${element.className} ${element.textContent}`.slice(0, 120),
      );
      return `${by} px: ${names.slice(0, 4).join(" / ")}`;
    });
    if (wide !== null) found.push(`${page.url()} at ${width}: ${wide}`);
  }
  return found;
}

/** As a browser's setting for twice the size. */
const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

test("no page scrolls sideways at 320 by 256 px, nor with a text twice as large at 390 px and at 320", async ({
  page,
  tolerate,
}) => {
  test.slow();
  tolerate(/third party|openstreetmap|linkedin/);
  await page.route(/openstreetmap\.org|linkedin\.com/, (route) => route.fulfill({ body: "" }));
  const found: string[] = [];
  for (const locale of locales) {
    const chosen = `${routes.pricing[locale]}?type=vitrine&duration=24&pack=pro&options=${offered.join(",")}`;
    for (const path of [...everyPage.map((each) => each.path[locale]), chosen]) {
      await page.goto(path);
      found.push(...(await tooWide(page, [320], 256)));
      await enlargeText(page);
      await page.evaluate(() => {
        for (const folded of document.querySelectorAll("details")) folded.open = true;
      });
      found.push(...(await tooWide(page, [390, 320])));
    }
  }
  expect(found).toEqual([]);
});

test("no private page scrolls sideways with long words, nor with a text twice as large", async ({
  page,
  tolerate,
}) => {
  tolerate(/site\.example|Cross-Origin-Opener-Policy/);
  const word = "Donaudampfschifffahrtsgesellschaftskapitän";
  const { operations, tokens, close } = await openPrivatePagesIn(page);
  const { agencyOperations } = operations;
  const terms = termsOn(await agencyOperations.today());
  const [line] = terms.lines;
  if (line === undefined) throw new Error("The sample has no line");
  await agencyOperations.saveNotes(tokens.agency, word.repeat(3));
  await agencyOperations.saveDraft(tokens.agency, {
    ...terms,
    lines: [...terms.lines, { ...line, label: word.repeat(2), details: word.repeat(3) }],
    client: { ...terms.client, name: `${word} GmbH`, address: `${word}straße 1\n${word}` },
    terms: word.repeat(3),
  });
  // The preview of the next version is another page once it is confirmed.
  const paths = [
    ...["", "devis/", "apercu/", "effacer/"].map((path) => `/r/${tokens.agency}/${path}`),
    `/q/${tokens.client}/`,
  ];
  const found: string[] = [];
  const look = async () => {
    for (const path of paths) {
      expect((await page.goto(`${site}${path}`))?.status(), path).toBe(200);
      found.push(...(await tooWide(page, [390, 320])));
      await enlargeText(page);
      found.push(...(await tooWide(page, [390, 320])).map((text) => `${text}, large`));
    }
  };
  await look();
  const draftHash = (await agencyOperations.view(tokens.agency))?.draftHash ?? "";
  expect(await agencyOperations.confirm(tokens.agency, draftHash, "")).toBe("confirmed");
  await look();
  await close();
  expect(found).toEqual([]);
});
