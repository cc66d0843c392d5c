/** Measures pages with Lighthouse as on a phone: bytes, paints, scores. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import lighthouse from "lighthouse";
import { type Locale, locales } from "../app/i18n/locales.ts";
import { pathsOf } from "../app/site/addresses.ts";
import { pageIds, pages } from "../app/site/pages.ts";
import { median } from "./figures.ts";
import { emptyPath, startSite, temporaryFolder } from "./serving.ts";

export type PageBytes = Readonly<Record<"html" | "css" | "script" | "font" | "image" | "total", number>>;

/** Bytes as transferred, with headers; times in milliseconds; scores from 0 to 100. */
export type PageFigures = {
  readonly name: string;
  readonly bytes: PageBytes;
  readonly requests: number;
  readonly scores: Readonly<Record<"performance" | "accessibility" | "bestPractices" | "seo", number | null>>;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number | null;
};

export type PagesResult = {
  readonly rounds: number;
  readonly empty: PageFigures;
  readonly pages: readonly PageFigures[];
};

/** All indexable French pages, with one case study; the three most important ones in English too. */
function measuredPaths(all: boolean): readonly string[] {
  const listed = pageIds.filter((page) => pages[page].indexable);
  const some = (locale: Locale) =>
    listed.flatMap((page) => (all ? pathsOf(page, locale) : pathsOf(page, locale).slice(0, 1)));
  if (all) return locales.flatMap(some);
  return [
    ...some("fr-fr"),
    ...(["home", "pricing", "contact"] as const).flatMap((page) => pathsOf(page, "en-en")),
  ];
}

/** Starts a browser with an empty profile, controlled through a port. */
async function launch(executable: string) {
  const child = spawn(
    executable,
    [
      "--headless=new",
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      "--mute-audio",
      "--remote-debugging-port=0",
      `--user-data-dir=${temporaryFolder()}`,
      "about:blank",
    ],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  let written = "";
  const port = await new Promise<number>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`The browser ended: ${written}`)));
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      written += text;
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(written)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
  });
  return {
    port,
    async close() {
      child.removeAllListeners("exit");
      child.kill("SIGKILL");
      if (child.exitCode === null) await once(child, "close");
    },
  };
}

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

async function measure(executable: string, url: string, everything: boolean): Promise<PageFigures> {
  const browser = await launch(executable);
  try {
    const onlyCategories = everything
      ? ["performance", "accessibility", "best-practices", "seo"]
      : ["performance"];
    const result = await lighthouse(url, { port: browser.port, logLevel: "silent", onlyCategories });
    if (result === undefined || result.lhr.runtimeError !== undefined)
      throw new Error(
        `Lighthouse: ${result?.lhr.runtimeError?.message ?? "no result"} (${new URL(url).pathname})`,
      );
    const { audits, categories } = result.lhr;
    const details = audits["network-requests"]?.details as { items: Request[] } | undefined;
    const requests = (details?.items ?? []).filter(({ url: address }) => address.startsWith("http"));
    const score = (name: string) => {
      const value = categories[name]?.score;
      return value == null ? null : Math.round(value * 100);
    };
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      name: new URL(url).pathname,
      bytes: bytesOf(requests),
      requests: requests.length,
      scores: {
        performance: score("performance"),
        accessibility: score("accessibility"),
        bestPractices: score("best-practices"),
        seo: score("seo"),
      },
      fcp: value("first-contentful-paint"),
      lcp: value("largest-contentful-paint"),
      tbt: value("total-blocking-time"),
      cls: value("cumulative-layout-shift"),
    };
  } finally {
    await browser.close();
  }
}

/** The medians of one page's rounds. Some scores are measured in the first round only. */
function medianOf(rounds: readonly PageFigures[]): PageFigures {
  const [first] = rounds;
  if (first === undefined) throw new Error("A page was never measured");
  const middle = (read: (figures: PageFigures) => number) => median(rounds.map(read));
  const kindsOfBytes = Object.keys(first.bytes) as (keyof PageBytes)[];
  return {
    ...first,
    bytes: Object.fromEntries(
      kindsOfBytes.map((kind) => [kind, middle(({ bytes }) => bytes[kind])]),
    ) as PageBytes,
    requests: middle(({ requests }) => requests),
    scores: { ...first.scores, performance: middle(({ scores }) => scores.performance ?? Number.NaN) },
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    tbt: middle(({ tbt }) => tbt),
    cls: middle(({ cls }) => cls ?? Number.NaN),
  };
}

export async function measurePages(options: {
  readonly chromium: string;
  readonly rounds: number;
  /** Every indexable page of both languages. */
  readonly all: boolean;
  readonly log: (line: string) => void;
}): Promise<PagesResult> {
  const site = await startSite();
  const paths = [emptyPath, ...measuredPaths(options.all)];
  const found = new Map<string, PageFigures[]>(paths.map((path) => [path, []]));
  for (let round = 0; round < options.rounds; round += 1)
    for (const path of paths) {
      const once = () => measure(options.chromium, `${site.origin}${path}`, round === 0);
      // Sometimes Lighthouse loses its trace: it is measured again with a new browser.
      const figures = await once().catch((error: Error) => {
        options.log(`again: ${error.message}`);
        return once();
      });
      found.get(path)?.push(figures);
      options.log(`round ${round + 1} ${path} FCP ${Math.round(figures.fcp)} LCP ${Math.round(figures.lcp)}`);
    }
  await site.stop();
  const [empty, ...measured] = paths.map((path) => medianOf(found.get(path) ?? []));
  if (empty === undefined) throw new Error("The empty page was not measured");
  return { rounds: options.rounds, empty, pages: measured };
}
