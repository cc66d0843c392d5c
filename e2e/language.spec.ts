/** Switching language: the same page, in place, remembered. */
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "#testing/browser/site.ts";
import { anyProjectSlug, languageOf, pairs, projectPath, routes } from "#testing/routes.ts";
import { type Locale, locales, words } from "#testing/words.ts";

const other = { "fr-fr": "en-en", "en-en": "fr-fr" } as const satisfies Record<Locale, Locale>;

const dialogOf = (page: Page) => page.locator("dialog.language-dialog");
const buttonIn = (page: Page, landmark: "header" | "footer", locale: Locale): Locator =>
  page.locator(landmark).getByRole("button", { name: words[locale]("shell.language.current") });

async function switchFrom(
  page: Page,
  locale: Locale,
  landmark: "header" | "footer" = "header",
): Promise<void> {
  await buttonIn(page, landmark, locale).click();
  await dialogOf(page).locator(`a[hreflang=${languageOf[other[locale]]}]`).click();
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem("preferredLanguage"));

for (const locale of locales) {
  const to = other[locale];

  for (const landmark of ["header", "footer"] as const)
    test(`the ${landmark}'s button switches ${locale} to the same page, query and hash kept`, {
      tag: landmark === "header" ? "@phone" : "@soak",
    }, async ({ page }) => {
      await page.goto(`${routes.about[locale]}?utm_source=card&x=%C3%A9#main`);
      await switchFrom(page, locale, landmark);
      await expect(page).toHaveURL(`${routes.about[to]}?utm_source=card&x=%C3%A9#main`);
      await expect(page.locator("html")).toHaveAttribute("lang", languageOf[to]);
      expect(await stored(page)).toBe(to);
    });

  test(`a switch from ${locale} replaces the history entry, and back and forward know their language`, {
    tag: "@soak",
  }, async ({ page }) => {
    await page.goto(routes.home[locale]);
    await page.goto(routes.contact[locale]);
    await switchFrom(page, locale);
    await expect(page).toHaveURL(routes.contact[to]);

    await page.goBack();
    await expect(page).toHaveURL(routes.home[locale]);
    await expect(page.locator("html")).toHaveAttribute("lang", languageOf[locale]);
    expect(await stored(page)).toBe(locale);

    await page.goForward();
    await expect(page).toHaveURL(routes.contact[to]);
    await expect(page.locator("html")).toHaveAttribute("lang", languageOf[to]);
    expect(await stored(page)).toBe(to);
  });

  test(`a switch from ${locale} arrives at the top of the page, and its fragment stays in the address`, {
    tag: ["@phone", "@soak"],
  }, async ({ page }) => {
    for (const [path, fragment] of [
      [routes.contact, ""],
      [routes.contact, "#request"],
      [routes.pricing, "?type=vitrine&duration=24&pack=advanced#pack"],
    ] as const) {
      await page.goto(path[locale] + fragment);
      await page.evaluate(() => scrollTo({ top: 1500, behavior: "instant" }));
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
      const shown = recordAddresses(page);
      await switchFrom(page, locale, "footer");
      await expect(page).toHaveURL(path[to] + fragment);
      const address = new URL(path[to] + fragment, page.url());
      const withoutFragment = new URL(address);
      withoutFragment.hash = "";
      for (const url of shown) expect([address.href, withoutFragment.href]).toContain(url);
      // The fragment is not followed later either.
      await page.waitForLoadState("load");
      await twoFrames(page);
      expect(await page.evaluate(() => scrollY), path[to] + fragment).toBe(0);
    }
  });

  test(`in the portfolio a switch from ${locale} swaps the prefix alone`, { tag: "@soak" }, async ({
    page,
  }) => {
    await page.goto(`${projectPath(locale, anyProjectSlug)}?from=card`);
    await switchFrom(page, locale);
    await expect(page).toHaveURL(`${projectPath(to, anyProjectSlug)}?from=card`);
  });

  test(`an unknown address in ${locale} stays one in the other language`, { tag: "@soak" }, async ({
    page,
    tolerate,
  }) => {
    tolerate(/status of 404/);
    await page.goto(`/${locale}/portfolio/unknown`);
    await switchFrom(page, locale);
    await expect(page).toHaveURL(`/${to}/portfolio/unknown`);
    await expect(page.locator("html")).toHaveAttribute("lang", languageOf[to]);
  });

  test(`without script the dialog in ${locale} opens, and its links lead to the other language`, {
    tag: ["@phone", "@soak"],
  }, async ({ plainPage }) => {
    await plainPage.goto(routes.pricing[locale]);
    await switchFrom(plainPage, locale);
    await expect(plainPage).toHaveURL(routes.pricing[to]);
    await expect(plainPage.locator("html")).toHaveAttribute("lang", languageOf[to]);
  });

  test(`the dialog in ${locale} keeps the keyboard inside, closes on Escape and gives the focus back`, {
    tag: "@soak",
  }, async ({ page }) => {
    await page.goto(routes.contact[locale]);
    const [button, dialog] = [buttonIn(page, "header", locale), dialogOf(page)];
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAccessibleName(/\S/);
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    // More presses than there are stops in it: the page behind takes none.
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press("Tab");
      const inPage = await dialog.evaluate(
        (element) =>
          document.activeElement !== null &&
          document.activeElement !== document.body &&
          !element.contains(document.activeElement),
      );
      expect(inPage).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });

  test(`the dialog in ${locale} fills the screen, says both languages and closes by its button`, {
    tag: "@soak",
  }, async ({ page }) => {
    await page.goto(routes.home[locale]);
    await buttonIn(page, "header", locale).click();
    const dialog = dialogOf(page);
    await expect(dialog).toContainText(/Français.*France et Caraïbe.*English.*International/s);
    const box = await dialog.boundingBox();
    const size = page.viewportSize();
    expect(box).toEqual({ x: 0, y: 0, width: size?.width, height: size?.height });
    await expect(dialog.locator("[aria-current]")).toHaveAttribute("hreflang", languageOf[locale]);
    await dialog.getByRole("button", { name: words[locale]("shell.language.close") }).click();
    await expect(dialog).toBeHidden();
    await expect(buttonIn(page, "header", locale)).toBeFocused();
  });
}

test("every page's dialog leads to that page in the other language", async ({ request }) => {
  for (const { path } of pairs)
    for (const locale of locales) {
      const html = await (await request.get(path[locale])).text();
      for (const target of locales)
        expect(html).toMatch(new RegExp(`<a href="${path[target]}"[^>]* data-switch-locale="${target}"`));
    }
});

test("the language of the address is remembered on every page", { tag: "@soak" }, async ({ page }) => {
  for (const locale of locales) {
    await page.goto(routes.services[locale]);
    await expect.poll(() => stored(page)).toBe(locale);
  }
});

/** The addresses that the page has from now on. */
function recordAddresses(page: Page): readonly string[] {
  const addresses: string[] = [];
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) addresses.push(frame.url());
  });
  return addresses;
}

async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
}
