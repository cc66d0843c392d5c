import { ArticlePage } from "#app/articles/ArticlePage.tsx";
import { accessibility } from "#app/articles/articles.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";

export default function Accessibility() {
  const { locale } = useLanguage();
  return <ArticlePage article={typesetIn(accessibility, locale)} />;
}
