import type { Project } from "#app/domain/project.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";

export function ClientLink(props: { project: Project; className?: string }) {
  const { t } = useLanguage();
  return (
    <ButtonLink
      href={props.project.websiteUrl}
      target="_blank"
      rel="noopener"
      icon="arrow-up-right"
      className={props.className}
    >
      {t("project.visit")}
      <span className="sr-only"> {t("project.visit.newTab", { client: props.project.clientName })}</span>
    </ButtonLink>
  );
}
