import type { Article } from "#app/domain/article.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { localized } from "#app/i18n/typography.ts";
import { legalTexts } from "#content/articles/legal-texts.ts";

/** The legal text that the under-construction page shows; null until the owner has written it. */
export function legalArticle(service: string | null, locale: Locale): Article | null {
  if (service !== "legal" && service !== "terms") return null;
  const text = legalTexts[service];
  return text === null ? null : localized(text, locale);
}
