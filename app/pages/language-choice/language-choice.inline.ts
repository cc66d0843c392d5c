/** Redirects the root address to the preferred language, without a history entry. */
import { preferredLocale } from "#app/browser/preferred-locale.ts";
import { rememberVisitOrigin } from "#app/browser/visit-origin.ts";
import { languageDetectedKey } from "#app/domain/personal-data.ts";

try {
  sessionStorage.setItem(languageDetectedKey, "true");
} catch {
  // Storage is refused.
}
// The next page has this one as its referrer.
rememberVisitOrigin();
location.replace(`/${preferredLocale()}/${location.search}${location.hash}`);
