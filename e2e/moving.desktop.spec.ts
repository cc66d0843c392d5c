/** From page to page: fetched when a link is about to be pressed, cross-faded, and whole on the way back. */
import { expect, test } from "#testing/browser/site.ts";
import { routes } from "#testing/routes.ts";
import { findChromium } from "../tooling/programs/find.mjs";

test("a link under the pointer is fetched before it is pressed, and its page fades in", {
  tag: "@soak",
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      Object.assign(window, {
        faded: (event as Event & { viewTransition: unknown }).viewTransition !== null,
      });
    });
  });
  const contact = routes.contact["fr-fr"];
  const session = await page.context().newCDPSession(page);
  const fetched = new Promise<void>((done) => {
    session.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
      if (new URL(prefetchUrl).pathname === contact && status === "Ready") done();
    });
  });
  await session.send("Preload.enable");
  await page.goto(routes.about["fr-fr"], { waitUntil: "networkidle" });
  const link = page.locator(`footer a[href="${contact}"]`).first();
  await link.hover();
  await fetched;
  await link.click();
  await expect(page).toHaveURL(contact);
  const arrived = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return (navigation as PerformanceEntry & { deliveryType: string }).deliveryType;
  });
  expect(arrived).toBe("navigational-prefetch");
  // A busy browser may give a transition up, and shows the page without: one page that fades is the proof.
  await expect(async () => {
    await page.goto(routes.about["fr-fr"]);
    await link.click();
    await expect(page).toHaveURL(contact);
    expect(await page.evaluate(() => "faded" in window && window.faded)).toBe(true);
  }).toPass({ timeout: 20_000 });
});

test("a card of the portfolio becomes its case study: pictures and name move to their places", {
  tag: "@soak",
}, async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener("pagereveal", (event) => {
      const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null };
      void viewTransition?.ready.then(() => {
        const moved = document.getAnimations().flatMap(({ effect }) => {
          const { pseudoElement } = effect as KeyframeEffect;
          const [, name] = pseudoElement?.match(/^::view-transition-group\((.+)\)$/) ?? [];
          return name === undefined ? [] : [name];
        });
        Object.assign(window, { moved });
      });
    });
  });
  // A busy browser may give a transition up.
  await expect(async () => {
    await page.goto(routes.portfolio["fr-fr"], { waitUntil: "networkidle" });
    await page.locator("[data-project-card] a").first().click();
    await expect(page.locator("h1")).toBeVisible();
    const moved = () => page.evaluate(() => ("moved" in window ? window.moved : []));
    await expect
      .poll(moved, { timeout: 2000 })
      .toEqual(expect.arrayContaining(["case-desktop", "case-phone", "case-name"]));
  }).toPass({ timeout: 30_000 });
});

test("on the way back a page is there as it was left", { tag: "@soak" }, async ({ playwright, site }) => {
  // A browser of its own: the test runner's keeps no page on purpose, and the headless shell cannot.
  const executablePath = findChromium();
  const browser = await playwright.chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const lost: string[] = [];
  for (const name of ["home", "portfolio", "pricing", "contact"] as const) {
    const path = routes[name]["fr-fr"];
    // A page of its own each: the runner does not follow one that comes back.
    const page = await browser.newPage();
    const session = await page.context().newCDPSession(page);
    await session.send("Page.enable");
    await page.goto(`${site.origin}${path}`, { waitUntil: "load" });
    // Hydrated, where there is an island.
    await page.mouse.wheel(0, 400);
    await page.waitForLoadState("networkidle");
    await page.goto(`${site.origin}/connect`, { waitUntil: "load" });
    const why: string[] = [];
    session.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
      why.push(...notRestoredExplanations.map(({ reason }) => reason));
    });
    const back = new Promise<string>((done) => {
      session.on("Page.frameNavigated", ({ type }) => done(type));
    });
    const { currentIndex, entries } = await session.send("Page.getNavigationHistory");
    await session.send("Page.navigateToHistoryEntry", { entryId: entries[currentIndex - 1]?.id ?? 0 });
    if ((await back) !== "BackForwardCacheRestore") lost.push(`${name}: ${why.join(", ")}`);
    await page.close();
  }
  await browser.close();
  expect(lost).toEqual([]);
});
