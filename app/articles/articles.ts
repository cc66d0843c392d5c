import type { ArticleFile } from "#app/content/schemas/texts.ts";
import type { Article } from "#app/domain/article.ts";
import { inLanguage } from "#app/i18n/compose.ts";
import { inEachLanguage, type Localized } from "#app/i18n/locales.ts";
import { accessibility as accessibilityFile } from "#content/articles/accessibility.ts";
import { legalNotice as legalNoticeFile } from "#content/articles/legal-notice.ts";
import { privacy as privacyFile } from "#content/articles/privacy.ts";
import { terms as termsFile } from "#content/articles/terms.ts";
import { articleOf } from "./prose.ts";

const article = (file: ArticleFile): Localized<Article> =>
  inEachLanguage((locale) => articleOf(inLanguage(file, locale), locale));

export const accessibility = article(accessibilityFile);
export const legalNotice = article(legalNoticeFile);
/** What the site's settings add to it: app/pages/privacy/privacy-article.ts. */
export const statedPrivacy = article(privacyFile);
export const generalTerms = article(termsFile);
