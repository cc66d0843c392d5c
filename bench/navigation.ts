/** From the press of a link to the next page's first paint, on a slow phone, in turns with a peer's client router. */
import { type Browser, chromium, type Page } from "playwright-core";
import { pathOf } from "../app/site/pages.ts";
import { median } from "./figures.ts";
import { startPeer } from "./pages.ts";
import { startSite } from "./serving.ts";

export const slowdown = 4;
/** A slow mobile network, in milliseconds and bytes a second; the browser adds the latency to every response. */
export const network = { latencyMs: 150, bytesPerSecond: 1_600_000 / 8 } as const;

/** How long a pointer rests on a link before it presses, so that the page is prefetched. */
const restMs = 1500;
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** Medians in milliseconds. `prefetched`: the pointer rested on the link before. */
export type NavigationFigures = { readonly name: string; readonly cold: number; readonly prefetched: number };
export type NavigationResult = { readonly rounds: number; readonly figures: readonly NavigationFigures[] };

type Target = {
  readonly name: string;
  readonly start: string;
  readonly end: string;
  /** The button whose menu has the link; null if the link is in view. */
  readonly menu: string | null;
};

/**
 * Runs in each page before its own scripts. Notes the moment of the press, and of the first paint after it: that of a
 * new document, or the frame after a client router has changed the page.
 */
function observe(): void {
  const now = () => performance.timeOrigin + performance.now();
  const note = (name: string, at: number) => {
    if (sessionStorage.getItem(name) === null) sessionStorage.setItem(name, String(at));
  };
  addEventListener("click", () => sessionStorage.setItem("pressedAt", String(now())), { capture: true });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === "first-contentful-paint" && sessionStorage.getItem("pressedAt") !== null)
        note("paintedAt", performance.timeOrigin + startTime);
  }).observe({ type: "paint", buffered: true });
  document.addEventListener("astro:after-swap", () =>
    requestAnimationFrame(() => setTimeout(() => note("paintedAt", now()))),
  );
}

async function visit(browser: Browser, { start, end, menu }: Target, prefetched: boolean): Promise<number> {
  const context = await browser.newContext({
    ...phone,
    serviceWorkers: "block",
    locale: "fr-FR",
  });
  await context.addInitScript(() => {
    sessionStorage.setItem("splashSeen", "true");
    localStorage.setItem("introClosed", "true");
  });
  await context.addInitScript(observe);
  const page = await context.newPage();
  await page.goto(start, { waitUntil: "networkidle" });
  await slowDown(page);
  if (menu !== null) await page.getByRole("button", { name: menu }).first().click();
  const link = page.locator(`a[href="${end}"]:visible`).first();
  const box = await link.boundingBox();
  if (box === null) throw new Error(`${start} has no link to ${end}`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (prefetched) {
    await page.mouse.move(x, y);
    await page.waitForTimeout(restMs);
  }
  await page.mouse.click(x, y);
  await page.waitForURL((url) => url.pathname.startsWith(end));
  await page.waitForFunction(() => sessionStorage.getItem("paintedAt") !== null);
  const time = await page.evaluate(
    () => Number(sessionStorage.getItem("paintedAt")) - Number(sessionStorage.getItem("pressedAt")),
  );
  await context.close();
  return time;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: network.latencyMs,
    downloadThroughput: network.bytesPerSecond,
    uploadThroughput: network.bytesPerSecond,
  });
}

export async function measureNavigation(options: {
  readonly chromium: string;
  readonly rounds: number;
  readonly log: (line: string) => void;
}): Promise<NavigationResult> {
  const [site, peer] = [await startSite(), await startPeer()];
  const targets: readonly Target[] = [
    {
      name: "home to pricing",
      start: `${site.origin}${pathOf("home", "fr-fr")}`,
      end: pathOf("pricing", "fr-fr"),
      menu: null,
    },
    { name: "AstroWind home to pricing", start: `${peer.origin}/`, end: "/pricing", menu: "Toggle Menu" },
  ];
  const browser = await chromium.launch({
    executablePath: options.chromium,
    args: ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
  });
  const times = targets.map(() => ({ cold: [] as number[], prefetched: [] as number[] }));
  for (let round = 0; round < options.rounds; round += 1)
    for (const [index, target] of targets.entries())
      for (const kind of ["cold", "prefetched"] as const) {
        const time = await visit(browser, target, kind === "prefetched");
        times[index]?.[kind].push(time);
        options.log(`${target.name}, ${kind}: ${Math.round(time)}`);
      }
  await browser.close();
  await Promise.all([site.stop(), peer.stop()]);
  return {
    rounds: options.rounds,
    figures: targets.map(({ name }, index) => ({
      name,
      cold: median(times[index]?.cold ?? []),
      prefetched: median(times[index]?.prefetched ?? []),
    })),
  };
}
