import type { languageTag } from "#app/i18n/locales.ts";
import type { manifestPath } from "#app/site/pages.ts";

// Written out, and held to the names by their types: an import would bring the table of pages to every page.
const addresses = {
  fr: "/fr-fr/manifest.webmanifest",
  en: "/en-en/manifest.webmanifest",
} satisfies Record<(typeof languageTag)[keyof typeof languageTag], ReturnType<typeof manifestPath>>;

/**
 * Names the file that says what the installed site is called and opens with. Browsers ask for it at once, beside faces
 * and pictures, so the document does not name it: a site is installed by those who have seen it.
 */
export function manifest(): void {
  const link = document.createElement("link");
  link.rel = "manifest";
  link.href = addresses[document.documentElement.lang as keyof typeof addresses];
  document.head.append(link);
}
