/** The header's menus on a wide screen, and the reduced bar of a tablet. */
import type { Page } from "@playwright/test";
import { isOffered } from "#app/prices/offered-services.ts";
import { identity } from "#content/identity.ts";
import { menus as stated } from "#content/menus.ts";
import { expect, test } from "#testing/browser/site.ts";
import { menuPaths, routes } from "#testing/routes.ts";
import { type Locale, locales, words } from "#testing/words.ts";

function menus(page: Page, locale: Locale) {
  const header = page.locator("header");
  const button = (key: "shell.services" | "shell.company") =>
    header.getByRole("button", { name: words[locale](key), exact: true });
  return {
    header,
    services: { button: button("shell.services"), panel: page.locator("#services-menu") },
    company: { button: button("shell.company"), panel: page.locator("#company-menu") },
  };
}

const hrefs = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute("href")));

for (const locale of locales) {
  test(`the bar in ${locale} has the owner's entries, call link, language and quote`, async ({ page }) => {
    await page.goto(routes.about[locale]);
    const { header, services, company } = menus(page, locale);
    const t = words[locale];
    const menu = { services, company };
    for (const key of stated.header.filter(isOffered))
      if (key === "services" || key === "company") await expect(menu[key].button).toBeVisible();
      else
        await expect(header.getByRole("link", { name: t(`shell.${key}`), exact: true })).toHaveAttribute(
          "href",
          routes[key][locale],
        );
    await expect(header.getByRole("link", { name: t("shell.quote"), exact: true })).toHaveAttribute(
      "href",
      `${routes.pricing[locale]}#project`,
    );
    await expect(header.locator(`a[href="tel:${identity.phone.link}"]`)).toBeVisible();
    await expect(header.getByRole("button", { name: t("shell.language.current") })).toBeVisible();
    await expect(header.getByRole("button", { name: t("shell.menu"), exact: true })).toBeHidden();
  });

  test(`the services menu in ${locale} leads to the portfolio and to each service`, { tag: "@soak" }, async ({
    page,
  }) => {
    await page.goto(routes.home[locale]);
    const { services } = menus(page, locale);
    await services.button.click();
    await expect(services.panel).toBeVisible();
    const found = await hrefs(page, "#services-menu a");
    expect([...found].sort()).toEqual(
      [
        ...menuPaths(locale, "portfolio", ...stated.services.create, ...stated.services.grow, "services"),
      ].sort(),
    );
    await services.panel.locator(`a[href="${routes.services[locale]}"]`).click();
    await expect(page).toHaveURL(routes.services[locale]);
  });

  test(`the company menu in ${locale} leads to the owner's entries`, { tag: "@soak" }, async ({ page }) => {
    await page.goto(routes.home[locale]);
    const { company } = menus(page, locale);
    await company.button.click();
    await expect(company.panel).toBeVisible();
    const [first = "", ...others] = menuPaths(locale, ...stated.company);
    expect(await hrefs(page, "#company-menu a")).toEqual([first, ...others]);
    await company.panel.locator("a").first().click();
    await expect(page).toHaveURL(first);
  });

  test(`by keyboard in ${locale}: Enter opens, Escape closes and gives the focus back`, async ({ page }) => {
    await page.goto(routes.home[locale]);
    for (const { button, panel } of [menus(page, locale).services, menus(page, locale).company]) {
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await button.focus();
      await page.keyboard.press("Enter");
      await expect(panel).toBeVisible();
      await expect(button).toHaveAttribute("aria-expanded", "true");
      await page.keyboard.press("Tab");
      await expect(panel.locator("a").first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(panel).toBeHidden();
      await expect(button).toHaveAttribute("aria-expanded", "false");
      await expect(button).toBeFocused();
    }
  });

  test(`without script the menus in ${locale} open, close and lead on`, { tag: "@soak" }, async ({
    plainPage,
  }) => {
    await plainPage.goto(routes.home[locale]);
    const { services, company } = menus(plainPage, locale);
    await services.button.click();
    await expect(services.panel).toBeVisible();
    await plainPage.keyboard.press("Escape");
    await expect(services.panel).toBeHidden();

    // What the focus moves to behind an open menu can be seen.
    await services.button.press("Enter");
    await expect(services.panel).toBeVisible();
    await plainPage.locator("main a").first().focus();
    await expect(services.panel).toBeHidden();
    await services.button.focus();
    await expect(services.panel).toBeVisible();
    await plainPage.keyboard.press("Escape");

    await company.button.click();
    await company.panel.locator(`a[href="${routes.contact[locale]}"]`).click();
    await expect(plainPage).toHaveURL(routes.contact[locale]);
  });

  test(`at 768 px the bar in ${locale} has the owner's entries for it, with the drawer beside it`, {
    tag: "@soak",
  }, async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1000 });
    await page.goto(routes.home[locale]);
    const { header, services, company } = menus(page, locale);
    const visible = await header
      .locator("nav a")
      .evaluateAll((links) =>
        links.filter((link) => link.checkVisibility()).map((link) => link.getAttribute("href")),
      );
    expect(visible).toEqual(menuPaths(locale, ...stated.tablet));
    await expect(services.button).toBeHidden();
    await expect(company.button).toBeHidden();
    await header.getByRole("button", { name: words[locale]("shell.menu"), exact: true }).click();
    await expect(page.locator("dialog.drawer")).toBeVisible();
  });
}

for (const [width, wide] of [
  [767, false],
  [1023, false],
  [1024, true],
] as const)
  test(`at ${width} px the services menu is ${wide ? "there" : "not there"}`, { tag: "@soak" }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.home["fr-fr"]);
    await expect(menus(page, "fr-fr").services.button).toBeVisible({ visible: wide });
    const reduced = page.locator("header nav").getByRole("link", { name: "Contact", exact: true });
    await expect(reduced).toHaveCount(width === 1023 ? 1 : 0);
  });

test("a click outside closes a menu", { tag: "@soak" }, async ({ page }) => {
  await page.goto(routes.home["fr-fr"]);
  const { services } = menus(page, "fr-fr");
  await services.button.click();
  await expect(services.panel).toBeVisible();
  await page.mouse.click(720, 880);
  await expect(services.panel).toBeHidden();
  await expect(services.button).toHaveAttribute("aria-expanded", "false");
});

test("a second press on its button closes a menu", { tag: "@soak" }, async ({ page }) => {
  await page.goto(routes.home["fr-fr"]);
  const { services } = menus(page, "fr-fr");
  await services.button.click();
  await expect(services.panel).toBeVisible();
  await services.button.click();
  await expect(services.panel).toBeHidden();
});

test("only one menu is open at a time", { tag: "@soak" }, async ({ page }) => {
  await page.goto(routes.home["fr-fr"]);
  const { services, company } = menus(page, "fr-fr");
  await services.button.click();
  await company.button.click();
  await expect(company.panel).toBeVisible();
  await expect(services.panel).toBeHidden();
  await expect(services.button).toHaveAttribute("aria-expanded", "false");
});

test("leaving a menu with Tab closes it, forwards and backwards", { tag: "@soak" }, async ({ page }) => {
  await page.goto(routes.home["en-en"]);
  const { services, header } = menus(page, "en-en");
  await services.button.focus();
  await page.keyboard.press("Enter");
  await expect(services.panel).toBeVisible();
  const stops = await services.panel.locator("a").count();
  for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press("Tab");
  await expect(services.panel.locator("a").last()).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(
    header.getByRole("link", { name: words["en-en"]("shell.portfolio"), exact: true }),
  ).toBeFocused();
  await expect(services.panel).toBeHidden();
  await expect(services.button).toHaveAttribute("aria-expanded", "false");

  await services.button.focus();
  await page.keyboard.press("Enter");
  await expect(services.panel).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(services.panel).toBeHidden();
});

test("the link to the page that is shown says so", async ({ page }) => {
  await page.goto(routes.pricing["en-en"]);
  await expect(page.locator("header nav a[aria-current=page]:visible")).toHaveAttribute(
    "href",
    routes.pricing["en-en"],
  );
});
