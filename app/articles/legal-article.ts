import type { Article } from "#app/domain/article.ts";
import type { Locale } from "#app/i18n/locales.ts";
import type { Language } from "#app/i18n/translate.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import type { ConstructionSubject } from "#app/site/pages.ts";
import { generalTerms, legalNotice } from "./articles.ts";

const articles = { legal: legalNotice, terms: generalTerms } as const;

export type LegalPage = keyof typeof articles & ConstructionSubject;

/** Whether a `service` of the under-construction page is a legal text, which has that address. */
export const isLegalPage = (service: string | null): service is LegalPage =>
  service !== null && Object.hasOwn(articles, service);

export function legalArticle(page: LegalPage, locale: Locale): Article {
  return typesetIn(articles[page], locale);
}

/** What the under-construction page is called for a service or a legal text; may mark words as `*highlighted*`. */
export const subjectTitle = (subject: ConstructionSubject, { locale, t }: Language): string =>
  isLegalPage(subject) ? legalArticle(subject, locale).title : t(`construction.${subject}.title`);
