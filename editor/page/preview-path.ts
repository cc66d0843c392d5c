/** The page of the site that shows a section. */
import type { Locale } from "#app/i18n/locales.ts";

const paths: Readonly<Record<string, readonly [french: string, english: string]>> = {
  "words/services": ["services/", "services/"],
  services: ["services/", "services/"],
  "words/showcase": ["services/creation-site-vitrine/", "services/showcase-website-creation/"],
  "faq/showcase": ["services/creation-site-vitrine/", "services/showcase-website-creation/"],
  "words/portfolio": ["portfolio/", "portfolio/"],
  "portfolio/order": ["portfolio/", "portfolio/"],
  "words/pricing": ["tarifs/", "pricing/"],
  "words/about": ["a-propos/", "about/"],
  team: ["a-propos/", "about/"],
  agency: ["a-propos/", "about/"],
  "words/contact": ["contact/", "contact/"],
  place: ["contact/", "contact/"],
  "coverage/map": ["contact/", "contact/"],
  "words/construction": ["service-construction/", "service-under-construction/"],
  "articles/accessibility": ["accessibilite/", "accessibility/"],
  "articles/privacy": ["confidentialite/", "privacy/"],
  "articles/legal-notice": [
    "service-construction/?service=legal",
    "service-under-construction/?service=legal",
  ],
  legal: ["service-construction/?service=legal", "service-under-construction/?service=legal"],
  "articles/terms": ["service-construction/?service=terms", "service-under-construction/?service=terms"],
};

export function pathOf(section: string, locale: Locale): string {
  const [, slug] = /^portfolio\/(.+)\/project$/.exec(section) ?? [];
  if (slug !== undefined) return `/${locale}/portfolio/${slug}`;
  if (section.startsWith("catalogue/")) return pathOf("words/pricing", locale);
  const own = paths[section];
  return `/${locale}/${own === undefined ? "" : own[locale === "fr-fr" ? 0 : 1]}`;
}
