/** What is counted of a real browser's visits, with and without script, and also of a page that it has loaded ahead. */
import type { Locator, Page } from "@playwright/test";
import { flushMs } from "#server/counts/counter.ts";
import { expect, type Site, test } from "#testing/browser/site.ts";
import { routes } from "#testing/routes.ts";
import { locales, words } from "#testing/words.ts";
import { choice, openRequest } from "./pricing-form.ts";

/** The tests' browser says that it is driven by a program, which is not counted. */
test.use({
  userAgent:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
});

/** A batch is stored sooner than this, in milliseconds. */
const maxBatchMs = flushMs + 1000;

/**
 * The numbers so far, by kind and key. They are stored every few seconds. How fast a page was is counted without its step, and
 * without how fast it answered, which the browser says of slow answers alone.
 */
async function counted(site: Site): Promise<ReadonlyMap<string, number>> {
  const sums = new Map<string, number>();
  for (const { kind, key, total } of await site.counts()) {
    const id = `${kind} ${kind === "speed" ? key.replace(/ \d /, " ") : key}`;
    if (!id.startsWith("speed inp")) sums.set(id, (sums.get(id) ?? 0) + total);
  }
  return sums;
}

/** Waits until what happens in `work` is stored, and compares what it adds with `expected`. */
async function expectCounts(
  site: Site,
  expected: Readonly<Record<string, number>>,
  work: () => Promise<void>,
) {
  // What earlier tests did is stored first.
  let before = await counted(site);
  for (let earlier = ""; earlier !== JSON.stringify([...before]); before = await counted(site)) {
    earlier = JSON.stringify([...before]);
    await new Promise((done) => setTimeout(done, maxBatchMs));
  }
  await work();
  await expect
    .poll(
      async () =>
        Object.fromEntries(
          [...(await counted(site))]
            .map(([id, total]) => [id, total - (before.get(id) ?? 0)] as const)
            .filter(([, added]) => added > 0),
        ),
      { timeout: 20_000, intervals: [1000] },
    )
    .toEqual(expected);
}

/** Chooses a value; without script the button below asks the server. */
async function choose(page: Page, name: string, value: string, update: Locator | null): Promise<void> {
  await choice(page, name, value).check();
  await update?.click();
  await expect(choice(page, name, value)).toBeChecked();
}

for (const locale of locales)
  for (const script of [true, false])
    test(`a visit in ${locale} ${script ? "with" : "without"} script is counted to the unit`, {
      tag: script ? [] : "@soak",
    }, async ({ visit, site }) => {
      const t = words[locale];
      const campaign = `e2e ${locale} ${script}`;
      const expected = {
        "source direct": 1,
        [`campaign ${campaign}`]: 1,
        [`view ${locale}/home`]: 1,
        [`view ${locale}/pricing`]: 1,
        "step type": 1,
        "step duration": 1,
        "step pack": 1,
        "form-started quote": 1,
        // The page that was left.
        ...(script && { "speed lcp other home": 1, "speed cls other home": 1 }),
      };
      await expectCounts(site, expected, async () => {
        const page = await visit({ javaScriptEnabled: script });
        await page.goto(`${routes.home[locale]}?utm_campaign=${encodeURIComponent(campaign)}`);
        const link = page.getByRole("banner").getByRole("link", { name: t("shell.pricing"), exact: true });
        if (script) {
          await expect(page.locator("html[data-started]")).toBeAttached();
          // The browser loads the page ahead: it has it when the link is pressed, and asks for nothing then.
          await link.hover();
          await page.waitForTimeout(1500);
          // Hidden before it is left: what a page sends while it is left has the browser's own name, which is not counted.
          await page.evaluate(() => {
            Object.defineProperty(document, "hidden", { value: true });
            document.dispatchEvent(new Event("visibilitychange"));
          });
          await link.click();
        }
        // Without script nothing says that such a page is shown. A key loads nothing ahead.
        else await link.press("Enter");
        await expect(page).toHaveURL(new RegExp(`${routes.pricing[locale]}$`));
        const update = page.getByRole("button", { name: t("pricing.form.update") });
        await choose(page, "type", "vitrine", script ? null : update.first());
        await choose(page, "duration", "24", script ? null : update.nth(1));
        await choose(page, "pack", "advanced", script ? null : update.nth(2));
        await choose(page, "duration", "12", script ? null : update.nth(1));
        if (script) await openRequest(page);
        else
          await page
            .getByRole("button", { name: t("pricing.summary.request") })
            .first()
            .click();
        // Nothing of it is in the browser.
        expect(await page.context().cookies()).toEqual([]);
      });
    });
