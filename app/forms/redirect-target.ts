import { locales } from "#app/i18n/locales.ts";
import { absolute } from "#app/site/origin.ts";
import { pathOf } from "#app/site/pages.ts";

/**
 * The path that a posted `_redirect` may lead to: one of this site's own thank-you pages, given as a path or as an
 * absolute address. Anything else is null, so that the form can send nobody elsewhere.
 */
export function thankYouTarget(posted: string): string | null {
  return (
    locales
      .map((locale) => pathOf("thankYou", locale))
      .find((path) => posted === path || posted === absolute(path)) ?? null
  );
}
