import { useParams } from "react-router";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/i18n/pages.ts";
import { localized } from "#app/i18n/typography.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";
import { projects } from "#content/portfolio/index.ts";

/** One case study. The host answers 404 for a slug that no project has, so there always is one here. */
export default function ProjectPage() {
  const { locale, t } = useLanguage();
  const { slug } = useParams();
  const project = projects.find((candidate) => candidate.slug === slug);
  if (project === undefined) throw new Error(`No project has the slug ${slug}`);
  return (
    <PageHero
      eyebrow={localized(project.sector, locale)}
      title={project.clientName}
      lead={localized(project.summary, locale)}
    >
      <ButtonLink href={pathOf("portfolio", locale)} look="quiet">
        {t("shell.menu.cases.button")}
      </ButtonLink>
    </PageHero>
  );
}
