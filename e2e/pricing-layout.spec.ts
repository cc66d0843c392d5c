/** The configurator on paper, on the narrowest screen, and for assistive technology. */
import type { Page } from "@playwright/test";
import { catalogue } from "#app/content/catalogue.ts";
import { expectAccessible } from "#testing/browser/axe.ts";
import { expect, test } from "#testing/browser/site.ts";
import { amountText, example } from "#testing/form-values.ts";
import { addableTo, offered } from "#testing/offered-options.ts";
import { routes } from "#testing/routes.ts";
import { plain } from "#testing/words.ts";
import { typeset } from "./contact-form.ts";
import {
  advisedType,
  choice,
  dialog,
  estimate,
  fieldOfRequest,
  openHydrated,
  openRequest,
  submitOfRequest,
} from "./pricing-form.ts";

test("in print the estimate is alone, with every line", { tag: "@soak" }, async ({ page }) => {
  await page.goto(`${routes.pricing["fr-fr"]}${example.query}`);
  await page.emulateMedia({ media: "print" });
  await expect(choice(page, "pack", "advanced")).toBeHidden();
  const { packs, options } = catalogue;
  const amounts = [packs.advanced.price ?? 0, example.quote.discount].map((amount) =>
    amountText(amount, "fr-fr"),
  );
  for (const text of [...example.texts["fr-fr"], ...amounts, plain(options[example.once].name["fr-fr"])])
    await expect(estimate(page).getByText(typeset(text)).last()).toBeVisible();
});

/** Opens every panel in one step: pressed one by one, each open panel would change which is next. */
function openAllPanels(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const panel of document.querySelectorAll<HTMLDetailsElement>("main form details")) panel.open = true;
  });
}

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("no state of the configurator breaks a rule of accessibility", { tag: "@soak" }, async ({ page }) => {
    await openHydrated(page, "fr-fr", `?type=vitrine&duration=13&pack=pro&options=${offered.join(",")}`);
    await openAllPanels(page);
    await expectAccessible(page, "with notes, all unfolded", "main");
    await choice(page, "duration", "24").check();
    await page.locator("details.estimate-sheet").evaluate((sheet) => sheet.setAttribute("open", ""));
    await openRequest(page);
    await submitOfRequest(page).click();
    await expect(fieldOfRequest(page, "firstName")).toBeFocused();
    await expectAccessible(page, "request with errors", "main");
    await page.keyboard.press("Escape");
    await page.locator("details.estimate-sheet").evaluate((sheet) => sheet.removeAttribute("open"));
    if (advisedType === undefined) return;
    await choice(page, "type", advisedType).check();
    await expectAccessible(page, "advised", "main");
  });

  test("at 320 pixels nothing scrolls sideways", { tag: "@soak" }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openHydrated(page, "fr-fr", example.query);
    await openAllPanels(page);
    await openRequest(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await openHydrated(page, "fr-fr", "?type=vitrine&duration=12&pack=pro-plus");
    await openAllPanels(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test("on a phone the table compares the two packs that are chosen", { tag: "@soak" }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openHydrated(page, "fr-fr");
    await page.locator(".compare-summary").click();
    const heads = page.locator(".pack-table thead th").filter({ visible: true });
    await expect(heads).toHaveText([/^Start/, /^Advanced/]);
    await page.locator(".pack-pair select").first().selectOption("pro-plus");
    await expect(heads).toHaveText([/^Advanced/, /^Pro Plus/]);
    const table = page.locator(".pack-table");
    expect(await table.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  test("the table is there when it was unfolded before the hydration", { tag: "@soak" }, async ({ page }) => {
    const summary = page.locator(".compare-summary");
    // The configurator waits for its words.
    const unfolded = Promise.withResolvers<void>();
    await page.route(/configurator.*\.json$/, async (route) => {
      await unfolded.promise;
      await route.continue();
    });
    await page.goto(routes.pricing["fr-fr"]);
    await summary.click();
    await expect(page.locator("details[open] > .compare-summary")).toBeVisible();
    await expect(page.locator(".pack-table")).toHaveCount(0);
    unfolded.resolve();
    await expect(page.locator(".pack-table tbody").first()).toBeVisible();
  });

  test("without script there is no button for a table that never comes", { tag: "@soak" }, async ({
    visit,
  }) => {
    const page = await visit({ javaScriptEnabled: false });
    await page.goto(routes.pricing["fr-fr"]);
    await expect(page.locator(".pack-contents").first()).toBeVisible();
    await expect(page.locator(".compare-summary")).toBeHidden();
  });

  test("the estimate's main button stays in view, however many options there are", { tag: "@soak" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const many = addableTo("advanced").join(",");
    await openHydrated(page, "fr-fr", `?type=vitrine&duration=36&pack=advanced&options=${many}`);
    await choice(page, "pack", "advanced").scrollIntoViewIfNeeded();
    await expect(estimate(page).locator(".estimate-request button")).toBeInViewport({ ratio: 1 });
  });
});
