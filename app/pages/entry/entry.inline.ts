/** The root address: on to the preferred language. The visit leaves no history entry. */
import { preferredLocale } from "#app/client/preferred-locale.ts";
import { languageDetectedKey } from "#app/domain/personal-data.ts";

try {
  sessionStorage.setItem(languageDetectedKey, "true");
} catch {
  // Storage is refused.
}
location.replace(`/${preferredLocale()}/${location.search}${location.hash}`);
