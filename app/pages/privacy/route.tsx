import { ArticlePage } from "#app/articles/ArticlePage.tsx";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { privacyArticle } from "./privacy-article.ts";

export default function Privacy() {
  const { locale } = useLanguage();
  return <ArticlePage article={privacyArticle(locale)} />;
}
