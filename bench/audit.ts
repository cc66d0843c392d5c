/** One page in one run of Lighthouse, as a phone sees it. */
import lighthouse from "lighthouse";
import agenticBrowsing from "lighthouse/core/config/agentic-browsing-config.js";
import puppeteer from "puppeteer-core";
import { launchBrowser } from "./browser.ts";

export type PageBytes = Readonly<Record<"html" | "css" | "script" | "font" | "image" | "total", number>>;

/** Of Lighthouse, by its names. */
export const categories = [
  "performance",
  "accessibility",
  "best-practices",
  "seo",
  "agentic-browsing",
] as const;

/** Bytes as they come, headers too; times in milliseconds; scores of 100, null where they were not asked for. */
export type Audit = {
  readonly bytes: PageBytes;
  readonly requests: number;
  readonly scores: Readonly<Record<(typeof categories)[number], number | null>>;
  readonly fcp: number;
  readonly lcp: number;
  readonly speedIndex: number;
  readonly tbt: number;
  readonly cls: number;
};

type Request = { readonly url: string; readonly resourceType?: string; readonly transferSize: number };

const kinds: Readonly<Record<string, keyof PageBytes>> = {
  Document: "html",
  Stylesheet: "css",
  Script: "script",
  Font: "font",
  Image: "image",
};

function bytesOf(requests: readonly Request[]): PageBytes {
  const bytes = { html: 0, css: 0, script: 0, font: 0, image: 0, total: 0 };
  for (const { resourceType = "", transferSize } of requests) {
    const kind = kinds[resourceType];
    if (kind !== undefined) bytes[kind] += transferSize;
    bytes.total += transferSize;
  }
  return bytes;
}

/** Runs in each page before its own scripts: this session has seen the splash, and the introduction was closed. */
function rememberSplash(): void {
  try {
    sessionStorage.setItem("splashSeen", "true");
    localStorage.setItem("introClosed", "true");
  } catch {
    // An empty page has no storage.
  }
}

/**
 * Measures a page in a browser that has cached nothing. `splash`: false for the page as a later one of a session.
 * `everything`: all scores, not only that of performance.
 */
export async function audit(
  executable: string,
  {
    url,
    splash,
    everything,
  }: { readonly url: string; readonly splash: boolean; readonly everything: boolean },
): Promise<Audit> {
  const browser = await launchBrowser(executable);
  try {
    const driver = await puppeteer.connect({ browserURL: `http://127.0.0.1:${browser.port}` });
    const page = await driver.newPage();
    if (!splash) await page.evaluateOnNewDocument(rememberSplash);
    const flags = {
      logLevel: "silent",
      onlyCategories: everything ? categories : categories.slice(0, 1),
    } as const;
    const result = await lighthouse(url, flags, agenticBrowsing, page);
    if (result === undefined || result.lhr.runtimeError !== undefined)
      throw new Error(
        `Lighthouse: ${result?.lhr.runtimeError?.message ?? "no result"} (${new URL(url).pathname})`,
      );
    const { audits, categories: found } = result.lhr;
    const details = audits["network-requests"]?.details as { items: Request[] } | undefined;
    const requests = (details?.items ?? []).filter(({ url: address }) => address.startsWith("http"));
    const score = (name: string) => {
      const value = found[name]?.score;
      return value == null ? null : Math.round(value * 100);
    };
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      bytes: bytesOf(requests),
      requests: requests.length,
      scores: Object.fromEntries(categories.map((name) => [name, score(name)])) as Audit["scores"],
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      speedIndex: value("speed-index"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
    };
  } finally {
    await browser.close();
  }
}
