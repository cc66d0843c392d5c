/**
 * The script that every page shares: only what HTML cannot do. Each concern has its own small module; React is
 * not among them, the islands' loader fetches it when an island needs it.
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
  // For services that photograph pages: false until they may, 100 ms after all of the above (docs/product.md#seo).
  const setReady = (prerenderReady: boolean) => Object.assign(window, { prerenderReady });
  setReady(false);
  setTimeout(setReady, 100, true);
}

// It is asked for after the first paint, and a page may be painted before it is whole.
if (document.readyState === "loading") addEventListener("DOMContentLoaded", startAll);
else startAll();
