/** Everything that can be pressed on a phone is large enough for a thumb: WCAG 2.5.5, level AAA. */
import type { Page } from "@playwright/test";
import { expect, test } from "#testing/browser/site.ts";
import { everyPage } from "#testing/routes.ts";
import { words } from "#testing/words.ts";
import { fieldOf, openHydratedForm, submitButton } from "./contact-form.ts";
import { openIntroduction } from "./introduction.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/**
 * What is smaller than 44 by 44 CSS pixels, but for a link in a line of text, whose height is the line's. The target
 * of a field with a label around it is the label; what is spread over its card or row is as large as that.
 */
async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const smallest = 44;
    const pressable = "a[href], button, input:not([type=hidden]), select, textarea, summary";
    const inText = (element: Element): boolean => {
      if (element.tagName !== "A" || getComputedStyle(element).display !== "inline") return false;
      const words = (element.parentElement?.textContent ?? "").trim();
      return words.length > (element.textContent ?? "").trim().length;
    };
    const sizeOf = (element: Element) => {
      const target = element.closest("label") ?? element;
      const spread = getComputedStyle(target, "::after");
      const own = target.getBoundingClientRect();
      if (spread.content === "none" || spread.position !== "absolute") return own;
      return { width: Number.parseFloat(spread.width), height: Number.parseFloat(spread.height) };
    };
    return [...document.querySelectorAll(pressable)].flatMap((element) => {
      if (
        !element.checkVisibility({ visibilityProperty: true }) ||
        element.closest("[inert]") ||
        inText(element)
      )
        return [];
      const { width, height } = sizeOf(element);
      // Half a pixel is lost where a layout is divided.
      if (Math.min(width, height) > smallest - 0.5) return [];
      return [`${width.toFixed(0)} x ${height.toFixed(0)}: ${element.outerHTML.slice(0, 140)}`];
    });
  });
}

test("on every page every target is large enough", { tag: "@soak" }, async ({ page, tolerate }) => {
  tolerate(/third party/);
  await page.route(/openstreetmap\.org|linkedin\.com/, (route) => route.fulfill({ body: "" }));
  const found: Record<string, readonly string[]> = {};
  for (const { name, path } of [...everyPage, { name: "connect", path: { "fr-fr": "/connect" } }]) {
    await page.goto(path["fr-fr"]);
    await page.locator("main details").evaluateAll((all) => {
      for (const details of all) details.setAttribute("open", "");
    });
    const small = await smallTargets(page);
    if (small.length > 0) found[name] = small;
  }
  expect(found).toEqual({});
});

test("so is every target in the drawer, the language dialog, the welcome video and a form with errors", {
  tag: "@soak",
}, async ({ page }) => {
  const t = words["fr-fr"];
  await openIntroduction(page);
  expect(await smallTargets(page)).toEqual([]);
  await page.keyboard.press("Escape");
  for (const opener of [t("shell.menu"), t("shell.language.current")]) {
    await page.locator("header").getByRole("button", { name: opener }).click();
    expect(await smallTargets(page), opener).toEqual([]);
    for (const panel of await page.locator("dialog[open] summary").all()) {
      await panel.click();
      expect(await smallTargets(page), opener).toEqual([]);
      await panel.click();
    }
    await page.keyboard.press("Escape");
  }
  await openHydratedForm(page, "fr-fr");
  await submitButton(page).click();
  await expect(fieldOf(page, "name")).toBeFocused();
  expect(await smallTargets(page)).toEqual([]);
});
