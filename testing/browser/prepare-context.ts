/** What every browser context gets before its first page. */
import type { BrowserContext } from "@playwright/test";

/** `splash`: false where this session has seen the splash already. */
export async function prepareContext(
  context: BrowserContext,
  { splash }: { splash: boolean },
): Promise<void> {
  waitForScript(context);
  if (!splash) await context.addInitScript(rememberSplash);
}

/**
 * The shared script comes after the first paint, which may be after the load: a page that a test goes to and does not
 * ask to see sooner is there when that has run. The last thing that it does is to set `prerenderReady`.
 */
function waitForScript(context: BrowserContext): void {
  context.on("page", (page) => {
    const whole = async <Answer>(going: Promise<Answer>, options?: { waitUntil?: string }) => {
      const answer = await going;
      if (options?.waitUntil !== "commit")
        await page.waitForFunction(
          () => !document.documentElement.classList.contains("js") || "prerenderReady" in window,
        );
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
  // An opaque origin (a frame that failed, an empty page) has no storage.
  try {
    sessionStorage.setItem("splashSeen", "true");
    // The welcome video opens over the French home page, once; only a test of its own wants it.
    localStorage.setItem("introClosed", "true");
  } catch {}
}
