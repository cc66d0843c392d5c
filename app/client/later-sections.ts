import { pageLoaded } from "./page-loaded.ts";

/** Between two pieces, in milliseconds: what a browser does right after a page has loaded is not disturbed. */
const pauseMs = 250;

const pause = () => new Promise((done) => setTimeout(done, pauseMs));

/**
 * Lays out the parts of the home page that the browser skips at first (`home.css`), one after the other, once the page has
 * loaded.
 */
export async function laterSections(): Promise<void> {
  await pageLoaded();
  for (const part of document.querySelectorAll<HTMLElement>("[data-later]")) {
    await pause();
    part.style.contentVisibility = "visible";
  }
}
