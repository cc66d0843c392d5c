/** Runs before the first paint, the same on every page: its hash stands in the content security policy. */
import { splashSeenKey, themeKey } from "#app/domain/personal-data.ts";

/** The address of the shared script, written in as the page is rendered. */
declare const SHARED_SCRIPT: string;

const root = document.documentElement;
root.classList.add("js");
// The shared script, once something is painted: nothing that is seen first waits for it.
const load = () => import(/* @vite-ignore */ SHARED_SCRIPT);
new PerformanceObserver(load).observe({ type: "paint" });
// Where a browser reports no paints.
setTimeout(load, 2000);
try {
  if (localStorage.getItem(themeKey) === "light") {
    root.dataset.theme = "light";
    // The browser's own bars, before any stylesheet can set the colour.
    document.querySelector("[name=theme-color]")?.setAttribute("content", "#f7f3ec");
  }
  if (!sessionStorage.getItem(splashSeenKey) && !root.hasAttribute("data-bare")) {
    root.dataset.splash = "shown";
    // The shared script ends it. Where that does not arrive, the splash must not stay.
    setTimeout(() => {
      if (!("prerenderReady" in window)) root.dataset.splash = "done";
    }, 5000);
  }
} catch {
  // Storage is refused: the default theme, and no splash on every page.
}
