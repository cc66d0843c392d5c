/** What stands around every page: breadcrumb, footer, skip link, theme, reveal. */

import type { Page } from "@playwright/test";
import { projects } from "#app/content/projects.ts";
import { darkColours, defaultColours, defaultTheme, lightColours } from "#content/colours.ts";
import { identity } from "#content/identity.ts";
import { menus } from "#content/menus.ts";
import { expect, test } from "#testing/browser/site.ts";
import {
  accessibilityPath,
  anyProjectSlug,
  construction,
  menuPaths,
  pairs,
  privacyPath,
  projectPath,
  routes,
} from "#testing/routes.ts";
import { type Locale, locales, plain, words } from "#testing/words.ts";

/** `#131313` as a computed style has it. */
const rgb = (colour: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(", ")})`;

async function breadcrumbOf(page: Page, locale: Locale) {
  const items = page
    .getByRole("navigation", { name: words[locale]("shell.breadcrumb") })
    .getByRole("listitem");
  return items.evaluateAll((list) =>
    list.map((item) => {
      const own = item.querySelector("a, [aria-current]");
      return { label: own?.textContent ?? "", href: own?.getAttribute("href") ?? null };
    }),
  );
}

for (const locale of locales) {
  const home = { label: words[locale]("shell.home"), href: routes.home[locale] };

  test(`the breadcrumb in ${locale} follows the path from home, and its last item is no link`, {
    tag: "@soak",
  }, async ({ page }) => {
    const services = { label: "Services", href: routes.services[locale] };
    await page.goto(routes.home[locale]);
    expect(await breadcrumbOf(page, locale)).toEqual([]);

    await page.goto(routes.pricing[locale]);
    expect(await breadcrumbOf(page, locale)).toEqual([
      home,
      { label: locale === "fr-fr" ? "Tarifs" : "Pricing", href: null },
    ]);

    for (const path of menuPaths(locale, "ecommerce")) {
      await page.goto(path);
      const label = locale === "fr-fr" ? "E\u2011commerce" : "E\u2011commerce website";
      expect(await breadcrumbOf(page, locale)).toEqual([home, services, { label, href: null }]);
    }

    // As the client writes it.
    await page.goto(projectPath(locale, anyProjectSlug));
    const client = projects.find(({ slug }) => slug === anyProjectSlug)?.clientName;
    const breadcrumb = await breadcrumbOf(page, locale);
    expect(breadcrumb.slice(0, 2)).toEqual([home, { label: "Portfolio", href: routes.portfolio[locale] }]);
    expect(breadcrumb.slice(2)).toEqual([{ label: client, href: null }]);
    await page.getByRole("link", { name: "Portfolio", exact: true }).first().click();
    await expect(page).toHaveURL(routes.portfolio[locale]);
  });

  test(`the footer in ${locale} has its columns, and every link leads where it says`, {
    tag: ["@phone", "@soak"],
  }, async ({ page }) => {
    await page.goto(routes.contact[locale]);
    const footer = page.locator("footer");
    const t = words[locale];
    const column = (title: string) =>
      footer
        .locator("nav > div")
        .filter({ has: page.getByRole("heading", { name: title, exact: true }) })
        .locator("a")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    for (const title of ["services", "company", "resources"] as const)
      expect(await column(t(`shell.footer.${title}`))).toEqual(menuPaths(locale, ...menus.footer[title]));
    const subject = encodeURIComponent(t("contact.direct.mail.subject"));
    expect(await column(t("shell.footer.reach"))).toEqual([
      `tel:${identity.phone.link}`,
      `mailto:${identity.emails.hello}?subject=${subject}`,
      `mailto:${identity.emails.projects}?subject=${subject}`,
      ...identity.social.map(({ url }) => url),
    ]);
    for (const { url, label } of identity.social) {
      const link = footer.locator(`a[href="${url}"]`);
      await expect(link).toHaveAccessibleName(new RegExp(label));
      await expect(link).toHaveAttribute("target", "_blank");
    }
    for (const path of [
      construction(locale, "legal"),
      construction(locale, "terms"),
      privacyPath[locale],
      accessibilityPath[locale],
    ])
      await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
    await expect(footer.getByText(t("shell.footer.secure"))).toBeVisible();
    await expect(footer.getByRole("button", { name: t("shell.language.current") })).toBeVisible();
    await footer
      .locator(`a[href="${construction(locale, "legal")}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(construction(locale, "legal"));
  });

  test(`the first stop in ${locale} skips to the content`, { tag: "@phone" }, async ({ page }) => {
    await page.goto(routes.about[locale]);
    await page.keyboard.press("Tab");
    const skip = page.getByRole("link", { name: words[locale]("shell.skip") });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("header"))).toBeNull();
  });

  test(`the theme in ${locale} changes, and stays from the first paint of the next page on`, {
    tag: "@phone",
  }, async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        // The head's script has run, and nothing has been painted.
        if (document.documentElement?.classList.contains("js") && document.body === null)
          Object.assign(window, { themeBeforeBody: document.documentElement.dataset.theme ?? "dark" });
      }).observe(document, { attributes: true, attributeFilter: ["data-theme", "class"], subtree: true });
    });
    await page.goto(routes.about[locale]);
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const other = defaultTheme === "dark" ? "light" : "dark";
    const own = defaultColours.canvas;
    const chosen = (other === "dark" ? darkColours : lightColours).canvas;
    expect(await background()).toBe(rgb(own));
    const bars = page.locator("meta[name=theme-color]");
    await expect(bars).toHaveAttribute("content", own);
    const button = page.locator("footer [data-theme-button]");
    await expect(button).toHaveAccessibleName(plain(words[locale](`shell.theme.${other}`)));
    await button.click();
    await expect(bars).toHaveAttribute("content", chosen);
    expect(await background()).toBe(rgb(chosen));
    await expect(button).toHaveAccessibleName(plain(words[locale](`shell.theme.${defaultTheme}`)));

    await page.goto(routes.pricing[locale]);
    expect(await background()).toBe(rgb(chosen));
    await expect(bars).toHaveAttribute("content", chosen);
    expect(await page.evaluate(() => "themeBeforeBody" in window && window.themeBeforeBody)).toBe(other);
    await button.click();
    await expect(bars).toHaveAttribute("content", own);
    await page.reload();
    expect(await background()).toBe(rgb(own));
  });
}

test("without script there is no theme button to press in vain", { tag: "@soak" }, async ({ plainPage }) => {
  await plainPage.goto(routes.home["fr-fr"]);
  await expect(plainPage.locator("footer [data-theme-button]")).toBeHidden();
});

test("prerenderReady comes 100 ms after the page's script, not before", { tag: "@soak" }, async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(routes.home["fr-fr"]);
  const ready = () => page.evaluate(() => (window as { prerenderReady?: boolean }).prerenderReady === true);
  expect(await ready()).toBe(false);
  await page.clock.runFor(99);
  expect(await ready()).toBe(false);
  await page.clock.runFor(1);
  expect(await ready()).toBe(true);
});

test("prerenderReady is false from the first script on, whenever the shared one comes", {
  tag: "@phone",
}, async ({ page }) => {
  await page.route("**/assets/*.js", () => {});
  await page.goto(routes.about["fr-fr"], { waitUntil: "commit" });
  await expect
    .poll(() => page.evaluate(() => (window as { prerenderReady?: boolean }).prerenderReady))
    .toBe(false);
});

const opacityOf = (page: Page) =>
  page
    .locator("[data-reveal]")
    .evaluateAll((all) => all.map((section) => Number(getComputedStyle(section).opacity)));

test("a section slides in when a tenth of it is in view", { tag: "@soak" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto(routes.contact["fr-fr"]);
  const section = page.locator("[data-reveal]").first();
  // Until the visitor scrolls towards them, all sections are there, for whatever reads the whole page.
  expect(Math.min(...(await opacityOf(page)))).toBe(1);
  const scrollUntilVisible = (share: number) =>
    section.evaluate((element, part) => {
      const { top, height } = element.getBoundingClientRect();
      window.scrollBy({ top: top - innerHeight + height * part, behavior: "instant" });
      return new Promise((done) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))),
      );
    }, share);
  await scrollUntilVisible(-0.1);
  await expect(section).toHaveAttribute("data-reveal", "waiting");
  await scrollUntilVisible(0.06);
  await expect(section).toHaveAttribute("data-reveal", "waiting");
  await scrollUntilVisible(0.12);
  await expect(section).toHaveAttribute("data-reveal", "shown");
  await expect(section).toHaveCSS("opacity", "1");
});

test("a jump to the end of a page leaves no section out of sight behind it", { tag: "@soak" }, async ({
  page,
}) => {
  await page.goto(routes.contact["en-en"]);
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  await expect.poll(async () => Math.min(...(await opacityOf(page)))).toBe(1);
});

test("without script every section of every page shows", { tag: "@soak" }, async ({ plainPage }) => {
  for (const { path } of pairs) {
    await plainPage.goto(path["fr-fr"]);
    const hidden = await plainPage
      .locator("[data-reveal]")
      .evaluateAll((all) => all.filter((section) => getComputedStyle(section).opacity !== "1").length);
    expect(hidden, path["fr-fr"]).toBe(0);
  }
});
