import { pageLoaded } from "./page-loaded.ts";

/** Between two parts, in milliseconds: what a browser does right after a page has loaded is not disturbed. */
const pauseMs = 250;

const pause = () => new Promise((done) => setTimeout(done, pauseMs));

/** Lays out the parts of a page that the browser skips at first (`shell.css`), one after the other, once it has loaded. */
export async function laterParts(): Promise<void> {
  await pageLoaded();
  for (const [place, part] of document.querySelectorAll("[data-later]").entries()) {
    // The footer comes with the part before it: each pause is one more frame of the main thread.
    if (place === 0 || part.tagName !== "FOOTER") await pause();
    part.removeAttribute("data-later");
  }
}
