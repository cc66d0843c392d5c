/** The portfolio's filter, in place and without script, and the site that a project leads to. */
import type { Page } from "@playwright/test";
import { projects, tradeOf, trades } from "#app/content/projects.ts";
import { inTerritory, territoryKeys } from "#app/i18n/places.ts";
import { offeredCategories } from "#app/prices/offered-services.ts";
import type { Territory } from "#content/place.ts";
import { expect, test } from "#testing/browser/site.ts";
import { anyProjectSlug, projectPath, routes } from "#testing/routes.ts";
import { words } from "#testing/words.ts";

const t = words["fr-fr"];
const list = routes.portfolio["fr-fr"];

/** A kind of site that has no project in a territory. */
const [emptyType, emptyZone] = offeredCategories
  .flatMap((type) => territoryKeys.map((zone) => [type, zone] as const))
  .find(
    ([type, zone]) => !projects.some(({ category, territory }) => category === type && territory === zone),
  ) ?? ["vitrine", territoryKeys[0] as Territory];

const lastType = offeredCategories.at(-1) ?? "vitrine";

async function choose(page: Page, type: (typeof offeredCategories)[number]): Promise<void> {
  await page
    .locator("label")
    .filter({ hasText: t(`portfolio.filter.${type}`) })
    .click();
}

async function expectList(page: Page, count: number): Promise<void> {
  await expect(page.getByRole("article")).toHaveCount(count);
  await expect(page.getByRole("status").filter({ hasText: /projet/ })).toHaveText(
    count === 0 ? t("portfolio.count.none") : new RegExp(`^${count} projets?$`),
  );
}

async function expectEmpty(page: Page): Promise<void> {
  await expectList(page, 0);
  await expect(page).toHaveURL(
    new RegExp(`${list}\\?type=${emptyType}&(?:trade=&)?zone=${emptyZone}(?:#filter)?$`),
  );
  const sentence = page.getByRole("heading", { name: inTerritory(emptyZone, "fr-fr") });
  await expect(sentence).toContainText(t(`portfolio.empty.${emptyType}`));
}

test("a choice filters the list in place, is announced, and is in the address", async ({ page }) => {
  await page.goto(list);
  await expectList(page, projects.length);
  for (const type of offeredCategories) {
    const count = projects.filter(({ category }) => category === type).length;
    await choose(page, type);
    await expect(page).toHaveURL(`${list}?type=${type}`);
    await expectList(page, count);
    await page.reload();
    await expectList(page, count);
  }
});

test("a trade on a phone's first screen leads to its projects, and narrows with the other filters", async ({
  page,
}) => {
  const [trade] = [...trades].at(-1) ?? [];
  test.skip(trade === undefined || trades.size < 2, "All case studies are of one trade");
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(list);
  const found = projects.filter((project) => tradeOf(project) === trade);
  const link = page.locator(`main a[href*="trade=${trade}"]`);
  await expect(link).toBeInViewport({ ratio: 1 });
  await expect(link).toContainText(String(found.length));
  await link.click();
  await expectList(page, found.length);
  const control = page.locator("[data-filter] [name=trade]");
  await expect(control).toHaveValue(trade ?? "");
  const type = found[0]?.category ?? lastType;
  await choose(page, type);
  const both = found.filter(({ category }) => category === type).length;
  await expectList(page, both);
  await expect(control.locator("option:checked")).toContainText(`(${both})`);
  await control.selectOption("");
  await expectList(page, projects.filter(({ category }) => category === type).length);
});

test("choices that follow one another at once are all applied", { tag: "@soak" }, async ({ page }) => {
  await page.goto(`${list}#filter`);
  for (const type of offeredCategories) await choose(page, type);
  const placeOf = async (type: (typeof offeredCategories)[number]) => {
    const label = page.locator("label").filter({ hasText: t(`portfolio.filter.${type}`) });
    const { x = 0, y = 0 } = (await label.boundingBox()) ?? {};
    return { x: x + 10, y: y + 10 };
  };
  const places = [];
  for (const type of offeredCategories) places.push(await placeOf(type));
  // The mouse does not wait until something can be pressed, and neither does a visitor.
  for (const { x, y } of places) {
    await page.mouse.click(x, y);
    await page.waitForTimeout(120);
  }
  await expect(page).toHaveURL(new RegExp(`\\?type=${lastType}(?:#filter)?$`));
  await expectList(page, projects.filter(({ category }) => category === lastType).length);
});

/** How much of the window shows results, in CSS pixels. */
const resultsInView = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>(".card")].find((card) => card.checkVisibility());
    return innerHeight - (shown?.getBoundingClientRect().top ?? innerHeight);
  });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const)
  test(`a choice brings its results into view at ${width} px`, { tag: "@soak" }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(list);
    await choose(page, lastType);
    await expect.poll(() => resultsInView(page)).toBeGreaterThan(height * 0.4);
    await page.getByLabel(t("portfolio.filter.zone")).selectOption(emptyZone);
    await expect(page.getByRole("status").filter({ hasText: /projet/ })).toBeInViewport();
    await expect.poll(() => resultsInView(page)).toBeGreaterThan(height * 0.4);
  });

test("a choice made before the shared script has come is applied when it comes", { tag: "@soak" }, async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(list, { waitUntil: "commit" });
  await choose(page, lastType);
  release();
  await expect(page).toHaveURL(`${list}?type=${lastType}`);
  await expectList(page, projects.filter(({ category }) => category === lastType).length);
});

test("where nothing is left the page says so, and leads back to everything", { tag: "@soak" }, async ({
  page,
}) => {
  await page.goto(list);
  await choose(page, emptyType);
  await page.getByLabel(t("portfolio.filter.zone")).selectOption(emptyZone);
  await expectEmpty(page);
  await page.getByRole("link", { name: t("portfolio.empty.reset") }).click();
  await expect(page).toHaveURL(`${list}#filter`);
  await expectList(page, projects.length);
});

test("without script the same form asks for the same page", { tag: "@soak" }, async ({ plainPage: page }) => {
  await page.goto(list);
  await choose(page, emptyType);
  await page.getByLabel(t("portfolio.filter.zone")).selectOption(emptyZone);
  await page.getByRole("button", { name: t("portfolio.filter.submit") }).click();
  await expectEmpty(page);
});

const former = projects.find(({ pictureAlt }) => pictureAlt["fr-fr"].before !== undefined);

test("a client's former site gives way to the present one under a slider", { tag: "@soak" }, async ({
  page,
}) => {
  test.skip(former === undefined, "No case study shows a former site");
  await page.goto(projectPath("fr-fr", former?.slug ?? ""));
  const slider = page.getByRole("slider", { name: t("project.comparison.slider") });
  await slider.scrollIntoViewIfNeeded();
  await slider.focus();
  await slider.press("End");
  await expect(slider).toHaveAttribute(
    "aria-valuetext",
    t("project.comparison.value", { before: 100, after: 0 }),
  );
  const shown = page.locator(".comparison-before img");
  await expect(shown).toHaveCSS("clip-path", /^inset\(0px(?: calc\(0%.*| 0%.*)?\)$/);
});

test("without script a client's former site stands beside the present one", { tag: "@soak" }, async ({
  plainPage: page,
}) => {
  test.skip(former === undefined, "No case study shows a former site");
  await page.goto(projectPath("fr-fr", former?.slug ?? ""));
  const [before, after] = await page
    .locator(".comparison figure")
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().toJSON()));
  expect(after.left).toBeGreaterThanOrEqual(before.right);
  await expect(page.getByRole("slider")).toHaveCount(0);
});

test("a project opens its client's site in a new tab, which may load nothing but its own files", {
  tag: "@soak",
}, async ({ page }) => {
  await page.goto(projectPath("fr-fr", anyProjectSlug));
  const opened = page.waitForEvent("popup");
  await page
    .getByRole("link", { name: t("project.visit.demo") })
    .first()
    .click();
  const site = await opened;
  const { websiteUrl } = projects.find(({ slug }) => slug === anyProjectSlug) ??
    projects[0] ?? { websiteUrl: "" };
  await expect(site).toHaveURL(websiteUrl);
  await expect(site.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await site.evaluate(() => window.opener)).toBeNull();
  // The guard hears of whatever the policy blocks; here, that there is one.
  const { "content-security-policy": policy, "x-robots-tag": robots } = (
    await page.request.get(websiteUrl)
  ).headers();
  expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(policy).not.toContain("unsafe");
  expect(policy).not.toContain("script-src");
  expect(robots).toBe("noindex");
});
