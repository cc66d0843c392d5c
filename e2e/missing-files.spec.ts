/** A page whose scripts are gone, because the site was updated since: what it has works as without script. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mergeTests, type Page } from "@playwright/test";
import { test as benchTest } from "#testing/browser/processes.ts";
import { expect, test as siteTest } from "#testing/browser/site.ts";
import { contactValues } from "#testing/form-values.ts";
import { routes } from "#testing/routes.ts";
import { expectHydrated, fieldOf, fillContact, submitButton } from "./contact-form.ts";
import { choice } from "./pricing-form.ts";

const test = mergeTests(siteTest, benchTest);

const assets = join(import.meta.dirname, "../build/client/assets");

/** From now on no script can be loaded. */
const removeScripts = (page: Page) =>
  page.route("**/assets/*.{js,json}", (route) => route.fulfill({ status: 404 }));

const themeButton = (page: Page) => page.getByRole("contentinfo").locator("[data-theme-button]");

test("without its scripts a page switches the theme, filters, scrolls its slides, takes choices, and leads nowhere else", {
  tag: "@phone",
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
  await page.locator("[data-filter] [name=zone]").selectOption("guadeloupe");
  await expect(page).toHaveURL(/\?(?:.*&)?zone=guadeloupe/);
  await expect(page.locator("[data-filter] [name=zone]")).toHaveValue("guadeloupe");

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

test("a page from before an update has its scripts, styles and pictures, and its form is sent", {
  tag: "@phone",
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
