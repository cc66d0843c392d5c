/** What a choice in the configurator does to the others: options, projects for an advisor, another project. */

import type { Page } from "@playwright/test";
import { catalogue } from "#app/content/catalogue.ts";
import { type OptionKey, offeredOptions } from "#app/domain/catalogue.ts";
import { quote } from "#app/domain/quote.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { configuratorView } from "#app/quote/configurator-view.ts";
import { findOptions } from "#app/quote/search.ts";
import { figures } from "#content/figures.ts";
import { firstContact } from "#content/team.ts";
import { expect, test } from "#testing/browser/site.ts";
import { amountText, example } from "#testing/form-values.ts";
import { routes } from "#testing/routes.ts";
import { locales, plain, words } from "#testing/words.ts";
import { fieldOf, typeset } from "./contact-form.ts";
import {
  choice,
  estimate,
  notes,
  openCategory,
  openEstimate,
  openHydrated,
  option,
  row,
} from "./pricing-form.ts";

const t = words["fr-fr"];
const pricing = routes.pricing["fr-fr"];
const name = (key: OptionKey) => plain(catalogue.options[key].name["fr-fr"]);

test("options need a pack, are included in it, and need and replace one another", { tag: "@soak" }, async ({
  page,
}) => {
  await openHydrated(page, "fr-fr", "?type=vitrine&duration=36");
  await expect(option(page, "menu_mega")).toBeDisabled();
  await expect(option(page, "menu_mega")).toHaveAccessibleDescription(typeset("Choisissez d'abord un pack"));

  await choice(page, "pack", "start").check();
  await openCategory(page, "backup_setup");
  await expect(option(page, "backup_setup")).toBeChecked();
  await expect(option(page, "backup_setup")).toBeDisabled();
  await expect(row(page, "backup_setup")).toContainText(/Compris\s*0,00\s€/);
  await expect(option(page, "menu_mega")).toHaveAccessibleDescription(
    typeset(`Nécessite : ${name("multipage_site")}.`),
  );
  await row(page, "menu_mega").getByRole("button").click();
  await expect(page).toHaveURL(/options=multipage_site,menu_mega$/);

  await option(page, "accessibility_aa").check();
  await expect(option(page, "accessibility_aaa")).toBeDisabled();
  await row(page, "accessibility_aaa").getByRole("button").click();
  await expect(option(page, "accessibility_aaa")).toBeChecked();
  await expect(option(page, "accessibility_aa")).not.toBeChecked();

  // What falls with another is named in a note, and comes back with it.
  await openCategory(page, "multipage_site");
  await option(page, "multipage_site").uncheck();
  await expect(option(page, "menu_mega")).not.toBeChecked();
  await expect(notes(page)).toHaveText(
    typeset(`${name("menu_mega")}. Nécessite : ${name("multipage_site")}.`),
  );
  await choice(page, "pack", "advanced").check();
  await expect(option(page, "menu_mega")).toBeChecked();
  await expect(notes(page)).toHaveCount(0);

  // A subscription of the pack ends one day; what is paid once does not.
  await choice(page, "pack", "pro").check();
  await openCategory(page, "quarterly_reports");
  await expect(row(page, "quarterly_reports")).toContainText(typeset(t("pricing.option.included.months")));
  await expect(row(page, "quarterly_reports")).not.toContainText(
    typeset(t("pricing.option.contract.yearly")),
  );
  await expect(row(page, "maintenance_bronze")).toContainText(typeset(t("pricing.option.contract.monthly")));
  await expect(row(page, "heatmaps")).toContainText(typeset(t("pricing.option.subscription.monthly")));
  await expect(row(page, "backup_setup")).not.toContainText(typeset(t("pricing.option.included.months")));
  await choice(page, "pack", "advanced").check();

  const search = page.getByRole("searchbox");
  await search.fill("securite");
  const count = findOptions(configuratorView("fr-fr"), "securite")?.length ?? 0;
  await expect(
    page.getByText(typeset(`${count} options sur ${offeredOptions(catalogue).length}`)),
  ).toBeVisible();
  await expect(option(page, "menu_mega")).toBeHidden();
  await expect(option(page, "firewall")).toBeVisible();
  await search.fill("zzz");
  await expect(page.getByText(t("pricing.options.count.none"))).toBeVisible();
  // Enter sends nothing and changes no address.
  const before = page.url();
  await search.press("Enter");
  expect(page.url()).toBe(before);
});

for (const locale of locales)
  test(`a search in ${locale} that finds nothing leads to the form with its words, which are in no address`, {
    tag: "@phone",
  }, async ({ page }) => {
    const say = words[locale];
    await openHydrated(page, locale, "?type=vitrine&duration=12&pack=start");
    const search = page.getByRole("searchbox");
    await search.fill(locale === "fr-fr" ? "référencment" : "copywritting");
    await expect(option(page, "seo_optimization")).toBeVisible();
    await expect(option(page, "menu_mega")).toBeHidden();
    await search.fill("trampoline 3000");
    await expect(page.getByText(say("pricing.options.count.none"))).toBeVisible();
    await search.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${routes.contact[locale]}?topic=option#request`);
    await expect(fieldOf(page, "message")).toHaveValue(`${say("topics.option")} trampoline 3000\n`);
    await expect(page.locator("[name=project][value=website]")).toBeChecked();
  });

for (const [type, locale, project] of [
  ["ecommerce", "fr-fr", "ecommerce"],
  ["reservation", "en-en", "website"],
] as const)
  test(`${type} in ${locale} leads to an advisor, with the project filled in`, { tag: "@soak" }, async ({
    page,
  }) => {
    test.skip(!isOffered(type));
    await openHydrated(page, locale);
    await choice(page, "type", type).check();
    const notice = page.getByRole("alert");
    await expect(notice).toContainText(words[locale](`pricing.type.${type}.notice`, { name: firstContact }));
    await expect(notice.getByRole("link")).toBeInViewport({ ratio: 1 });
    await expect(choice(page, "pack", "start")).toBeHidden();
    await notice.getByRole("link").click();
    await expect(page).toHaveURL(`${routes.contact[locale]}?topic=${type}#request`);
    await expect(page.locator(`[name=project][value=${project}]`)).toBeChecked();
    await expect(fieldOf(page, "message")).not.toHaveValue("");
  });

/** The links of the page to a place of its own where there is nothing to see. */
const deadLinks = (page: Page) =>
  page.locator("main a[href^='#']").evaluateAll((links) =>
    links
      .filter((link) => link.checkVisibility())
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => !document.getElementById(href.slice(1))?.getBoundingClientRect().height),
  );

test("the first screen follows the kind of project, chosen by hand or by the address", {
  tag: "@phone",
}, async ({ page }) => {
  const expectHero = async (type: "vitrine" | "ecommerce" | "reservation") => {
    const title =
      type === "vitrine"
        ? t("pricing.hero.title", { minutes: figures.quoteMinutes })
        : t(`pricing.hero.title.${type}`);
    const hero = page.locator("#pricing-hero > :not([hidden])");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title.replaceAll("*", ""));
    await expect(hero.getByRole("link").first()).toHaveAttribute(
      "href",
      type === "vitrine" ? "#project" : `${routes.contact["fr-fr"]}?topic=${type}#request`,
    );
    await expect(hero.getByRole("listitem")).toHaveCount(type === "vitrine" ? 4 : 0);
    expect(await deadLinks(page)).toEqual([]);
  };
  await openHydrated(page, "fr-fr");
  await expectHero("vitrine");
  const others = (["ecommerce", "reservation"] as const).filter(isOffered);
  for (const type of [...others, "vitrine"] as const) {
    await choice(page, "type", type).check();
    await expectHero(type);
  }
  await page.goBack();
  await expectHero(others.at(-1) ?? "ecommerce");

  await openHydrated(page, "fr-fr", "?type=ecommerce");
  for (const type of ["ecommerce", "vitrine", "ecommerce"] as const) {
    await choice(page, "type", type).check();
    await expectHero(type);
  }
});

test("changing the project warns before it discards", { tag: "@soak" }, async ({ page }) => {
  await openHydrated(page, "fr-fr", example.query);
  await openEstimate(page);
  const change = page.getByRole("button", { name: t("pricing.summary.change") });
  await change.click();
  const warning = page.getByRole("heading", { name: t("pricing.change.title") });
  await expect(warning).toBeVisible();
  await page.getByRole("button", { name: t("pricing.change.cancel") }).click();
  await expect(warning).toBeHidden();
  await change.press("Enter");
  await page.keyboard.press("Escape");
  await expect(warning).toBeHidden();
  await expect(change).toBeFocused();
  // Not modal: leaving it changes nothing.
  await change.press("Enter");
  await expect(warning).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(warning).toBeHidden();
  await expect(choice(page, "pack", "advanced")).toBeChecked();
  await change.click();
  await page.getByRole("link", { name: t("pricing.change.confirm") }).click();
  await expect(page).toHaveURL(pricing);
  await expect(choice(page, "type", "vitrine")).toBeFocused();
  await expect(choice(page, "pack", "advanced")).not.toBeChecked();
  await page.goBack();
  await expect(choice(page, "pack", "advanced")).toBeChecked();
});

test("a phone's bar names what is missing, and another project than a site for sale has a way back beside it", {
  tag: "@soak",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, "fr-fr", "?type=vitrine&duration=24");
  const bar = page.locator(".estimate-bar");
  await expect(bar).toContainText(typeset("Il reste à choisir un pack"));
  await choice(page, "type", "ecommerce").check();
  await expect(bar).toContainText(typeset(t("pricing.summary.advisor.ecommerce")));
  // Links to the other steps lead to the notice.
  for (const step of ["duration", "pack", "options"]) await expect(page.locator(`#${step}`)).toHaveCount(1);
  await page
    .locator(".advisor")
    .getByRole("link", { name: t("pricing.summary.change") })
    .click();
  await expect(page).toHaveURL(/\?duration=24$/);
  await expect(choice(page, "type", "vitrine")).toBeFocused();
  await openEstimate(page);
  await page.getByRole("button", { name: t("pricing.summary.change") }).click();
  await page.getByRole("link", { name: t("pricing.change.confirm") }).click();
  await expect(page.locator(".estimate-sheet")).not.toHaveAttribute("open");
});

test("the warning that was opened before hydration stays open", { tag: "@soak" }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/{react,Configurator}*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${pricing}${example.query}`);
  await openEstimate(page);
  await page.getByRole("button", { name: t("pricing.summary.change") }).click();
  const warning = page.getByRole("heading", { name: t("pricing.change.title") });
  await expect(warning).toBeVisible();
  release();
  await expect(page.locator("[data-island=configurator]")).toHaveAttribute("data-hydrated", "");
  await expect(warning).toBeVisible();
});

test("what was chosen before hydration is kept", { tag: "@soak" }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/{react,Configurator}*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${pricing}?type=vitrine&duration=24`);
  await choice(page, "pack", "start").check();
  await choice(page, "duration", "36").check();
  release();
  await expect(page).toHaveURL(/\?type=vitrine&duration=36&pack=start$/);
  const { quote: start } = quote(catalogue, {
    projectType: "vitrine",
    durationMonths: "36",
    pack: "start",
    options: [],
  });
  await expect(estimate(page)).toContainText(typeset(amountText(start?.total ?? 0, "fr-fr")));
});
