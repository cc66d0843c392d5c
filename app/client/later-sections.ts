import { pageLoaded } from "./page-loaded.ts";

const idle = () => new Promise((done) => (window.requestIdleCallback ?? setTimeout)(done));

/**
 * Lays out the parts of the home page that the browser skips at first (`later.css`), one after the other, once the page has
 * loaded and whenever the browser is idle.
 */
export async function laterSections(): Promise<void> {
  await pageLoaded();
  for (const part of document.querySelectorAll<HTMLElement>("[data-later]")) {
    await idle();
    part.style.contentVisibility = "visible";
  }
}
