/**
 * The script that every page shares: only what HTML cannot do. Each concern has its own small module; React is
 * not among them, the islands' loader fetches it when a part needs it.
 */
import { wakeIslands } from "./islands/loader.ts";
import { carousels } from "./shell/script/carousels.ts";
import { facades } from "./shell/script/facades.ts";
import { headerScroll } from "./shell/script/header-scroll.ts";
import { intro } from "./shell/script/intro.ts";
import { invokers } from "./shell/script/invokers.ts";
import { language } from "./shell/script/language.ts";
import { leadForms } from "./shell/script/lead-forms.ts";
import { manifest } from "./shell/script/manifest.ts";
import { offline } from "./shell/script/offline.ts";
import { popovers } from "./shell/script/popovers.ts";
import { reveal } from "./shell/script/reveal.ts";
import { splash } from "./shell/script/splash.ts";
import { theme } from "./shell/script/theme.ts";

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
  leadForms,
  wakeIslands,
  offline,
  // Last: the tests know by it that all of these have run (`testing/browser/site.ts`).
  manifest,
];

function startAll(): void {
  for (const start of starts) start();
  // For services that photograph pages: everything above has run (docs/product.md#seo).
  setTimeout(() => Object.assign(window, { prerenderReady: true }), 100);
}

// It is asked for after the first paint, and a page may be painted before it is whole.
if (document.readyState === "loading") addEventListener("DOMContentLoaded", startAll);
else startAll();
