/** The ground that replaces the drawing behind the home page's title, in a browser that computes WebGL without a graphics card. */
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { expect, test } from "#testing/browser/site.ts";
import { routes } from "#testing/routes.ts";
import { findChromium } from "../tooling/programs/find.mjs";

const home = routes.home["fr-fr"];
let browser: Browser;

test.beforeAll(async ({ playwright }) => {
  const executablePath = findChromium();
  browser = await playwright.chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      "--no-sandbox",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--ignore-gpu-blocklist",
    ],
  });
});
test.afterAll(() => browser.close());

type Counted = Window & { requested: number; contexts: WebGL2RenderingContext[] };

/** Opens the home page as after its splash. A small screen, because every pixel is computed by the processor. */
async function open(
  origin: string,
  options: BrowserContextOptions = {},
  prepare?: () => void,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1024, height: 500 },
    reducedMotion: "no-preference",
    serviceWorkers: "block",
    ...options,
  });
  await context.addInitScript(() => {
    sessionStorage.setItem("splashSeen", "true");
    localStorage.setItem("introClosed", "true");
    const counted = window as unknown as Counted;
    Object.assign(counted, { requested: 0, contexts: [] });
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => {
      counted.requested += 1;
      return request(callback);
    };
    const create = HTMLCanvasElement.prototype.getContext as (type: string, options: object) => unknown;
    // Such a browser would rather draw nothing.
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, type: string, options: object) {
        const made = create.call(this, type, {
          ...options,
          failIfMajorPerformanceCaveat: false,
        }) as WebGL2RenderingContext;
        const getExtension = made.getExtension.bind(made) as (name: string) => unknown;
        made.getExtension = ((name: string) =>
          name === "WEBGL_debug_renderer_info" ? null : getExtension(name)) as typeof getExtension &
          typeof made.getExtension;
        counted.contexts.push(made);
        return made;
      },
    });
  });
  if (prepare !== undefined) await context.addInitScript(prepare);
  const page = await context.newPage();
  await page.goto(home, { waitUntil: "load" });
  await expect(page.locator("html")).toHaveAttribute("data-started", "");
  return page;
}

const canvas = (page: Page) => page.locator("canvas");
const frames = (page: Page) => page.evaluate(() => (window as unknown as Counted).requested);
const linesShown = (page: Page) =>
  page.evaluate(() => {
    const lines = document.querySelector("[data-landscape] > div");
    return lines === null ? null : Number(getComputedStyle(lines, "::before").opacity);
  });

/** Says which hour lights the ground: there is none without it. */
const lightNote = (page: Page) => page.locator("[data-landscape] > p");

/** What a visitor does first. */
async function move(page: Page): Promise<void> {
  await page.mouse.move(600, 200);
  await page.mouse.move(620, 210);
}

/** Waits until no frame is requested for a second. */
async function expectRest(page: Page): Promise<void> {
  await expect(async () => {
    const before = await frames(page);
    await page.waitForTimeout(1000);
    expect(await frames(page)).toBe(before);
  }).toPass({ timeout: 40_000 });
}

/** How many pixels of the canvas are drawn, once it is drawn again. */
const drawnPixels = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const [gl] = (window as unknown as Counted).contexts.slice(-1);
        if (gl === undefined) return resolve(-1);
        const draw = gl.drawElements.bind(gl);
        gl.drawElements = (...parameters) => {
          draw(...parameters);
          gl.drawElements = draw;
          const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
          const pixels = new Uint8Array(width * height * 4);
          gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
          resolve(pixels.filter((value, index) => index % 4 === 3 && value > 40).length);
        };
        dispatchEvent(new Event("scroll"));
      }),
  );

test("the ground takes the drawing's place after the first gesture, and rests", {
  tag: "@soak",
}, async ({ site }) => {
  test.slow();
  const page = await open(site.origin);
  await page.waitForTimeout(1000);
  expect(await canvas(page).count(), "nothing is loaded before a gesture").toBe(0);
  await move(page);
  await expect(canvas(page)).toHaveCount(1);
  await expect(lightNote(page)).toHaveText(/\d\sh\s\d\d/);
  await expect.poll(() => linesShown(page), { timeout: 30_000 }).toBe(0);
  await expectRest(page);
  expect(await drawnPixels(page)).toBeGreaterThan(2000);
  await page.context().close();
});

test("the ground turns as the page scrolls, and rests out of view", { tag: "@soak" }, async ({ site }) => {
  test.slow();
  const page = await open(site.origin);
  await move(page);
  await expect.poll(() => linesShown(page), { timeout: 30_000 }).toBe(0);
  await expectRest(page);

  const before = await frames(page);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => frames(page)).toBeGreaterThan(before);
  await expectRest(page);

  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expectRest(page);
  // Without a graphics card a frame may take longer than a rest, and the browser says only after it that the ground is out of view.
  await expect(async () => {
    const outOfView = await frames(page);
    for (const top of [-300, 300]) {
      await page.evaluate((top) => scrollBy({ top, behavior: "instant" }), top);
      await page.waitForTimeout(500);
    }
    expect(await frames(page), "out of view, nothing is drawn").toBe(outOfView);
  }).toPass({ timeout: 20_000 });
  await page.context().close();
});

test("the drawing returns when the graphics card is lost, and the ground when it is back", {
  tag: "@soak",
}, async ({ site }) => {
  test.slow();
  const page = await open(site.origin);
  await move(page);
  await expect.poll(() => linesShown(page), { timeout: 30_000 }).toBe(0);
  const lose = (action: "loseContext" | "restoreContext") =>
    page.evaluate((action) => {
      const [gl] = (window as unknown as Counted).contexts;
      // Asked for once: a context that is lost has no extensions.
      const holder = window as unknown as { extension?: WEBGL_lose_context | null };
      holder.extension ??= gl?.getExtension("WEBGL_lose_context") ?? null;
      holder.extension?.[action]();
    }, action);
  await lose("loseContext");
  await expect.poll(() => linesShown(page)).toBeGreaterThan(0);
  await expect(canvas(page)).toBeHidden();
  await expect(lightNote(page)).toBeHidden();
  await lose("restoreContext");
  await expect.poll(() => linesShown(page), { timeout: 30_000 }).toBe(0);
  await expect(canvas(page)).toBeVisible();
  await page.context().close();
});

/** What keeps the drawing, with how a visitor's browser says it. */
const calm: readonly [string, BrowserContextOptions, (() => void)?][] = [
  ["who wants no motion", { reducedMotion: "reduce" }],
  [
    "who saves data",
    {},
    () => Object.defineProperty(Navigator.prototype, "connection", { value: { saveData: true } }),
  ],
  [
    "whose device has little memory",
    {},
    () => Object.defineProperty(Navigator.prototype, "deviceMemory", { value: 2 }),
  ],
  [
    "whose browser has no WebGL",
    {},
    () => Object.assign(HTMLCanvasElement.prototype, { getContext: () => null }),
  ],
  [
    "whose processor would draw it",
    {},
    () => Object.assign(WebGL2RenderingContext.prototype, { getParameter: () => "llvmpipe, or similar" }),
  ],
];

for (const [who, options, prepare] of calm)
  test(`a visitor ${who} keeps the drawing`, { tag: "@soak" }, async ({ site }) => {
    const page = await open(site.origin, options, prepare);
    await move(page);
    await page.mouse.wheel(0, 100);
    // Longer than a browser waits for an idle moment.
    await page.waitForTimeout(3000);
    expect(await canvas(page).count()).toBe(0);
    await expect(lightNote(page)).toBeHidden();
    expect(await linesShown(page)).toBeGreaterThan(0);
    await page.context().close();
  });
