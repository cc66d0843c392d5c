/** The header hides on narrow screens: docs/product.md#shell. */
import type { Page } from "@playwright/test";
import { expect, test } from "#testing/browser/site.ts";
import { routes } from "#testing/routes.ts";
import { fieldOf } from "./contact-form.ts";

/** Scrolls there at once, and waits until the page has heard of it. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(
    (target) =>
      new Promise<void>((done) => {
        if (scrollY === target) return done();
        addEventListener("scroll", () => requestAnimationFrame(() => done()), { once: true });
        window.scrollTo({ top: target, behavior: "instant" });
      }),
    top,
  );
}

const header = (page: Page) => page.locator("header.site-header");

async function expectHeader(page: Page, shown: boolean): Promise<void> {
  const inView = expect(header(page));
  await (shown ? inView.toBeInViewport() : inView.not.toBeInViewport());
}

for (const width of [390, 800, 1023])
  test(`at ${width} px the header hides past 120 px on the way down and comes back on the way up`, {
    tag: width === 390 ? "@phone" : "@soak",
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(routes.contact["fr-fr"]);
    await scrollTo(page, 60);
    await scrollTo(page, 120);
    await expectHeader(page, true);
    await scrollTo(page, 121);
    await expectHeader(page, false);
    await scrollTo(page, 600);
    await expectHeader(page, false);
    await scrollTo(page, 590);
    await expectHeader(page, true);
    await scrollTo(page, 700);
    await expectHeader(page, false);
    await scrollTo(page, 10);
    await expectHeader(page, true);
  });

test("from 1024 px on the header stays", async ({ page, isMobile }) => {
  test.skip(isMobile, "a wide screen");
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto(routes.contact["fr-fr"]);
  await scrollTo(page, 300);
  await scrollTo(page, 900);
  await expectHeader(page, true);
});

test("a hidden header shows itself when something in it takes the focus", { tag: "@soak" }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(routes.contact["fr-fr"]);
  await scrollTo(page, 100);
  await scrollTo(page, 900);
  await expectHeader(page, false);
  await header(page).getByRole("button").last().focus();
  await expectHeader(page, true);
});

for (const [closing, opener] of [
  ["its button", "drawer"],
  ["Escape", "drawer"],
  ["Escape", "language-dialog"],
] as const)
  test(`after the ${opener} was closed by ${closing} the header hides on the way down, and Tab shows it`, {
    tag: closing === "its button" ? "@phone" : ["@phone", "@soak"],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(routes.contact["fr-fr"]);
    const dialog = page.locator(`#${opener}`);
    const button = header(page).locator(`[commandfor=${opener}]`);
    await button.click();
    await expect(dialog).toBeVisible();
    if (closing === "Escape") await page.keyboard.press("Escape");
    else await dialog.locator("[command=close]").click();
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await scrollTo(page, 1440);
    await expectHeader(page, false);
    await page.keyboard.press("Shift+Tab");
    await expectHeader(page, true);
    await scrollTo(page, 1800);
    await expectHeader(page, true);
  });

test("what takes the focus is not hidden behind the header", { tag: "@soak" }, async ({ page }) => {
  await page.goto(routes.contact["fr-fr"]);
  await scrollTo(page, 2000);
  await fieldOf(page, "message").focus();
  for (const field of ["phone", "email", "company", "name"]) {
    await page.locator(`#${field}`).focus();
    const hidden = await page.evaluate(() => {
      const box = document.activeElement?.getBoundingClientRect();
      const bar = document.querySelector("header.site-header")?.getBoundingClientRect();
      return box !== undefined && bar !== undefined && box.bottom <= bar.bottom;
    });
    expect(hidden, field).toBe(false);
  }
});
