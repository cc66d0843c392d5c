/** Measures the time to the next paint of each control of the configurator, on a slow phone with everything selected. */
import { type Browser, chromium, type Page } from "playwright-core";
import { catalogue } from "../app/content/catalogue.ts";
import { optionKeys } from "../app/domain/catalogue.ts";
import { validateSelection } from "../app/domain/selection.ts";
import { queryOf } from "../app/quote/selection-query.ts";
import { pathOf } from "../app/site/pages.ts";
import { median } from "./figures.ts";
import { checkboxPath, startSite } from "./serving.ts";

export const slowdown = 4;
const barePresses = 9;

/** `milliseconds`: from the press to the next paint. Browsers do not report events under 16 ms, which count as 16. */
export type ControlFigures = { readonly control: string; readonly milliseconds: number };

export type InteractionsResult = {
  readonly rounds: number;
  readonly options: number;
  /** A checkbox on an otherwise empty page, pressed in the same browser after each round: what this machine needs. */
  readonly bare: number;
  readonly controls: readonly ControlFigures[];
};

/** All options that can be chosen together. With the smallest pack there are most. */
const everything = validateSelection(catalogue, {
  projectType: "vitrine",
  paymentMonths: "24",
  pack: "start",
  options: optionKeys,
}).valid.options;

const address = `${pathOf("pricing", "fr-fr")}${queryOf({
  projectType: "vitrine",
  paymentMonths: "24",
  pack: "start",
  options: everything,
})}`;

const choice = (name: string, value: string): string =>
  `label:has(input:not([type=hidden])[name=${name}][value="${value}"])`;

/** Waits for a condition of the page. */
async function until(page: Page, condition: () => boolean): Promise<void> {
  while (!(await page.evaluate(condition))) await page.waitForTimeout(50);
}

/**
 * Taps the first visible element that matches. Not a locator of Playwright: its first use leaves listeners in the page,
 * which run in every press after it.
 */
async function press(page: Page, selector: string): Promise<void> {
  const find = (then: "scroll" | "measure") =>
    page.evaluate(
      ([selector, then]) => {
        const element = [...document.querySelectorAll(selector)].find((found) => found.checkVisibility());
        if (then === "scroll") element?.scrollIntoView({ block: "center", behavior: "instant" });
        const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
        return { x: x + Math.min(width / 2, 120), y: y + height / 2, isThere: element !== undefined };
      },
      [selector, then] as const,
    );
  await find("scroll");
  await page.waitForTimeout(1000);
  const { x, y, isThere } = await find("measure");
  if (!isThere) throw new Error(`There is no ${selector}`);
  await page.mouse.click(x, y);
}

type Control = readonly [name: string, use: (page: Page) => Promise<void>];

const byPress = (name: string, selector: string): Control => [name, (page) => press(page, selector)];
const byKey = (name: string, key: string): Control => [name, (page) => page.keyboard.press(key)];

/** One option of each category. */
const sample = [...new Map(everything.map((key) => [catalogue.options[key].category, key])).values()];

/** In an order in which each control is available. */
const controls: readonly Control[] = [
  byPress("payment: 12 months", choice("duration", "12")),
  byPress("payment: 36 months", choice("duration", "36")),
  byPress("pack: Advanced", choice("pack", "advanced")),
  byPress("pack: Pro", choice("pack", "pro")),
  byPress("pack: Pro Plus", choice("pack", "pro-plus")),
  byPress("pack: Start", choice("pack", "start")),
  byPress("pack: its contents", ".pack-contents > summary"),
  byPress("packs: the table", ".compare-summary"),
  ...sample.flatMap((key) => [
    byPress(`option ${key}: off`, choice("options", key)),
    byPress(`option ${key}: on`, choice("options", key)),
  ]),
  byPress("options: replace or add what is missing", ".option-why button"),
  byPress("category: fold", ".category > summary"),
  byPress("category: unfold", ".category > summary"),
  byPress("step: fold", "#pack summary.step-head"),
  byPress("step: unfold", "#pack summary.step-head"),
  byPress("search: focus", "input[type=search]"),
  byKey("search: first letter", "s"),
  byKey("search: second letter", "e"),
  byKey("search: a letter back", "Backspace"),
  byKey("search: empty again", "Backspace"),
  byPress("project: booking", choice("type", "reservation")),
  byPress("project: showcase again", choice("type", "vitrine")),
  byPress("estimate: open", ".estimate-bar"),
  byPress("estimate: change project", "[popovertarget=change-project][popovertargetaction=show]"),
  byKey("estimate: keep the project", "Escape"),
  byPress("request: open", "[commandfor=quote-request][command=show-modal]"),
  byPress("request: focus", "#firstName"),
  byKey("request: a letter", "J"),
  byPress("request: send, with errors", "#quote-request button[type=submit]"),
  byKey("request: close", "Escape"),
];

type Timed = { readonly duration: number; readonly interactionId: number };

/** Records every event that the browser reports. */
function observe(): void {
  const events: Timed[] = [];
  Object.assign(window, { events });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { duration, interactionId } = entry as PerformanceEntry & Timed;
      if (interactionId > 0) events.push({ duration, interactionId });
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** The longest event since the last call, once the page is idle. */
async function longest(page: Page): Promise<number> {
  await page.waitForTimeout(500);
  return page.evaluate(() => {
    const { events } = window as unknown as { events: { duration: number }[] };
    return Math.max(16, ...events.splice(0).map(({ duration }) => duration));
  });
}

/** A page on a slow phone, whose events are noted. */
async function openSlowly(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    screen: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    serviceWorkers: "block",
    locale: "fr-FR",
  });
  await context.addInitScript(() => sessionStorage.setItem("splashSeen", "true"));
  const page = await context.newPage();
  await page.addInitScript(observe);
  await page.goto(url);
  return page;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await longest(page);
}

async function round(browser: Browser, origin: string, log: (line: string) => void) {
  const page = await openSlowly(browser, `${origin}${address}`);
  // The page's script comes after the first paint, and says when it has run.
  await until(page, () => window.prerenderReady);
  await page.evaluate(() => document.querySelector<HTMLElement>("input[name=type]")?.focus());
  await until(page, () => document.querySelector("[data-island=configurator][data-hydrated]") !== null);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll(".category")) fold.setAttribute("open", "");
  });
  await slowDown(page);
  const found = new Map<string, number>();
  for (const [name, use] of controls) {
    await use(page).catch((error: Error) => {
      throw new Error(`${name}: ${error.message}`);
    });
    found.set(name, await longest(page));
    log(`${name} ${found.get(name)}`);
  }
  await page.context().close();
  return found;
}

/** The median of as many presses of a bare checkbox. */
async function bareRound(browser: Browser, origin: string): Promise<number> {
  const page = await openSlowly(browser, `${origin}${checkboxPath}`);
  await slowDown(page);
  const found: number[] = [];
  for (let index = 0; index < barePresses; index += 1) {
    await press(page, "input[type=checkbox]");
    found.push(await longest(page));
  }
  await page.context().close();
  return median(found);
}

export async function measureInteractions(options: {
  readonly chromium: string;
  readonly rounds: number;
  readonly log: (line: string) => void;
}): Promise<InteractionsResult> {
  const site = await startSite();
  const browser = await chromium.launch({
    executablePath: options.chromium,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  const rounds: ReadonlyMap<string, number>[] = [];
  const bare: number[] = [];
  for (let index = 0; index < options.rounds; index += 1) {
    rounds.push(await round(browser, site.origin, options.log));
    bare.push(await bareRound(browser, site.origin));
    options.log(`a bare checkbox ${bare.at(-1)}`);
  }
  await browser.close();
  await site.stop();
  return {
    rounds: options.rounds,
    options: everything.length,
    bare: median(bare),
    controls: controls.map(([control]) => ({
      control,
      milliseconds: median(rounds.map((figures) => figures.get(control) ?? Number.NaN)),
    })),
  };
}
