/**
 * What a press has the browser compute again. Where a style rule does not name whom it is about (`:not(…)`, `*` or
 * `::details-content` behind a state), browsers restyle all that is in an element, and on a slow phone it shows.
 */
import type { Page } from "@playwright/test";
import { expect, test } from "#testing/browser/site.ts";
import { example } from "#testing/form-values.ts";
import { routes } from "#testing/routes.ts";
import { choice, estimate, openHydrated, option } from "../pricing-form.ts";

type TraceEvent = {
  readonly name: string;
  readonly args: {
    readonly data?: {
      readonly nodeName?: string;
      readonly reason?: string;
      readonly selectors?: readonly { readonly selector: string }[];
    };
  };
};

/** What the rules of the page's own sheets invalidate while `act` goes on: each reason, with its element and rules. */
async function invalidations(page: Page, act: () => Promise<void>) {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: ["disabled-by-default-devtools.timeline.invalidationTracking"] },
  });
  await act();
  // What was pressed last is styled with the next frame.
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
  const complete = new Promise<void>((resolve) => session.once("Tracing.tracingComplete", () => resolve()));
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  return events
    .filter(({ name }) => name === "StyleInvalidatorInvalidationTracking")
    .map(({ args: { data } }) => ({
      reason: data?.reason ?? "",
      rule: `${data?.nodeName}: ${data?.selectors?.map(({ selector }) => selector).join(", ")}`,
    }));
}

/** Those that take all that is in an element. */
const whole = (found: Awaited<ReturnType<typeof invalidations>>) =>
  found.filter(({ reason }) => /subtree/.test(reason)).map(({ rule }) => rule);

test("no press or pointing has more styles computed than those of what changes", async ({ page }) => {
  await openHydrated(page, "fr-fr", example.query);
  const found = await invalidations(page, async () => {
    await choice(page, "duration", "36").click();
    await choice(page, "pack", "advanced").click();
    await option(page, "dark_mode").click();
    await page.locator("#pack > details > summary").click();
    await page.locator(".category > summary").first().click();
    await estimate(page).getByRole("button").first().hover();
  });
  expect(found.length, "the browser tells what it computes again").toBeGreaterThan(10);
  expect(whole(found)).toEqual([]);

  await page.goto(routes.showcase["fr-fr"]);
  expect(
    whole(
      await invalidations(page, async () => {
        await page.locator("main summary").first().click();
        await page.locator("main a.group").first().hover();
      }),
    ),
  ).toEqual([]);
});

test("a rule that names nobody is found", async ({ page }) => {
  await page.goto(routes.showcase["fr-fr"]);
  const found = await invalidations(page, async () => {
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync("details[open] > :not(summary) { color: red }");
      document.adoptedStyleSheets = [sheet];
    });
    await page.locator("main summary").first().click();
  });
  expect(whole(found).join()).toContain(":not(summary)");
});
