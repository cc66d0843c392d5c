/**
 * The networking page has no language in its address: it is served in French with the English text beside it, and shows
 * in the stored language, else the browser's. Runs right after the markup, before it is painted.
 */
import { preferredLocale } from "#app/browser/preferred-locale.ts";

if (preferredLocale() === "en-en") {
  document.documentElement.lang = "en";
  for (const block of document.querySelectorAll<HTMLElement>("[data-language]")) {
    block.hidden = block.dataset.language !== "en-en";
    if (!block.hidden) document.title = block.dataset.title ?? "";
  }
}
