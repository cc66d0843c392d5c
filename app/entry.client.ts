/**
 * The script that every page shares: only what HTML cannot do, one small module for each job. It does not contain React,
 * which the islands' loader imports for the first island.
 */
import { carousels } from "./client/carousels.ts";
import { forms } from "./client/forms.ts";
import { restoreFragment } from "./client/fragment.ts";
import { headerScroll } from "./client/header-scroll.ts";
import { invokers } from "./client/invokers.ts";
import { rememberLanguage } from "./client/language.ts";
import { loadIntroduction } from "./client/load-introduction.ts";
import { loadPortfolioFilter } from "./client/load-portfolio-filter.ts";
import { offline } from "./client/offline.ts";
import { popovers } from "./client/popovers.ts";
import { presses } from "./client/presses.ts";
import { markReturnedFocus } from "./client/returned-focus.ts";
import { revealOnScroll } from "./client/reveal.ts";
import { splash } from "./client/splash.ts";
import { rememberVisit } from "./client/visit.ts";
import { followAddress } from "./islands/form-address.ts";
import { hydrateIslands } from "./islands/loader.ts";

const starts = [
  rememberVisit,
  splash,
  rememberLanguage,
  restoreFragment,
  invokers,
  markReturnedFocus,
  popovers,
  headerScroll,
  revealOnScroll,
  presses,
  carousels,
  loadIntroduction,
  loadPortfolioFilter,
  forms,
  followAddress,
  hydrateIslands,
  offline,
];

function startAll(): void {
  // Pages behind secret links have nothing but their live form.
  if (document.documentElement.dataset.private !== undefined) {
    void import("./client/live-form.ts").then((module) => module.liveForm());
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
