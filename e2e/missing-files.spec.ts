/** A page whose scripts are gone, because the site was updated since: what it has works as without script. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mergeTests, type Page } from "@playwright/test";
import { catalogue } from "#app/content/catalogue.ts";
import { projects } from "#app/content/projects.ts";
import { quote } from "#app/domain/quote.ts";
import { offeredCategories } from "#app/prices/offered-services.ts";
import { test as benchTest } from "#testing/browser/processes.ts";
import { expect, test as siteTest } from "#testing/browser/site.ts";
import { amountText, contactValues, personValues } from "#testing/form-values.ts";
import { routes } from "#testing/routes.ts";
import { expectHydrated, fieldOf, fillContact, readContact, submitButton, typeset } from "./contact-form.ts";
import { hold } from "./held-files.ts";
import {
  choice,
  estimate,
  fillPerson,
  openCategory,
  openEstimate,
  openHydrated,
  openRequest,
  option,
  otherPlaces,
  placeOf,
} from "./pricing-form.ts";

const test = mergeTests(siteTest, benchTest);

const assets = join(import.meta.dirname, "../build/client/assets");

/** From now on no script can be loaded. */
const removeScripts = (page: Page) =>
  page.route("**/assets/*.{js,json}", (route) => route.fulfill({ status: 404 }));

const zone = (page: Page) => page.locator("[data-filter] [name=zone]");

const projectsOf = (wanted: string) => projects.filter(({ territory }) => territory === wanted);

const themeButton = (page: Page) => page.getByRole("contentinfo").locator("[data-theme-button]");

test("without its scripts a page switches the theme, filters, scrolls its slides, takes choices, and leads nowhere else", {
  tag: ["@phone", "@soak"],
}, async ({ page, tolerate }) => {
  tolerate(/status of 404|Failed to fetch dynamically imported module/);
  await page.goto(routes.contact["fr-fr"]);
  await removeScripts(page);
  await fieldOf(page, "name").fill("Joséphine");
  await themeButton(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expect(page).toHaveURL(routes.contact["fr-fr"]);
  await expect(fieldOf(page, "name")).toHaveValue("Joséphine");

  await page.unroute("**/assets/*.{js,json}");
  await page.goto(routes.portfolio["fr-fr"]);
  await removeScripts(page);
  const kind = offeredCategories.find((type) =>
    projectsOf("guadeloupe").some(({ category }) => category === type),
  );
  await zone(page).selectOption("guadeloupe");
  await expect(page.getByRole("article")).toHaveCount(projectsOf("guadeloupe").length);
  await expect(page).toHaveURL(/\?(?:.*&)?zone=guadeloupe/);
  await expect(zone(page)).toHaveValue("guadeloupe");
  // Another one, on the page that this has loaded.
  await page
    .locator("[data-filter] label")
    .filter({ has: choice(page, "type", kind ?? "") })
    .click();
  const both = projectsOf("guadeloupe").filter(({ category }) => category === kind);
  await expect(page.getByRole("article")).toHaveCount(both.length);
  await expect(zone(page)).toHaveValue("guadeloupe");

  await page.unroute("**/assets/*.{js,json}");
  await page.goto(routes.home["fr-fr"]);
  await removeScripts(page);
  const carousel = page.locator("[data-carousel]").first();
  await carousel.scrollIntoViewIfNeeded();
  await expect(carousel.locator("[data-step]").first()).toBeHidden();

  await page.unroute("**/assets/*.{js,json}");
  await page.goto(routes.pricing["fr-fr"]);
  await removeScripts(page);
  await choice(page, "type", "vitrine").check({ force: true });
  await expect(page).toHaveURL(/[?&]type=vitrine/);
});

test("without even the shared script choices are applied, and a form is sent", { tag: "@phone" }, async ({
  page,
  person,
  site,
  tolerate,
}) => {
  tolerate(/status of 404/);
  await removeScripts(page);
  const open = async (path: string) => {
    // Before that, nothing knows that the script does not come.
    const asked = page.waitForResponse(/entry\.client/);
    await page.goto(path, { waitUntil: "commit" });
    await asked;
    // Its answer has come; this lets the page handle it.
    await page.waitForLoadState("load");
    await page.evaluate(() => new Promise((done) => setTimeout(done)));
  };
  await open(`${routes.pricing["fr-fr"]}?type=vitrine&duration=24`);
  await choice(page, "pack", "advanced").check({ force: true });
  await expect(page).toHaveURL(/[?&]pack=advanced/);
  await expect(estimate(page)).toContainText("€");
  await openEstimate(page);
  await placeOf(page).selectOption(otherPlaces[0] ?? "");
  await expect(page).toHaveURL(/[?&]place=/);
  // All three questions are answered before they are sent.
  await open(routes.pricing["fr-fr"]);
  const needs = page.locator("#needs");
  await needs.locator("summary").click();
  for (const question of await needs.getByRole("group").all())
    await question.getByRole("radio").first().check();
  await needs.getByRole("button").click();
  await expect(page).toHaveURL(/[?&]need=.*&have=.*&when=/);
  await open(routes.portfolio["fr-fr"]);
  await zone(page).selectOption("guadeloupe");
  await expect(page).toHaveURL(/[?&]zone=guadeloupe/);
  await open(routes.contact["fr-fr"]);
  const values = contactValues(person("plain"));
  await fillContact(page, values);
  await submitButton(page).click();
  await expect(page).toHaveURL(routes.thankYou["fr-fr"]);
  expect(await site.leadsOf(values.email)).toEqual([expect.objectContaining(values)]);
});

test("without its scripts a button is sent with its form", { tag: ["@phone", "@soak"] }, async ({
  page,
  tolerate,
}) => {
  tolerate(/status of 404|Failed to fetch dynamically imported module/);
  await page.goto(`${routes.pricing["fr-fr"]}?type=vitrine&duration=24&pack=start`);
  await removeScripts(page);
  const add = page.locator("button[name=add]").first();
  const wanted = (await add.getAttribute("value")) ?? "";
  await openCategory(page, wanted);
  await add.click();
  await expect(option(page, wanted)).toBeChecked();
});

test("what is chosen and typed before the scripts have come is there when the visitor comes back", {
  tag: "@phone",
}, async ({ page }) => {
  const elsewhere = routes.about["fr-fr"];
  await hold(page, "**/assets/{react,configurator,ContactForm,portfolio-filter}*.js");
  await page.goto(`${routes.pricing["fr-fr"]}?type=vitrine&duration=24&pack=start&utm_source=letter`);
  await choice(page, "duration", "36").check();
  await choice(page, "pack", "advanced").check();
  await page.goto(elsewhere);
  await page.goBack();
  await expect(choice(page, "duration", "36")).toBeChecked();
  await expect(choice(page, "pack", "advanced")).toBeChecked();
  const { quote: priced } = quote(catalogue, {
    projectType: "vitrine",
    paymentMonths: "36",
    pack: "advanced",
    options: [],
  });
  await expect(estimate(page)).toContainText(typeset(amountText(priced?.total ?? 0, "fr-fr")));
  await expect(page).toHaveURL(/[?&]utm_source=letter/);

  await page.goto(routes.portfolio["fr-fr"]);
  await zone(page).selectOption("guadeloupe");
  await page.goto(elsewhere);
  await page.goBack();
  await expect(zone(page)).toHaveValue("guadeloupe");
  await expect(page.getByRole("article")).toHaveCount(projectsOf("guadeloupe").length);

  await page.goto(routes.contact["fr-fr"]);
  const values = contactValues("back@visitor.example");
  await fillContact(page, values);
  await page.goto(elsewhere);
  await page.goBack();
  expect(await readContact(page)).toMatchObject(values);
});

/** Opens a page anew at the newest of its own entries in the history; only the shared script comes. */
async function leaveAndReturn(page: Page): Promise<() => Promise<void>> {
  await page.goto(routes.about["fr-fr"]);
  const release = await hold(page, "**/assets/{react,configurator,portfolio-filter}*.js");
  await page.goBack();
  return release;
}

async function expectPack(page: Page, pack: string): Promise<void> {
  await expect(choice(page, "pack", pack)).toBeChecked();
  const selection = { projectType: "vitrine", paymentMonths: "24", pack, options: [] };
  const { quote: priced } = quote(catalogue, selection);
  await expect(estimate(page)).toContainText(typeset(amountText(priced?.total ?? 0, "fr-fr")));
  await expect(page).toHaveURL(new RegExp(`\\?type=vitrine&duration=24&pack=${pack}$`));
}

test("Back and Forward before the hydration show the choices of their address, and keep what was typed", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await openHydrated(page, "fr-fr", "?type=vitrine&duration=24&pack=start");
  await choice(page, "pack", "advanced").check();
  await openRequest(page);
  const values = personValues("back@visitor.example");
  await fillPerson(page, values);
  await page.keyboard.press("Escape");
  const release = await leaveAndReturn(page);
  await expectPack(page, "advanced");
  await page.goBack();
  await release();
  await expectPack(page, "start");
  for (const [field, value] of Object.entries(values))
    await expect(page.locator(`#quote-request [name=${field}]`)).toHaveValue(value);
  await page.goForward();
  await expectPack(page, "advanced");
});

test("without its scripts the configurator follows Back and Forward, and what is chosen there", {
  tag: ["@phone", "@soak"],
}, async ({ page, tolerate }) => {
  tolerate(/status of 404|Failed to fetch dynamically imported module/);
  await openHydrated(page, "fr-fr", "?type=vitrine&duration=24&pack=start");
  await choice(page, "pack", "advanced").check();
  await page.goto(routes.about["fr-fr"]);
  await page.route("**/assets/{react,configurator}*.js", (route) => route.fulfill({ status: 404 }));
  await page.goBack();
  await expectPack(page, "advanced");
  await page.goBack();
  await expectPack(page, "start");
  await page.goForward();
  await expectPack(page, "advanced");
});

test("Back before even the shared script has come shows the choices of its address", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await openHydrated(page, "fr-fr", "?type=vitrine&duration=24&pack=start");
  await choice(page, "pack", "advanced").check();
  await page.goto(routes.about["fr-fr"]);
  const release = await hold(page, "**/assets/entry.client*.js");
  await page.goBack({ waitUntil: "commit" });
  await expect(choice(page, "pack", "advanced")).toBeChecked();
  await page.goBack({ waitUntil: "commit" });
  await expect(page).toHaveURL(/pack=start$/);
  await release();
  await expectPack(page, "start");
});

test("Back within the portfolio shows the projects of its address, with and without the filter's script", {
  tag: ["@phone", "@soak"],
}, async ({ page }) => {
  await page.goto(routes.portfolio["fr-fr"]);
  await page.evaluate(() => {
    location.hash = "#filter";
  });
  await zone(page).selectOption("guadeloupe");
  await expect(page.getByRole("article")).toHaveCount(projectsOf("guadeloupe").length);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(projects.length);
  await expect(zone(page)).toHaveValue("");
  await page.goForward();
  await expect(page.getByRole("article")).toHaveCount(projectsOf("guadeloupe").length);
  await leaveAndReturn(page);
  await page.goBack();
  await expect(page.getByRole("article")).toHaveCount(projects.length);
  await expect(zone(page)).toHaveValue("");
});

test("a page from before an update has its scripts, styles and pictures, and its form is sent", {
  tag: ["@phone", "@soak"],
}, async ({ page, bench, person, tolerate }) => {
  // The files of an earlier build: this one's under other names, which they import each other by.
  const names = readdirSync(assets).filter((name) => !/\.(br|gz)$/.test(name));
  const earlier = (text: string) => names.reduce((all, name) => all.replaceAll(name, `x${name}`), text);
  const folder = join(bench.dataDir, "assets");
  mkdirSync(folder, { recursive: true });
  mkdirSync(join(bench.dataDir, "pictures"));
  writeFileSync(join(bench.dataDir, "pictures/team.0123456789-400.webp"), "picture");
  for (const name of names) {
    const bytes = readFileSync(join(assets, name));
    const isText = /\.(js|css|json)$/.test(name);
    writeFileSync(join(folder, `x${name}`), isText ? earlier(bytes.toString()) : bytes);
  }
  const { origin } = await bench.server();
  expect(await (await fetch(`${origin}/pictures/team.0123456789-400.webp`)).text()).toBe("picture");
  tolerate(/third party/);
  const html = await (await fetch(`${origin}${routes.contact["fr-fr"]}`)).text();
  expect(earlier(html)).not.toBe(html);
  // Without the policy, which has the hashes of scripts with this build's names.
  await page.route(`${origin}${routes.contact["fr-fr"]}`, (route) =>
    route.request().method() === "GET"
      ? route.fulfill({ body: earlier(html), contentType: "text/html" })
      : route.continue(),
  );
  const loaded: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/assets/")) loaded.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(`${origin}${routes.contact["fr-fr"]}`);
  await fieldOf(page, "name").focus();
  await expectHydrated(page);
  await fillContact(page, contactValues(person("before")));
  await submitButton(page).click();
  await expect(page).toHaveURL(`${origin}${routes.thankYou["fr-fr"]}`);
  expect(loaded.filter((line) => line.includes("/assets/x")).length).toBeGreaterThan(3);
  expect(loaded.filter((line) => !line.startsWith("200"))).toEqual([]);
  // Its server stops with the test: the page after the form has a script to load.
  await page.waitForLoadState("networkidle");
});
