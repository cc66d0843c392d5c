import type { ArticleFile } from "#app/content/schemas/texts.ts";
import { inLanguage } from "#app/i18n/compose.ts";
import { inEachLanguage, type Locale, type Localized } from "#app/i18n/locales.ts";
import type { Language } from "#app/i18n/translate.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import type { ConstructionSubject } from "#app/site/pages.ts";
import { accessibility as accessibilityFile } from "#content/articles/accessibility.ts";
import { legalNotice as legalNoticeFile } from "#content/articles/legal-notice.ts";
import { privacy as privacyFile } from "#content/articles/privacy.ts";
import { terms as termsFile } from "#content/articles/terms.ts";
import type { Article } from "./article.ts";
import { articleOf } from "./prose.ts";

const article = (file: ArticleFile): Localized<Article> =>
  inEachLanguage((locale) => articleOf(inLanguage(file, locale), locale));

export const accessibility = article(accessibilityFile);
export const legalNotice = article(legalNoticeFile);
/** What the site's settings add to it: app/pages/privacy/privacy-article.ts. */
export const statedPrivacy = article(privacyFile);
export const generalTerms = article(termsFile);

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
