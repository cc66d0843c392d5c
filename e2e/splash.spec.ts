/** The splash: once a session, two seconds at least and until the page has loaded, never in the way. */
import type { Page } from "@playwright/test";
import { identity } from "#content/identity.ts";
import { expect, test } from "#testing/browser/site.ts";
import { routes } from "#testing/routes.ts";
import { locales, plain } from "#testing/words.ts";

test.use({ splash: true });

const splashOf = (page: Page) => page.locator(".splash");

/**
 * Notes in the page when the splash ends, in milliseconds since the page began. The introduction, which may open right
 * after it, has tests of its own.
 */
const noteEnd = () => {
  localStorage.setItem("introClosed", "true");
  new MutationObserver(() => {
    if (document.documentElement.dataset.splash === "done")
      Object.assign(window, { splashEndedAt: performance.now() });
  }).observe(document, { attributes: true, attributeFilter: ["data-splash"], subtree: true });
};

/** Keeps pages from having loaded, however long the look at their splash takes, until what it resolves to is called. */
async function holdLoading(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

for (const locale of locales)
  test(`the first page in ${locale} shows the name and the tagline for two seconds, over a page that is there`, async ({
    page,
  }) => {
    await page.addInitScript(noteEnd);
    const release = await holdLoading(page);
    await page.goto(routes.home[locale], { waitUntil: "commit" });
    await expect(splashOf(page)).toBeVisible();
    release();
    expect(plain((await splashOf(page).textContent()) ?? "")).toBe(
      `${identity.name}${plain(identity.tagline[locale])}`,
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(splashOf(page)).toBeHidden();
    const endedAt = await page.evaluate(() => (window as unknown as { splashEndedAt: number }).splashEndedAt);
    expect(endedAt).toBeGreaterThanOrEqual(2000);
    await page.locator("main a").first().click({ trial: true });
  });

test("it waits for a page that takes longer to load", { tag: "@soak" }, async ({ page }) => {
  await page.addInitScript(noteEnd);
  const release = await holdLoading(page);
  await page.goto(routes.home["fr-fr"], { waitUntil: "commit" });
  await page.waitForFunction(() => performance.now() > 2600);
  await expect(splashOf(page)).toBeVisible();
  release();
  await expect(splashOf(page)).toBeHidden();
});

test("it shows once a session, on whichever page comes first", { tag: "@soak" }, async ({ page, visit }) => {
  const release = await holdLoading(page);
  await page.goto(routes.contact["en-en"], { waitUntil: "commit" });
  await expect(splashOf(page)).toBeVisible();
  release();
  await expect(splashOf(page)).toBeHidden();
  await page.goto(routes.home["en-en"], { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.locator("html")).not.toHaveAttribute("data-splash");
  await page.reload();
  await expect(page.locator("html")).not.toHaveAttribute("data-splash");
  await expect(splashOf(page)).toBeHidden();

  const later = await visit({});
  const releaseLater = await holdLoading(later);
  await later.goto(routes.home["en-en"], { waitUntil: "commit" });
  await expect(splashOf(later)).toBeVisible();
  releaseLater();
});

test("it goes by itself where the script that ends it does not come", { tag: "@soak" }, async ({
  page,
  tolerate,
}) => {
  tolerate(/ERR_FAILED|Failed to fetch dynamically imported module/);
  await page.route("**/assets/entry.client-*.js", (route) => route.abort("failed"));
  await page.goto(routes.home["en-en"], { waitUntil: "commit" });
  await expect(splashOf(page)).toBeVisible();
  await expect(splashOf(page)).toBeHidden();
});

test("without script there is none", { tag: "@soak" }, async ({ plainPage }) => {
  await plainPage.goto(routes.home["fr-fr"]);
  await expect(splashOf(plainPage)).toBeHidden();
});
