import { useSearchParams } from "react-router";
import { isLegalPage, legalArticle } from "#app/articles/articles.ts";
import { projects } from "#app/content/projects.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn, withPlainHyphens } from "#app/i18n/typography.ts";
import { constructionSubjectOf, networkingPath } from "#app/site/pages.ts";
import type { Resolution } from "#app/site/resolve.ts";

type Titles = { readonly title: string; readonly description: string | null };

/** The title (without the agency's name) and the description of a page, or of the error of a status. */
export function useTitles(resolution: Resolution, pathname: string, errorStatus: number | null): Titles {
  const { title, description } = useTypesetTitles(resolution, pathname, errorStatus);
  return {
    title: withPlainHyphens(title),
    description: description === null ? null : withPlainHyphens(description),
  };
}

function useTypesetTitles(resolution: Resolution, pathname: string, errorStatus: number | null): Titles {
  const { locale, t } = useLanguage();
  const [query] = useSearchParams();

  if (errorStatus !== null)
    return { title: t("meta.error.title", { status: errorStatus }), description: null };
  if (resolution.kind !== "page")
    return pathname === networkingPath
      ? { title: t("meta.connect.title"), description: t("meta.connect.description") }
      : { title: t("meta.entry.title"), description: null };

  const { page, slug } = resolution;
  if (page === "project") {
    const project = projects.find((candidate) => candidate.slug === slug);
    return {
      title: project === undefined ? "" : `${project.clientName} · ${typesetIn(project.sector, locale)}`,
      description: project === undefined ? null : typesetIn(project.summary, locale),
    };
  }
  const service = page === "construction" ? constructionSubjectOf(query) : null;
  if (isLegalPage(service)) {
    const { title, lead } = legalArticle(service, locale);
    return { title: title.replaceAll("*", ""), description: lead };
  }
  if (service !== null)
    return {
      title: t("construction.service.title", { service: t(`construction.${service}.title`) }),
      description: t(`construction.${service}.text`),
    };
  return { title: t(`meta.${page}.title`), description: t(`meta.${page}.description`) };
}
