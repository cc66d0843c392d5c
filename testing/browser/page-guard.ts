import type { BrowserContext } from "@playwright/test";

export type PageGuard = {
  /** What happens on these pages and matches is part of the test. */
  tolerate(pattern: RegExp): void;
  /** All that went wrong and that no test has announced. */
  problems(): readonly string[];
};

/**
 * Watches every page of a context: what they write to the console, what breaks, what does not load, and every
 * request that leaves the site.
 */
export function guardPages(context: BrowserContext, origin: string): PageGuard {
  const tolerated: RegExp[] = [];
  const seen: string[] = [];
  context.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // What the test runner itself puts in the worker's place: see `playwright.config.ts`.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (webError) => {
    const error = describe(webError.error());
    // Where the browser gives up a transition between two pages (the next page was quicker, or not yet styled), it
    // shows the page without it, and tells so as an error of the page although no script asked for the transition.
    if (!/ViewTransition opt-in disabled|Transition was (?:aborted|skipped)/.test(error))
      seen.push(`page error: ${error}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // What a navigation leaves behind half loaded was not wanted any more.
    if (reason !== "net::ERR_ABORTED") seen.push(`request failed: ${request.url()} ${reason}`);
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol.startsWith("http")) seen.push(`third party: ${url.href}`);
  });
  return {
    tolerate: (pattern) => tolerated.push(pattern),
    problems: () => seen.filter((line) => !tolerated.some((pattern) => pattern.test(line))),
  };
}

function describe(error: Error): string {
  return `${error.name}: ${error.message} ${error.stack ?? ""}`;
}
