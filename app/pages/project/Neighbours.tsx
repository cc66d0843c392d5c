import { projects } from "#app/content/projects.ts";
import type { Project } from "#app/content/schemas/project.ts";
import { neighbours } from "#app/domain/project.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { itemPathOf } from "#app/site/pages.ts";
import { Icon } from "#app/ui/Icon.tsx";

export function Neighbours({ project }: { project: Project }) {
  const { t } = useLanguage();
  if (projects.length === 1) return null;
  const { previous, next } = neighbours(projects, project.slug);
  return (
    <nav aria-label={t("project.others")} className="grid grid-cols-1 md:grid-cols-2" data-screen-only>
      <Neighbour project={previous} label={t("project.previous")} way="previous" />
      <Neighbour project={next} label={t("project.next")} way="next" />
    </nav>
  );
}

function Neighbour(props: { project: Project; label: string; way: "previous" | "next" }) {
  const { locale } = useLanguage();
  const { slug, clientName } = props.project;
  return (
    <a
      href={itemPathOf("project", locale, slug)}
      rel={props.way === "previous" ? "prev" : "next"}
      data-client={slug}
      className={`client-ground group flex min-h-56 flex-col justify-between gap-10 p-(--gutter) focus-visible:-outline-offset-8 lg:min-h-96 ${props.way === "next" ? "md:items-end md:text-right" : ""}`}
    >
      <span className="inline-flex items-center gap-3">
        {props.way === "previous" && (
          <Icon
            name="arrow-left"
            className="transition-[translate] duration-200 group-hover:-translate-x-1"
          />
        )}
        {props.label}
        {props.way === "next" && (
          <Icon
            name="arrow-right"
            className="transition-[translate] duration-200 group-hover:translate-x-1"
          />
        )}
      </span>
      <span className="max-w-[6.7em] font-bold font-display text-hero group-hover:underline group-hover:decoration-[0.05em] group-hover:underline-offset-[0.12em]">
        {clientName}
      </span>
    </a>
  );
}
