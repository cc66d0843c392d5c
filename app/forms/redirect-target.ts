import { locales } from "#app/i18n/locales.ts";
import { absoluteUrl } from "#app/site/origin.ts";
import { pathOf } from "#app/site/pages.ts";

/** The path of a posted `_redirect` (a path or an absolute address) if it is a thank-you page of this site, else null. */
export function thankYouTarget(posted: string): string | null {
  return (
    locales
      .map((locale) => pathOf("thankYou", locale))
      .find((path) => posted === path || posted === absoluteUrl(path)) ?? null
  );
}
