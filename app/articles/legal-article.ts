import type { Article } from "#app/domain/article.ts";
import type { Locale } from "#app/i18n/locales.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import type { ConstructionService } from "#app/site/pages.ts";
import { generalTerms, legalNotice } from "./articles.ts";

const articles = { legal: legalNotice, terms: generalTerms } as const;

export type LegalService = keyof typeof articles & ConstructionService;

/** Whether a `service` of the under-construction page is a legal text, which has that address. */
export function isLegal(service: string | null): service is LegalService {
  return service === "legal" || service === "terms";
}

export function legalArticle(service: LegalService, locale: Locale): Article {
  return typesetIn(articles[service], locale);
}
