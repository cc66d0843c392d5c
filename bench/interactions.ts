/** Measures the time to the next paint of each control of the configurator, on a slow phone with everything selected. */
import { type Browser, chromium, type Locator, type Page } from "playwright-core";
import { optionKeys } from "../app/domain/catalogue.ts";
import { validateSelection } from "../app/domain/selection.ts";
import { queryOf } from "../app/quote/address.ts";
import { pathOf } from "../app/site/pages.ts";
import { catalogue } from "../content/catalogue/index.ts";
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
  durationMonths: "24",
  pack: "start",
  options: optionKeys,
}).accepted.options;

const address = `${pathOf("pricing", "fr-fr")}${queryOf({
  projectType: "vitrine",
  durationMonths: "24",
  pack: "start",
  options: everything,
})}`;

const choice = (page: Page, name: string, value: string): Locator =>
  page.locator(`label:has(input:not([type=hidden])[name=${name}][value="${value}"])`);

/** Taps the middle of an element without running a script in the page. */
async function press(page: Page, target: Locator): Promise<void> {
  await target.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.waitForTimeout(200);
  const box = await target.boundingBox();
  if (box === null) throw new Error("A control is not there");
  await page.mouse.click(box.x + Math.min(box.width / 2, 120), box.y + box.height / 2);
}

type Control = readonly [name: string, use: (page: Page) => Promise<void>];

const byPress = (name: string, target: (page: Page) => Locator): Control => [
  name,
  (page) => press(page, target(page).first()),
];
const byKey = (name: string, key: string): Control => [name, (page) => page.keyboard.press(key)];

/** One option of each category. */
const sample = [...new Map(everything.map((key) => [catalogue.options[key].category, key])).values()];

/** In an order in which each control is available. */
const controls: readonly Control[] = [
  byPress("payment: 12 months", (page) => choice(page, "duration", "12")),
  byPress("payment: 36 months", (page) => choice(page, "duration", "36")),
  byPress("pack: Advanced", (page) => choice(page, "pack", "advanced")),
  byPress("pack: Pro", (page) => choice(page, "pack", "pro")),
  byPress("pack: Pro Plus", (page) => choice(page, "pack", "pro-plus")),
  byPress("pack: Start", (page) => choice(page, "pack", "start")),
  byPress("pack: its contents", (page) => page.locator(".pack-contents > summary")),
  byPress("packs: the table", (page) => page.locator(".compare-summary")),
  ...sample.flatMap((key) => [
    byPress(`option ${key}: off`, (page) => choice(page, "options", key)),
    byPress(`option ${key}: on`, (page) => choice(page, "options", key)),
  ]),
  byPress("options: replace or add what is missing", (page) => page.locator(".option-why button:visible")),
  byPress("category: fold", (page) => page.locator(".category > summary")),
  byPress("category: unfold", (page) => page.locator(".category > summary")),
  byPress("step: fold", (page) => page.locator("#pack summary.step-head")),
  byPress("step: unfold", (page) => page.locator("#pack summary.step-head")),
  byPress("search: focus", (page) => page.getByRole("searchbox")),
  byKey("search: first letter", "s"),
  byKey("search: second letter", "e"),
  byKey("search: a letter back", "Backspace"),
  byKey("search: empty again", "Backspace"),
  byPress("project: booking", (page) => choice(page, "type", "reservation")),
  byPress("project: showcase again", (page) => choice(page, "type", "vitrine")),
  byPress("estimate: open", (page) => page.locator(".estimate-bar")),
  byPress("estimate: change project", (page) => page.locator(".action[popovertarget=change-project]")),
  byKey("estimate: keep the project", "Escape"),
  byPress("request: open", (page) => page.locator("[commandfor=quote-request][command=show-modal]:visible")),
  byPress("request: focus", (page) => page.locator("#firstName")),
  byKey("request: a letter", "J"),
  byPress("request: send, with errors", (page) => page.locator("#quote-request button[type=submit]")),
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
  await page.waitForFunction(() => "prerenderReady" in window);
  await page.locator("input[name=type]").first().focus();
  await page.locator("[data-island=configurator][data-hydrated]").waitFor();
  for (const fold of await page.locator(".category:not([open])").all())
    await fold.evaluate((element) => element.setAttribute("open", ""));
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
    await press(page, page.getByRole("checkbox"));
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
