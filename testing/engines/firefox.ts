/** Firefox over WebDriver BiDi. */
import puppeteer, { type KeyInput } from "puppeteer-core";
import type { Browser, BrowserLanguage, Key, Tab } from "./driver.ts";

/**
 * Firefox's errors for files that were still loading when the visitor left the page, through the service worker or as a
 * module. Files that are really missing are still found: without them a page is never ready. The last one is of Firefox's
 * own error page, in the frame of a map that cannot be reached from here.
 */
const notThePages = new RegExp(
  [
    "A ServiceWorker intercepted the request and encountered an unexpected error",
    "A ServiceWorker passed a promise to FetchEvent\\.respondWith\\(\\) that rejected",
    "error loading dynamically imported module",
    "uncaught exception: undefined",
    'Permission denied to access property "length"',
  ].join("|"),
);

/** A page whose script leads to another one is not waited for in a Firefox before 144. */
const ledOn = /NS_BINDING_ABORTED/;

/** A Firefox before 144 gets its size all the same: both commands are sent at once. */
const orientationUnknown = /unknown command emulation\.setScreenOrientationOverride/;

/** Starts the Firefox at this path. Pages that come over HTTPS may have any certificate. */
export async function startFirefox(executablePath: string, language: BrowserLanguage): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    acceptInsecureCerts: true,
    extraPrefsFirefox: { "intl.accept_languages": language === "en" ? "en-US, en" : "de-DE, de" },
  });
  return {
    async open(): Promise<Tab> {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      const problems: string[] = [];
      const note = (problem: string) => {
        if (!notThePages.test(problem)) problems.push(problem);
      };
      page.on("pageerror", (error) => note(String(error)));
      page.on("console", (message) => {
        if (message.type() === "error") note(message.text());
      });
      return {
        async goTo(url) {
          await page.goto(url, { waitUntil: "domcontentloaded" }).catch((error: unknown) => {
            if (!ledOn.test(String(error))) throw error;
          });
        },
        // Not the library's own function, which waits for a load event: a page from the back-forward cache has none.
        async back() {
          await page.evaluate("history.back()");
        },
        async forward() {
          await page.evaluate("history.forward()");
        },
        async reload() {
          await page.reload({ waitUntil: "domcontentloaded" });
        },
        evaluate: (expression) => page.evaluate(expression),
        press: ({ x, y }) => page.mouse.click(x, y),
        key: (key: Key) => page.keyboard.press(key satisfies KeyInput),
        type: (text) => page.keyboard.type(text),
        async setViewport(width, height) {
          await page.setViewport({ width, height }).catch((error: unknown) => {
            if (!orientationUnknown.test(String(error))) throw error;
          });
          await page.waitForFunction(`innerWidth === ${width}`);
        },
        screenshot: async () => Buffer.from(await page.screenshot()),
        problems: () => problems,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
