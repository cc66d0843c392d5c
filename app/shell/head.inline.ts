/** Runs before the first paint. The same on every page: the content security policy has its hash. */
import { splashSeenKey, themeKey } from "#app/domain/personal-data.ts";
import { defaultTheme, otherCanvas } from "#content/colours.ts";

declare global {
  interface Window {
    prerenderReady: boolean;
  }
}

const root = document.documentElement;
root.classList.add("js");
// For services that photograph pages: the shared script makes it true (docs/product.md#seo).
window.prerenderReady = false;
try {
  const other = defaultTheme === "dark" ? "light" : "dark";
  if (localStorage.getItem(themeKey) === other) {
    if (other === "light") root.dataset.theme = other;
    else delete root.dataset.theme;
    // Sets the colour of the browser's own bars before the styles load.
    document.querySelector("[name=theme-color]")?.setAttribute("content", otherCanvas);
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
