/**
 * The script that every page shares: only what HTML cannot do, one small module for each job. It does not contain React,
 * which the islands' loader imports for the first island.
 */
import { startCarousels } from "./browser/carousels.ts";
import { startCounts } from "./browser/counts.ts";
import { loadFormsOnFocus } from "./browser/forms.ts";
import { openTarget, restoreFragment } from "./browser/fragment.ts";
import { hideHeaderOnScroll } from "./browser/header-scroll.ts";
import { rememberLanguage } from "./browser/language.ts";
import { startLinkActions } from "./browser/link-actions.ts";
import { loadPortfolioFilter } from "./browser/load-portfolio-filter.ts";
import { registerServiceWorker } from "./browser/offline.ts";
import { loadIntroduction, loadLandscape, startClosingBeside, startInvokers } from "./browser/on-demand.ts";
import { startPopovers } from "./browser/popovers.ts";
import { markReturnedFocus } from "./browser/returned-focus.ts";
import { revealOnScroll } from "./browser/reveal.ts";
import { startSplash } from "./browser/splash.ts";
import { rememberVisitOrigin } from "./browser/visit-origin.ts";
import { hydrateIslands } from "./islands/loader.ts";

const starts = [
  rememberVisitOrigin,
  startCounts,
  startSplash,
  rememberLanguage,
  openTarget,
  restoreFragment,
  startInvokers,
  startClosingBeside,
  markReturnedFocus,
  startPopovers,
  hideHeaderOnScroll,
  revealOnScroll,
  startLinkActions,
  startCarousels,
  loadIntroduction,
  loadPortfolioFilter,
  loadLandscape,
  loadFormsOnFocus,
  hydrateIslands,
  registerServiceWorker,
];

function startAll(): void {
  if (document.documentElement.dataset.private !== undefined) {
    void import("./browser/private-page.ts").then((module) => module.startPrivatePage());
    return;
  }
  for (const start of starts) start();
  // The head's script has set it to false.
  setTimeout(() => {
    window.prerenderReady = true;
  }, 100);
  document.documentElement.dataset.started = "";
}

// The script is loaded after the first paint, which may be before the end of parsing.
if (document.readyState === "loading") addEventListener("DOMContentLoaded", startAll);
else startAll();
