/** Runs before the first paint. The same on every page: the content security policy has its hash. */
import { splashSeenKey, themeKey } from "#app/domain/personal-data.ts";

/** The address of the shared script, inserted when the page is rendered. */
declare const SHARED_SCRIPT: string;
declare global {
  interface Window {
    prerenderReady: boolean;
  }
}

const root = document.documentElement;
root.classList.add("js");
// For services that photograph pages: the shared script makes it true (docs/product.md#seo).
window.prerenderReady = false;
// The shared script loads after the first paint.
const load = () => import(/* @vite-ignore */ SHARED_SCRIPT);
new PerformanceObserver(load).observe({ type: "paint" });
// For browsers that do not report paints.
setTimeout(load, 2000);
try {
  if (localStorage.getItem(themeKey) === "light") {
    root.dataset.theme = "light";
    // Sets the colour of the browser's own bars before the styles load.
    document.querySelector("[name=theme-color]")?.setAttribute("content", "#f7f3ec");
  }
  if (!sessionStorage.getItem(splashSeenKey) && !root.hasAttribute("data-bare")) {
    root.dataset.splash = "shown";
    // The shared script ends the splash. If that does not load, the splash must not stay.
    setTimeout(() => {
      if (!window.prerenderReady) root.dataset.splash = "done";
    }, 5000);
  }
} catch {
  // Storage is refused: the default theme, and no splash.
}
