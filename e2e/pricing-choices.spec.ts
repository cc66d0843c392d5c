/** What a choice in the configurator does to the others: options, projects for an advisor, another project. */

import type { Page } from "@playwright/test";
import { catalogue } from "#app/content/catalogue.ts";
import { quote } from "#app/domain/quote.ts";
import { plural } from "#app/i18n/formats.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { firstContact } from "#content/team.ts";
import { expect, test } from "#testing/browser/site.ts";
import { amountText, example } from "#testing/form-values.ts";
import {
  addableTo,
  inOrder,
  lacking,
  offered,
  optionName,
  optionOf,
  rivals,
  searchFor,
} from "#testing/offered-options.ts";
import { routes } from "#testing/routes.ts";
import { locales, words } from "#testing/words.ts";
import { fieldOf, typeset } from "./contact-form.ts";
import { hold } from "./held-files.ts";
import {
  advisedType,
  advisedTypes,
  choice,
  dialog,
  estimate,
  notes,
  openCategory,
  openEstimate,
  openHydrated,
  openRequest,
  option,
  row,
} from "./pricing-form.ts";

const t = words["fr-fr"];
const pricing = routes.pricing["fr-fr"];

test("options need a pack, and those that it includes are checked and cost nothing", {
  tag: "@soak",
}, async ({ page }) => {
  const included = optionOf("start", "included", { subscription: false });
  const [addable] = addableTo("start");
  test.skip(included === undefined || addable === undefined);
  if (included === undefined || addable === undefined) return;
  await openHydrated(page, "fr-fr", "?type=vitrine&duration=36");
  await expect(option(page, addable)).toBeDisabled();
  await expect(option(page, addable)).toHaveAccessibleDescription(typeset("Choisissez d'abord un pack"));

  await choice(page, "pack", "start").check();
  await openCategory(page, included);
  await expect(option(page, included)).toBeChecked();
  await expect(option(page, included)).toBeDisabled();
  await expect(row(page, included)).toContainText(/Compris\s*0,00\s€/);
});

test("an option that needs another is chosen with it, is named in a note when it falls with it, and comes back", {
  tag: "@soak",
}, async ({ page }) => {
  const pair = lacking("start", "advanced");
  test.skip(pair === undefined);
  if (pair === undefined) return;
  const reason = `Nécessite : ${optionName(pair.by)}.`;
  await openHydrated(page, "fr-fr", "?type=vitrine&duration=36&pack=start");
  await openCategory(page, pair.option);
  await expect(option(page, pair.option)).toHaveAccessibleDescription(typeset(reason));
  await row(page, pair.option).getByRole("button").click();
  await expect(page).toHaveURL(new RegExp(`options=${inOrder(pair.by, pair.option)}$`));
  // The button is gone.
  await expect(option(page, pair.option)).toBeFocused();

  await openCategory(page, pair.by);
  await option(page, pair.by).uncheck();
  await expect(option(page, pair.option)).not.toBeChecked();
  await expect(notes(page)).toHaveText(typeset(`${optionName(pair.option)}. ${reason}`));
  await choice(page, "pack", "advanced").check();
  await expect(option(page, pair.option)).toBeChecked();
  await expect(notes(page)).toHaveCount(0);
});

test("choices that come faster than the page shows what follows from them are all kept", {
  tag: "@phone",
}, async ({ page }) => {
  const wanted = addableTo("start").slice(0, 3);
  test.skip(wanted.length < 2);
  await openHydrated(page, "fr-fr", "?type=vitrine&duration=36&pack=start");
  const boxes = wanted.map((key) => `input[name=options][value="${key}"]`);
  const ticked = await page.evaluate((selectors) => {
    const inputs = selectors.map((selector) => document.querySelector<HTMLInputElement>(selector));
    for (const input of inputs) input?.click();
    return inputs.map((input) => input?.checked);
  }, boxes);
  expect(ticked).toEqual(wanted.map(() => true));
  await expect(page).toHaveURL(new RegExp(`options=${inOrder(...wanted)}$`));
  for (const key of wanted)
    await expect(page.locator("li.option").filter({ has: option(page, key) })).toHaveAttribute(
      "data-status",
      "chosen",
    );
});

test("an option replaces another of its family", { tag: "@soak" }, async ({ page }) => {
  const pair = rivals("start");
  test.skip(pair === undefined);
  if (pair === undefined) return;
  const [first, second] = pair;
  await openHydrated(page, "fr-fr", "?type=vitrine&duration=36&pack=start");
  await openCategory(page, first);
  await option(page, first).check();
  await openCategory(page, second);
  await expect(option(page, second)).toBeDisabled();
  await row(page, second).getByRole("button").click();
  await expect(option(page, second)).toBeChecked();
  await expect(option(page, second)).toBeFocused();
  await expect(option(page, first)).not.toBeChecked();
});

test("a subscription that a pack includes ends one day, and what is paid once does not", {
  tag: "@soak",
}, async ({ page }) => {
  const { options } = catalogue;
  await openHydrated(page, "fr-fr", "?type=vitrine&duration=36&pack=pro");
  const months = typeset(t("pricing.option.included.months"));
  const subscription = optionOf("pro", "included", { subscription: true });
  if (subscription !== undefined) {
    await openCategory(page, subscription);
    await expect(row(page, subscription)).toContainText(months);
    for (const kind of ["monthly", "yearly"] as const)
      await expect(row(page, subscription)).not.toContainText(typeset(t(`pricing.option.contract.${kind}`)));
  }
  for (const contract of [true, false]) {
    const key = optionOf("pro", "available", { subscription: true, contract });
    const { kind } = key === undefined ? { kind: null } : options[key].price;
    if (key === undefined || (kind !== "monthly" && kind !== "yearly")) continue;
    const term = `pricing.option.${contract ? "contract" : "subscription"}.${kind}` as const;
    await openCategory(page, key);
    await expect(row(page, key)).toContainText(typeset(t(term)));
  }
  const once = optionOf("pro", "included", { subscription: false });
  if (once === undefined) return;
  await openCategory(page, once);
  await expect(row(page, once)).not.toContainText(months);
});

test("a search shows what it finds, also without accents, and Enter changes no address", {
  tag: "@soak",
}, async ({ page }) => {
  await openHydrated(page, "fr-fr", "?type=vitrine&duration=36&pack=advanced");
  // An announced region that is not displayed before its first text may not be read.
  await expect(page.locator("#options p").and(page.getByRole("status"))).toHaveCount(1);
  const search = page.getByRole("searchbox");
  const { text, key, hidden, found } = searchFor("fr-fr", {
    entered: (word) => (/[éèêàç]/.test(word) ? word.normalize("NFD").replace(/\p{M}/gu, "") : ""),
  });
  await search.fill(text);
  const [count, total] = [found.length, offered.length];
  await expect(
    page.getByText(t(`pricing.options.count.${plural("fr-fr", count)}`, { count, total })),
  ).toBeVisible();
  await expect(option(page, hidden)).toBeHidden();
  await expect(option(page, key)).toBeVisible();
  await search.fill("zzz");
  await expect(page.getByText(t("pricing.options.count.none"))).toBeVisible();
  const before = page.url();
  await search.press("Enter");
  expect(page.url()).toBe(before);
});

test("the address holds a search, but no history entry does, and clearing the configuration ends it", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await openHydrated(page, "fr-fr", "?type=vitrine&pack=advanced");
  const search = page.getByRole("searchbox");
  const entries = await page.evaluate(() => history.length);
  await search.pressSequentially("zzé");
  await expect(page).toHaveURL(`${routes.pricing["fr-fr"]}?type=vitrine&pack=advanced&q=zz%C3%A9`);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.reload();
  await expect(search).toHaveValue("zzé");
  await search.focus();
  await expect(page.locator("[data-island=configurator]")).toHaveAttribute("data-hydrated", "");
  await choice(page, "duration", "12").check();
  await expect(page).toHaveURL(/duration=12&pack=advanced&q=zz%C3%A9$/);
  await search.fill("");
  await expect(page).toHaveURL(/duration=12&pack=advanced$/);
  await page.goBack();
  await expect(search).toHaveValue("zzé");
  await openEstimate(page);
  await page.getByRole("button", { name: t("pricing.summary.change"), exact: true }).click();
  await page.getByRole("link", { name: t("pricing.change.confirm") }).click();
  await expect(search).toHaveValue("");
  await expect(page).toHaveURL(routes.pricing["fr-fr"]);
});

for (const locale of locales)
  test(`a search in ${locale} that finds nothing leads to the form with its words, which are in no address`, {
    tag: "@phone",
  }, async ({ page }) => {
    const say = words[locale];
    await openHydrated(page, locale, "?type=vitrine&duration=12&pack=start");
    const search = page.getByRole("searchbox");
    // A letter is missing.
    const { text, key, hidden } = searchFor(locale, {
      entered: (word) => (/^\p{L}{9,}$/u.test(word) ? `${word.slice(0, 6)}${word.slice(7)}` : ""),
    });
    await search.fill(text);
    await expect(option(page, key)).toBeVisible();
    await expect(option(page, hidden)).toBeHidden();
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
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .map((link) => link.getAttribute("href") ?? "")
      .filter((href) => !document.getElementById(href.slice(1))?.getBoundingClientRect().height),
  );

test("the line of steps names those that the kind of project has, chosen by hand or by the address", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  const steps = page.getByRole("navigation", { name: t("pricing.hero.steps") }).getByRole("link");
  const expectSteps = async (type: "vitrine" | "ecommerce" | "reservation") => {
    await expect(steps).toHaveCount(type === "vitrine" ? 4 : 1);
    expect(await deadLinks(page)).toEqual([]);
  };
  await openHydrated(page, "fr-fr");
  await expectSteps("vitrine");
  for (const type of [...advisedTypes, "vitrine"] as const) {
    await choice(page, "type", type).check();
    await expectSteps(type);
  }
  await page.goBack();
  const last = advisedTypes.at(-1);
  if (last === undefined) return;
  await expectSteps(last);
  await openHydrated(page, "fr-fr", `?type=${last}`);
  await expectSteps(last);
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
  if (advisedType === undefined) return test.skip();
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, "fr-fr", "?type=vitrine&duration=24");
  const bar = page.locator(".estimate-bar");
  await expect(bar).toContainText(typeset("Il reste à choisir un pack"));
  await choice(page, "type", advisedType).check();
  await expect(bar).toContainText(typeset(t(`pricing.summary.advisor.${advisedType}`)));
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

test("on a phone a link in the estimate leads to what it names, which the estimate then leaves in view", {
  tag: ["@phone", "@soak"],
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, "on a wide screen the estimate is a column");
  await openHydrated(page, "fr-fr", "?type=vitrine&duration=24");
  await openEstimate(page);
  await estimate(page)
    .getByRole("link", { name: t("pricing.summary.missing.pack") })
    .press("Enter");
  await expect(page.locator(".estimate-sheet")).not.toHaveAttribute("open");
  await expect(page).toHaveURL(/#pack$/);
  await expect(page.locator("#pack")).toBeInViewport();
});

test("where a style sheet cannot unfold the column of the estimate, Escape does not fold it", {
  tag: "@soak",
}, async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no column");
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (condition: string) => !condition.includes("::details-content") && supports(condition);
  });
  await openHydrated(page, "fr-fr", example.query);
  await expect(page.locator(".estimate-sheet")).toHaveAttribute("open", "");
  await page.keyboard.press("Escape");
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator(".estimate-sheet")).toHaveAttribute("open", "");
});

test("the warning that was opened before hydration stays open", { tag: "@soak" }, async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/{react,configurator}*.js", async (route) => {
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
  await page.route("**/assets/{react,configurator}*.js", async (route) => {
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
    paymentMonths: "36",
    pack: "start",
    options: [],
  });
  await expect(estimate(page)).toContainText(typeset(amountText(start?.total ?? 0, "fr-fr")));
});

test("a request form that was closed before hydration stays closed", { tag: "@soak" }, async ({ page }) => {
  const release = await hold(page, "**/assets/{react,configurator}*.js");
  await page.goto(`${pricing}${example.query}`);
  await openRequest(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await release();
  await expect(page.locator("[data-island=configurator]")).toHaveAttribute("data-hydrated", "");
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(dialog(page)).toBeHidden();
});
