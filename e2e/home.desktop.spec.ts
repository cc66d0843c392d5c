/** What moves on the home page: the testimonials (docs/product.md#pages), and the chart once it is hydrated. */
import type { Page } from "@playwright/test";
import { testimonials } from "#app/content/testimonials.ts";
import { conversionRates } from "#content/conversion-rates.ts";
import { expect, test } from "#testing/browser/site.ts";
import { routes } from "#testing/routes.ts";
import { locales, plain, words } from "#testing/words.ts";
import { typeset } from "./contact-form.ts";

const slides = testimonials.length;

/** Whether a slide stands where the content of its track begins. */
function isInPlace(slide: Element): boolean {
  const track = slide.parentElement as Element;
  const start = track.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(track).paddingLeft);
  return Math.abs(slide.getBoundingClientRect().left - start) < 1;
}

for (const locale of locales) {
  const t = words[locale];
  const english = locale === "en-en";

  const testimonialsOf = (page: Page) => {
    const region = page.locator("[data-carousel]", { has: page.locator("#testimonials") });
    return {
      region,
      next: region.getByRole("button", { name: t("home.testimonials.next") }),
      previous: region.getByRole("button", { name: t("home.testimonials.previous") }),
      count: region.locator("p", { hasText: "/" }).first(),
      slide: (index: number) => region.locator("[data-track] > *").nth(index),
    };
  };

  test(`the testimonials in ${locale} change 100 ms after a press, deaf meanwhile, and wrap both ways`, {
    tag: "@soak",
  }, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto(routes.home[locale]);
    await page.waitForLoadState("networkidle");
    await page.clock.pauseAt(60_000);
    const { region, next, previous, count, slide } = testimonialsOf(page);
    await expect(count).toHaveText(`1 / ${slides}`);
    let place = 0;
    for (const { button, step } of [
      { button: next, step: 1 },
      { button: next, step: 1 },
      { button: next, step: 1 },
      { button: previous, step: -1 },
      { button: previous, step: -1 },
    ]) {
      await button.click();
      await page.keyboard.press("Enter");
      await expect(next).toHaveAttribute("aria-disabled", "true");
      await expect(previous).toHaveAttribute("aria-disabled", "true");
      await expect(button).toBeFocused();
      await page.clock.runFor(99);
      await expect(count).toHaveText(`${place + 1} / ${slides}`);
      await page.clock.runFor(1);
      place = (place + step + slides) % slides;
      await expect(count).toHaveText(`${place + 1} / ${slides}`);
      await expect(next).not.toHaveAttribute("aria-disabled");
      await expect(region.locator("[aria-live]")).toHaveText(
        `${place + 1} ${english ? "of" : "sur"} ${slides}`,
      );
      await expect.poll(() => slide(place).evaluate(isInPlace)).toBe(true);
    }
  });

  test(`the testimonials in ${locale} wrap at once, without passing the slides between`, {
    tag: "@soak",
  }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(routes.home[locale]);
    const { region, previous, slide } = testimonialsOf(page);
    await previous.scrollIntoViewIfNeeded();
    const track = region.locator("[data-track]");
    const positions = await track.evaluateHandle((element) => {
      const seen: number[] = [];
      element.addEventListener("scroll", () => seen.push(element.scrollLeft));
      return seen;
    });
    await previous.click();
    await expect.poll(() => slide(slides - 1).evaluate(isInPlace)).toBe(true);
    expect(new Set(await positions.jsonValue()).size).toBe(1);
  });

  test(`a testimonial in ${locale} opens its reel in a new tab, or its post in place`, {
    tag: "@soak",
  }, async ({ page, tolerate }) => {
    tolerate(/^third party: https:\/\/www\.(instagram|linkedin)\.com\//);
    const asked: string[] = [];
    await page.context().route(/^https:\/\/www\.(instagram|linkedin)\.com\//, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><p>A post</p>" });
    });
    await page.goto(routes.home[locale]);
    const { region, next, count, slide } = testimonialsOf(page);
    await region.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);

    for (const [index, { publication, author }] of testimonials.entries()) {
      if (index > 0) await next.click();
      await expect(count).toHaveText(`${index + 1} / ${slides}`);
      // One that was published nowhere else is read only.
      if (publication === undefined) continue;
      if (publication.network === "instagram") {
        const tab = page.waitForEvent("popup");
        await slide(index).locator('a[target="_blank"]').click();
        await (await tab).close();
        continue;
      }
      await slide(index)
        .getByRole("link", { name: t("home.testimonials.post.action") })
        .click();
      const frame = slide(index).locator("iframe");
      await expect(frame).toHaveAccessibleName(t("home.testimonials.post.title", { author }));
      await expect(frame.contentFrame().locator("iframe").contentFrame().getByText("A post")).toBeVisible();
    }
    const hosts = testimonials.flatMap(({ publication }) =>
      publication === undefined ? [] : [`www.${publication.network}.com`],
    );
    expect(asked.map((url) => new URL(url).host)).toEqual(hosts);
    await expect(page).toHaveURL(routes.home[locale]);
  });

  test(`the chart in ${locale} shows its figures before hydration, and hydrates within 200 px of the screen`, async ({
    page,
  }) => {
    test.skip(conversionRates === null, "the agency states no rate");
    if (conversionRates === null) return;
    await page.goto(routes.home[locale]);
    const chart = page.locator("[data-island=conversion-chart]");
    const figures = plain((await chart.locator("dl").textContent()) ?? "");
    const percent = (rate: number) =>
      english ? `${rate.toFixed(2)}%` : `${rate.toFixed(2).replace(".", ",")} %`;
    for (const rate of [conversionRates.own, conversionRates.world]) expect(figures).toContain(percent(rate));
    const source = chart.locator(`a[href="${conversionRates.source.url}"]`);
    await expect(source).toHaveAttribute("target", "_blank");
    await expect(source).toContainText(typeset(percent(conversionRates.world)));

    /** Brings the chart's top to this many pixels below the screen, and lets the browser look. */
    const bring = (below: number) =>
      chart.evaluate((element, distance) => {
        scrollBy({ top: element.getBoundingClientRect().top - innerHeight - distance, behavior: "instant" });
        return new Promise((done) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))),
        );
      }, below);
    await bring(230);
    await expect(chart).not.toHaveAttribute("data-hydrating");
    await bring(170);
    await expect(chart).toHaveAttribute("data-hydrated");

    await chart.getByRole("slider").fill("10000");
    const conversions = Math.round(100 * conversionRates.own).toLocaleString(english ? "en-GB" : "fr-FR");
    await expect(chart.locator("output")).toContainText(typeset(plain(conversions)));
  });
}

test("on a phone too, each tip shows that it opens", { tag: "@soak" }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.home["fr-fr"]);
  for (const tip of await page.locator("details[name=blog] summary").all())
    await expect(tip.locator(".icon, svg")).toBeVisible();
});
