import { pageLoaded } from "./page-loaded.ts";

/** The longest time to wait for an idle browser, in milliseconds. */
const longestMs = 1000;

const idle = () =>
  new Promise((done) =>
    "requestIdleCallback" in window ? requestIdleCallback(done, { timeout: longestMs }) : setTimeout(done),
  );

/**
 * Lays out the parts of the home page that the browser skips at first (`home.css`), one after the other, once the page has
 * loaded and whenever the browser is idle.
 */
export async function laterSections(): Promise<void> {
  await pageLoaded();
  for (const part of document.querySelectorAll<HTMLElement>("[data-later]")) {
    await idle();
    part.style.contentVisibility = "visible";
  }
}
