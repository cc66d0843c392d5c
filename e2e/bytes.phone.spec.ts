/**
 * What pages weigh on a phone's first visit, in bytes as they arrive: 1 KB is 1,000 B. Kinds are the compressed bodies;
 * the total has the headers as well, as HTTP/1.1 sends them. What the service worker fetches once the page is idle is
 * not among it: `docs/decisions/007-offline.md` has that.
 */
import type { Page } from "@playwright/test";
import { prerenderedPaths } from "#app/site/addresses.ts";
import { networkingPath } from "#app/site/pages.ts";
import { expect, test } from "#testing/browser/site.ts";
import { type Kind, kinds, type Recorder, recordTransfers } from "#testing/browser/transfers.ts";
import { example } from "#testing/form-values.ts";
import { everyPage, routes } from "#testing/routes.ts";
import { locales, words } from "#testing/words.ts";
import { expectHydrated, fieldOf } from "./contact-form.ts";
import { introductionOf } from "./introduction.ts";
import { choice, dialog, openEstimate, openRequest, option, submitOfRequest } from "./pricing-form.ts";

const limits = {
  /** With the styles of the first screen, which stand in it. */
  html: 14_000,
  /** Before the visitor scrolls, presses or types. */
  script: 5_000,
  font: 45_000,
  /**
   * With its headers: the ten packets that a file gets in three round trips of a slow line that five others share. One
   * file over it is a fourth for the first screen of the home page.
   */
  homeFile: 10 * 1460,
  /** With its headers: the nine packets that a font gets in three round trips while all others are still under way. */
  fontFile: 9 * 1460,
  /** Everything that the home page gets before that. */
  home: 120_000,
  /** All script of a page once everything on it is hydrated. */
  hydrated: 85_000,
} as const;

// One after the other in one process, so that there is one table at the end.
test.describe.configure({ mode: "default" });
// The phone that Lighthouse measures with. The splash and the introduction are part of a first visit.
const size = { width: 412, height: 823 };
test.use({ viewport: size, screen: size, deviceScaleFactor: 1.75, splash: true });

const pages: readonly string[] = [
  networkingPath,
  ...locales.flatMap((locale) => everyPage.filter(({ bare }) => !bare).map(({ path }) => path[locale])),
];

const lines: string[] = [];
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

function note(name: string, recorder: Recorder): void {
  const cells = [...kinds.map((kind) => recorder.bodies(kind)), recorder.wire()].map(kilobytes);
  lines.push(
    [name.padEnd(54), ...[...cells, String(recorder.transfers.length)].map((cell) => cell.padStart(7))].join(
      "",
    ),
  );
}

test.afterAll(() => {
  const head = [...kinds, "total", "files"].map((title) => title.padStart(7)).join("");
  process.stdout.write(`\n${"kB".padEnd(54)}${head}\n${lines.join("\n")}\n`);
});

/** Which limits a page breaks, as text. */
function broken(recorder: Recorder, checked: readonly Kind[]): readonly string[] {
  return checked.flatMap((kind) => {
    const limit = limits[kind as keyof typeof limits];
    return recorder.bodies(kind) > limit ? [`${kind}: ${recorder.bodies(kind)} > ${limit}`] : [];
  });
}

/**
 * How far what was shown has moved by itself once the page was parsed: a busy machine parses it in pieces, and paints
 * between them. The benchmark measures all of it.
 */
const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const [navigation] = performance.getEntriesByType("navigation");
        const parsed = (navigation as PerformanceNavigationTiming).domInteractive;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (entry.startTime > parsed) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );

/**
 * Longer than a browser waits for a font that is `optional`, 100 ms after its first use. In milliseconds: a busy machine
 * lays out the first text late.
 */
const afterOptionalMs = 500;

/** Lets the faces come after the first paint, as on a slow line, where a text could move when they arrive. */
async function delayFonts(page: Page): Promise<void> {
  await page.route("**/*.woff2", async (route) => {
    await page.waitForFunction(
      () =>
        performance.getEntriesByName("first-contentful-paint").length > 0 &&
        document.readyState !== "loading",
    );
    await page.waitForTimeout(afterOptionalMs);
    await route.continue();
  });
}

/** Opens a page, and waits for all that comes by itself. */
async function openAtRest(page: Page, path: string): Promise<Recorder> {
  const recorder = await recordTransfers(page);
  await page.goto(path, { waitUntil: "networkidle" });
  // The page says where the introduction is, or has it already.
  if ((await page.locator("[data-introduction]").count()) > 0)
    await expect(introductionOf(page)).toBeVisible();
  return recorder;
}

/** Opens a page for the first time. Returns what it weighs, and what is wrong with it. */
async function inspect(visit: () => Promise<Page>, path: string) {
  const page = await visit();
  await delayFonts(page);
  const recorder = await openAtRest(page, path);
  const found = [...broken(recorder, ["html", "script", "font"])];
  for (const { path: file, wire } of recorder.transfers)
    if (file.endsWith(".woff2") && wire > limits.fontFile)
      found.push(`${file}: ${wire} > ${limits.fontFile}`);
  const isHome = locales.some((locale) => routes.home[locale] === path);
  if (isHome) {
    if (recorder.wire() > limits.home) found.push(`total: ${recorder.wire()} > ${limits.home}`);
    // The page itself has its own limit, above. The pictures below the first screen are asked for last.
    const below = await page
      .locator("img[loading=lazy]")
      .evaluateAll((pictures) =>
        pictures.flatMap((picture) =>
          picture.getBoundingClientRect().top > innerHeight
            ? [new URL((picture as HTMLImageElement).currentSrc || "about:blank").pathname]
            : [],
        ),
      );
    for (const { path: file, wire } of recorder.transfers)
      if (file !== path && !below.includes(file) && wire > limits.homeFile)
        found.push(`${file}: ${wire} > ${limits.homeFile}`);
  }
  const moved = await layoutShift(page);
  // A face that comes late may move a highlighted word within its line: that is as little as this, and 0 in percent.
  // A line that breaks elsewhere is ten times as much.
  if (moved >= 0.003) found.push(`moves by ${moved}`);
  await page.close();
  return { path, recorder, problems: found.map((problem) => `${path} ${problem}`) };
}

/** Pages that are open at a time: each waits most of its five seconds, for its splash and for what may come late. */
const pagesAtOnce = 4;

test("no page is heavy or moves before the visitor does anything", { tag: "@soak" }, async ({ visit }) => {
  test.setTimeout(pages.length * 20_000);
  const problems: string[] = [];
  for (let first = 0; first < pages.length; first += pagesAtOnce) {
    const some = pages.slice(first, first + pagesAtOnce);
    for (const inspected of await Promise.all(some.map((path) => inspect(() => visit({}), path)))) {
      note(inspected.path, inspected.recorder);
      problems.push(...inspected.problems);
    }
  }
  expect(problems).toEqual([]);
});

/** Elements: a browser styles and lays them out before the first paint. The main pages have limits of their own. */
const elementLimits = { home: 630, pricing: 850, contact: 470, others: 690 } as const;

/** How many elements a page has without script. */
const elementsOf = (html: string): number =>
  html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, "<$1>").match(/<[a-z]/g)?.length ?? 0;

const mostElements = (path: string): number => {
  const name = (["home", "pricing", "contact"] as const).find((one) =>
    Object.values<string>(routes[one]).includes(path),
  );
  return elementLimits[name ?? "others"];
};

test("no page that was built ahead is larger than its limit", async ({ request }) => {
  const larger: string[] = [];
  for (const path of prerenderedPaths()) {
    const answer = await request.get(path, { headers: { "Accept-Encoding": "br" } });
    const { "content-type": type = "", "content-length": length } = answer.headers();
    expect(length, path).toMatch(/^\d+$/);
    if (!type.startsWith("text/html")) continue;
    if (Number(length) > limits.html) larger.push(`${path} ${length} > ${limits.html}`);
    const elements = elementsOf(await answer.text());
    if (elements > mostElements(path)) larger.push(`${path} ${elements} elements > ${mostElements(path)}`);
  }
  expect(larger).toEqual([]);
});

/** To the end of the page, as a thumb does it. */
async function scrollThrough(page: Page): Promise<void> {
  for (;;) {
    const atEnd = await page.evaluate(async () => {
      scrollBy({ top: innerHeight * 0.8, behavior: "instant" });
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
    if (atEnd) break;
  }
  await page.waitForLoadState("networkidle");
}

/** What there is to do on a page, so that all of it has been needed. */
const wakings: Readonly<Record<"home" | "contact" | "pricing", (page: Page) => Promise<void>>> = {
  async home(page) {
    await introductionOf(page).getByRole("button").first().click();
    await scrollThrough(page);
    await expect(page.locator("[data-island=conversion-chart]")).toHaveAttribute("data-hydrated", "");
    for (const button of await page.locator("[data-carousel] [data-step='1']").all()) {
      await button.click();
      await expect(button).not.toHaveAttribute("aria-disabled");
    }
  },
  async contact(page) {
    await scrollThrough(page);
    await fieldOf(page, "name").focus();
    await expectHydrated(page);
    for (const field of await page.locator("form[data-lead-form] :is(input, select, textarea)").all())
      if (await field.isVisible()) await field.focus();
    await page.locator("form[data-lead-form] button[type=submit]").click();
    await expect(page.locator("[data-error-summary]")).toBeVisible();
  },
  async pricing(page) {
    await scrollThrough(page);
    await expect(page.locator("[data-island=configurator]")).toHaveAttribute("data-hydrated", "");
    await choice(page, "type", "vitrine").check();
    await choice(page, "duration", "24").check();
    await choice(page, "pack", "advanced").check();
    await option(page, example.once).check();
    await page.getByRole("searchbox").fill(words["fr-fr"]("pricing.options.search"));
    await openEstimate(page);
    await openRequest(page);
    await submitOfRequest(page).click();
    await expect(dialog(page).locator("[data-error-summary]")).toBeVisible();
  },
};

// The scripts of both languages are the same files.
for (const name of ["home", "contact", "pricing"] as const)
  test(`the ${name} page is light when all of it is hydrated, and React comes only then`, {
    tag: name === "pricing" ? [] : "@soak",
  }, async ({ page }) => {
    const recorder = await openAtRest(page, routes[name]["fr-fr"]);
    await expect(page.locator("html")).not.toHaveAttribute("data-splash", "shown");
    const atRest = recorder.bodies("script");
    await wakings[name](page);
    await page.waitForLoadState("networkidle");
    note(`${routes[name]["fr-fr"]} hydrated`, recorder);
    expect(atRest).toBeLessThanOrEqual(limits.script);
    // React is there: what was measured is the hydrated page.
    expect(recorder.bodies("script")).toBeGreaterThan(50_000);
    expect(recorder.bodies("script")).toBeLessThanOrEqual(limits.hydrated);
  });
