/** The page of the site that shows a section. */
import { projectOf } from "#app/content/edited-sections.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { constructionPath, itemPathOf, type PlainPageId, pathOf } from "#app/site/pages.ts";

/** Those of the others are on the home page, or on many. */
const pages: Readonly<Record<string, PlainPageId>> = {
  ...{ "words/services": "services", services: "services" },
  ...{ "words/showcase": "showcase", "faq/showcase": "showcase" },
  ...{ "words/portfolio": "portfolio", "portfolio/order": "portfolio" },
  "words/pricing": "pricing",
  ...{ "words/about": "about", team: "about", agency: "about" },
  ...{ "words/contact": "contact", place: "contact", "coverage/map": "contact" },
  "words/construction": "construction",
  "articles/accessibility": "accessibility",
  "articles/privacy": "privacy",
};

export function previewPath(section: string, locale: Locale): string {
  const slug = projectOf(section);
  if (slug !== undefined) return itemPathOf("project", locale, slug);
  if (section === "legal" || section === "articles/legal-notice") return constructionPath(locale, "legal");
  if (section === "articles/terms") return constructionPath(locale, "terms");
  return pathOf(section.startsWith("catalogue/") ? "pricing" : (pages[section] ?? "home"), locale);
}
