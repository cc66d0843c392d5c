/** What fills the screen or darkens the page: nothing scrolls behind it, from its first frame on. */
import type { Page } from "@playwright/test";
import { expect, test } from "#testing/browser/site.ts";
import { example } from "#testing/form-values.ts";
import { routes } from "#testing/routes.ts";
import { dialog, openEstimate, openHydrated } from "./pricing-form.ts";

const requestButton = (page: Page) =>
  page.locator("button[commandfor=quote-request][command=show-modal]").filter({ visible: true });

/** How each is opened, and what it then is. */
const modals = {
  "the drawer": async (page: Page) => {
    await page.goto(routes.contact["fr-fr"]);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator("header [commandfor=drawer]").click();
    return page.locator("#drawer");
  },
  "the language dialog": async (page: Page) => {
    await page.goto(routes.contact["en-en"]);
    await page.locator("header [commandfor=language-dialog]").click();
    return page.locator("#language-dialog");
  },
  "the request of a quote, opened before anything is hydrated": async (page: Page) => {
    await page.route("**/assets/configurator-*.js", () => {});
    await page.goto(routes.pricing["fr-fr"] + example.query);
    await requestButton(page).click();
    return dialog(page);
  },
  "the request of a quote": async (page: Page) => {
    await openHydrated(page, "en-en", example.query);
    await requestButton(page).click();
    return dialog(page);
  },
  "the question before another project": async (page: Page) => {
    await openHydrated(page, "fr-fr", example.query);
    await openEstimate(page);
    await page.locator(".estimate [popovertarget][popovertargetaction=show]").click();
    return page.locator("dialog[popover]");
  },
  "a video": async (page: Page) => {
    await page.goto(routes.home["fr-fr"]);
    await page.locator("[data-plays]").click();
    return page.locator("#presentation");
  },
} as const satisfies Record<string, (page: Page) => Promise<unknown>>;

/** Counts the frames in which something is modal and the page can be scrolled. */
function countUnlockedFrames(): void {
  const counter = Object.assign(window, { unlockedFrames: 0 });
  const look = () => {
    if (
      document.querySelector(":is(dialog, [role=dialog]):is(:modal, :popover-open)") !== null &&
      getComputedStyle(document.documentElement).overflowY !== "hidden"
    )
      counter.unlockedFrames += 1;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

for (const [name, open] of Object.entries(modals))
  test(`nothing scrolls behind ${name}`, { tag: "@soak" }, async ({ page }) => {
    await page.addInitScript(countUnlockedFrames);
    const modal = await open(page);
    await expect(modal).toBeVisible();
    const position = () => page.evaluate(() => scrollY);
    const before = await position();
    // Over the page beside the dialog, where there is some, and over the dialog.
    for (const x of [10, 380]) {
      await page.mouse.move(x, 500);
      await page.mouse.wheel(0, 800);
      await page.keyboard.press("PageDown");
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await position()).toBe(before);
    }
    await page.keyboard.press("Escape");
    await expect(modal).toBeHidden();
    expect(await page.evaluate(() => (window as { unlockedFrames?: number }).unlockedFrames)).toBe(0);
    await expect
      .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).overflowY))
      .not.toBe("hidden");
  });
