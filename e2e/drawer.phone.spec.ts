/** The phone's menu. */
import type { Page } from "@playwright/test";
import { identity } from "#content/identity.ts";
import { menus } from "#content/menus.ts";
import { expect, test } from "#testing/browser/site.ts";
import { menuPaths, routes } from "#testing/routes.ts";
import { type Locale, locales, words } from "#testing/words.ts";
import { hold } from "./held-files.ts";

function drawerOf(page: Page, locale: Locale) {
  const drawer = page.locator("dialog.drawer");
  const t = words[locale];
  const panel = (key: "shell.services" | "shell.company") =>
    drawer.locator("details").filter({ has: page.locator("summary", { hasText: t(key) }) });
  return {
    drawer,
    opener: page.locator("header").getByRole("button", { name: t("shell.menu"), exact: true }),
    closer: drawer.getByRole("button", { name: t("shell.closeMenu") }),
    services: panel("shell.services"),
    company: panel("shell.company"),
    home: drawer.getByRole("link", { name: t("shell.home"), exact: true }),
    call: drawer.locator(`a[href="tel:${identity.phone.link}"]`),
  };
}

const visibleLinks = (page: Page) =>
  page
    .locator("dialog.drawer nav a")
    .evaluateAll((links) =>
      links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href")),
    );

async function useDrawer(page: Page, locale: Locale): Promise<void> {
  await page.goto(routes.about[locale]);
  const { drawer, opener, services, company, call } = drawerOf(page, locale);
  const firstLevel = menuPaths(
    locale,
    ...menus.drawer.flatMap((key) => (key === "services" || key === "company" ? [] : [key])),
  );
  await opener.click();
  await expect(drawer).toBeVisible();
  expect(await visibleLinks(page)).toEqual(firstLevel);
  await expect(call).toBeVisible();

  await services.locator("summary").click();
  await expect(company).toBeHidden();
  expect((await visibleLinks(page)).sort()).toEqual(
    [...menuPaths(locale, "services", "portfolio", ...menus.services.create, ...menus.services.grow)].sort(),
  );
  await expect(services.locator("summary")).toContainText(words[locale]("shell.back"));
  await services.locator("summary").click();

  await company.locator("summary").click();
  await expect(services).toBeHidden();
  expect(await visibleLinks(page)).toEqual(menuPaths(locale, ...menus.company));
  await company.locator("summary").click();
  expect(await visibleLinks(page)).toEqual(firstLevel);

  await company.locator("summary").click();
  await company.locator(`a[href="${routes.contact[locale]}"]`).click();
  await expect(page).toHaveURL(routes.contact[locale]);
}

for (const locale of locales) {
  test(`the drawer in ${locale} has its three panels, ways back and the call link`, ({ page }) =>
    useDrawer(page, locale));

  test(`without script the drawer in ${locale} works the same`, { tag: "@soak" }, ({ plainPage }) =>
    useDrawer(plainPage, locale),
  );

  test(`the drawer in ${locale} takes the focus, closes on Escape and gives it back`, async ({ page }) => {
    await page.goto(routes.home[locale]);
    const { drawer, opener, closer } = drawerOf(page, locale);
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(drawer).toBeVisible();
    await expect(drawer).toHaveAccessibleName(/\S/);
    expect(await drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await closer.click();
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();
  });
}

test("a touch beside the drawer closes it", { tag: "@soak" }, async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 844 });
  await page.goto(routes.home["fr-fr"]);
  const { drawer, opener } = drawerOf(page, "fr-fr");
  await opener.click();
  await expect(drawer).toBeVisible();
  await page.touchscreen.tap(40, 400);
  await expect(drawer).toBeHidden();
});

test("a drawer whose panels were opened by keyboard shows each as its summary says", {
  tag: "@soak",
}, async ({ page }) => {
  await page.goto(routes.home["en-en"]);
  const { opener, services } = drawerOf(page, "en-en");
  await opener.click();
  const summary = services.locator("summary");
  await summary.focus();
  await page.keyboard.press("Enter");
  await expect(services).toHaveAttribute("open", "");
  await expect(summary).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(services).not.toHaveAttribute("open");
  await expect(summary).toBeFocused();
});

test("where the browser knows neither command nor closedby, the drawer opens and closes the same", {
  tag: "@soak",
}, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
    Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
  });
  const release = await hold(page, "**/assets/invoker-fallback*.js");
  await page.goto(routes.home["fr-fr"]);
  const { drawer, opener } = drawerOf(page, "fr-fr");
  // The browser of this test would obey it.
  await opener.evaluate((button) => button.removeAttribute("command"));
  await opener.click();
  await expect(drawer).toBeHidden();
  await release();
  await expect(drawer).toBeVisible();
  await drawer.locator("nav").dispatchEvent("click");
  await expect(drawer).toBeVisible();
  // The browser closes it for a real press alone.
  await drawer.dispatchEvent("click");
  await expect(drawer).toBeHidden();
});
