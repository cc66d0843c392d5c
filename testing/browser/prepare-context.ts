/** Prepares every browser context before its first page. */
import type { BrowserContext } from "@playwright/test";

/** `splash`: false if the session has already seen the splash. */
export async function prepareContext(
  context: BrowserContext,
  { splash }: { splash: boolean },
): Promise<void> {
  waitForScript(context);
  if (!splash) await context.addInitScript(rememberSplash);
}

/**
 * The shared script loads after the first paint, which may be after the load event. So `goto` also waits until the script
 * has run, unless the test gives another condition. The script sets `data-started` at its end.
 */
function waitForScript(context: BrowserContext): void {
  context.on("page", (page) => {
    const whole = async <Answer>(going: Promise<Answer>, options?: { waitUntil?: string }) => {
      const answer = await going;
      if (options?.waitUntil !== "commit")
        await page.waitForFunction(() => document.documentElement.matches(":not(.js), [data-started]"));
      return answer;
    };
    const { goto, reload, goBack, goForward } = page;
    page.goto = (url, options) => whole(goto.call(page, url, options), options);
    page.reload = (options) => whole(reload.call(page, options), options);
    page.goBack = (options) => whole(goBack.call(page, options), options);
    page.goForward = (options) => whole(goForward.call(page, options), options);
  });
}

/** Runs in each page before its own scripts. */
function rememberSplash(): void {
  // An opaque origin (a failed frame, an empty page) has no storage.
  try {
    sessionStorage.setItem("splashSeen", "true");
    // The introduction video opens once on the French home page; most tests must not see it.
    localStorage.setItem("introClosed", "true");
  } catch {}
}
