import { expect, type Page } from "@playwright/test";
import { routes } from "#testing/routes.ts";

export const introduction = "[data-introduction][popover]";
export const introductionOf = (page: Page) => page.locator(introduction);

/** Opens the French home page as somebody does who has not seen its introduction, until that is open and at rest. */
export async function openIntroduction(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.removeItem("introClosed"));
  // It does not open for whoever wants less motion.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto(routes.home["fr-fr"]);
  // Six seconds after the page has come, which takes a busy machine some time.
  await expect(introductionOf(page)).toBeVisible({ timeout: 30_000 });
  await page.emulateMedia({ reducedMotion: "reduce" });
}
