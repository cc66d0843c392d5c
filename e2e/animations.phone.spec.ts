/** While nobody touches a page, the main thread rests: what moves is animated by the compositor alone. */
import type { Page } from "@playwright/test";
import { expect, test } from "#testing/browser/site.ts";
import { routes } from "#testing/routes.ts";

/** Longer than the splash, in milliseconds. */
const durationMs = 4000;

/**
 * The properties that the page animates in this time and that the browser has to lay out or paint for each frame, with
 * their elements. A transition of a quarter of a second is no burden.
 */
const paintedAnimations = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async (durationMs) => {
    const byCompositor = /^(opacity|transform|translate|scale|rotate|filter|clipPath|backdropFilter)$/;
    const description = /^(offset|computedOffset|easing|composite)$/;
    const found = new Set<string>();
    const end = performance.now() + durationMs;
    while (performance.now() < end) {
      for (const { effect, playState } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || playState !== "running") continue;
        if (Number(effect.getComputedTiming().activeDuration) <= 250) continue;
        for (const property of effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe)))
          if (!byCompositor.test(property) && !description.test(property))
            found.add(`${property} of ${effect.target?.outerHTML.slice(0, 80)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return [...found];
  }, durationMs);

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.describe("with the splash", () => {
  test.use({ splash: true });

  test("the compositor animates the home page alone, on a first visit", async ({ page }) => {
    await page.goto(routes.home["fr-fr"], { waitUntil: "commit" });
    expect(await paintedAnimations(page)).toEqual([]);
  });
});

test("the compositor animates the pricing page alone", async ({ page }) => {
  await page.goto(routes.pricing["fr-fr"], { waitUntil: "commit" });
  expect(await paintedAnimations(page)).toEqual([]);
});

test("an animation that has to be laid out is found", { tag: "@soak" }, async ({ page }) => {
  await page.goto(routes.pricing["fr-fr"]);
  await page.evaluate(() => {
    document.body.animate({ width: ["100%", "90%"] }, { duration: 9000 });
  });
  expect((await paintedAnimations(page)).join()).toContain("width of <body");
});
