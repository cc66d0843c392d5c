import { useSearchParams } from "react-router";
import { ArticlePage } from "#app/articles/ArticlePage.tsx";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { legalArticle } from "#app/site/legal-article.ts";
import { constructionServices, pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";
import { DirectLines } from "./DirectLines.tsx";

/** A service without a page yet; the general text without a known `service`; or a legal text, once it is written. */
export default function Construction() {
  const { locale, t } = useLanguage();
  const [query] = useSearchParams();
  const service = constructionServices.find((known) => known === query.get("service"));
  const article = legalArticle(query.get("service"), locale);
  if (article !== null) return <ArticlePage article={article} />;
  const topic = service === undefined ? "pages.construction" : (`pages.construction.${service}` as const);
  return (
    <>
      <PageHero title={t(`${topic}.title`)} lead={t(`${topic}.text`)}>
        <ButtonLink href={pathOf("contact", locale)}>{t("pages.construction.contact")}</ButtonLink>
        <ButtonLink href={pathOf("services", locale)} look="quiet">
          {t("pages.construction.services")}
        </ButtonLink>
      </PageHero>
      <DirectLines />
    </>
  );
}
