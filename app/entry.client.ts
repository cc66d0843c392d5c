/**
 * The script that every page shares: only what HTML cannot do, one small module for each job. It does not contain React,
 * which the islands' loader imports for the first island.
 */
import { carousels } from "./client/carousels.ts";
import { facades } from "./client/facades.ts";
import { filter } from "./client/filter.ts";
import { headerScroll } from "./client/header-scroll.ts";
import { intro } from "./client/intro.ts";
import { invokers } from "./client/invokers.ts";
import { language } from "./client/language.ts";
import { leadForms } from "./client/lead-forms.ts";
import { offline } from "./client/offline.ts";
import { popovers } from "./client/popovers.ts";
import { reveal } from "./client/reveal.ts";
import { splash } from "./client/splash.ts";
import { theme } from "./client/theme.ts";
import { hydrateIslands } from "./islands/loader.ts";

const starts = [
  splash,
  language,
  theme,
  invokers,
  popovers,
  headerScroll,
  reveal,
  facades,
  carousels,
  intro,
  filter,
  leadForms,
  hydrateIslands,
  offline,
];

function startAll(): void {
  for (const start of starts) start();
  // For services that take snapshots of pages: true 100 ms after all of the above (docs/product.md#seo).
  const setReady = (prerenderReady: boolean) => Object.assign(window, { prerenderReady });
  setReady(false);
  setTimeout(setReady, 100, true);
}

// The script is loaded after the first paint, which may be before the end of parsing.
if (document.readyState === "loading") addEventListener("DOMContentLoaded", startAll);
else startAll();
