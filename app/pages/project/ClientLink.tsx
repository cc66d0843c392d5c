import type { Project } from "#app/content/schemas/project.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import type { ButtonStyle } from "#app/ui/button-class.ts";

export function ClientLink({
  look = "primary",
  ...props
}: {
  project: Project;
  look?: ButtonStyle;
  className?: string;
}) {
  const { t } = useLanguage();
  // An address of this site: a sample page stands in for the client's own site.
  const isDemo = props.project.websiteUrl.startsWith("/");
  return (
    <ButtonLink
      href={props.project.websiteUrl}
      target="_blank"
      rel="noopener"
      icon="arrow-up-right"
      look={look}
      className={props.className}
    >
      {t(isDemo ? "project.visit.demo" : "project.visit")}
      <span className="sr-only">
        {" "}
        {t(isDemo ? "project.visit.demo.newTab" : "project.visit.newTab", {
          client: props.project.clientName,
        })}
      </span>
    </ButtonLink>
  );
}
