import type { BrowserContext } from "@playwright/test";

export type PageGuard = {
  /** Problems that match the pattern are expected by the test. */
  tolerate(pattern: RegExp): void;
  /** The problems that no test expects. */
  problems(): readonly string[];
};

/**
 * Watches every page of a context: console messages, errors, failed requests, and requests to other sites.
 */
export function guardPages(context: BrowserContext, origin: string): PageGuard {
  const tolerated: RegExp[] = [];
  const seen: string[] = [];
  context.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // Playwright's own message: it blocks service workers (`playwright.config.ts`).
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    seen.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on("weberror", (webError) => {
    const error = describe(webError.error());
    // If the browser skips a transition between two pages (the next page was faster, or has no styles yet), it reports
    // an error of the page, although no script started the transition.
    if (!/ViewTransition opt-in disabled|Transition was (?:aborted|skipped)/.test(error))
      seen.push(`page error: ${error}`);
  });
  context.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Aborted by leaving the page.
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
