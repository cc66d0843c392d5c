import { projects } from "#app/content/projects.ts";
import type { Project } from "#app/content/schemas/project.ts";
import { makingPictures } from "#app/domain/project.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { itemPathOf } from "#app/site/pages.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Picture, useHasPicture } from "#app/ui/Picture.tsx";
import "./making.css";

export type Stage = (typeof makingPictures)[number] | "phone";

/** From the first talk to the client's site. */
export const stages: readonly Stage[] = [...makingPictures, "phone"];

/** The projects that say how they were made. */
export const madeProjects = projects.filter(({ pictureAlt }) =>
  Object.values(pictureAlt).every(({ making }) => making !== undefined),
);

/** What there was of a client's site at a stage. Nothing without the project or its picture. */
export function MakingPicture({
  project,
  stage,
  sizes,
}: {
  project: Project | undefined;
  stage: Stage | undefined;
  sizes: string;
}) {
  const { locale } = useLanguage();
  const name = `portfolio/${project?.slug}/${stage}`;
  const found = useHasPicture(name);
  if (project === undefined || stage === undefined || !found) return null;
  const { making, phone } = typesetIn(project.pictureAlt, locale);
  const alt = stage === "phone" ? phone : making?.[stage];
  return (
    <div className={`made made-${stage}`}>
      <Picture name={name} alt={alt ?? ""} sizes={sizes} />
    </div>
  );
}

/** Whose site the pictures show. */
export function MadeLink({ project }: { project: Project | undefined }) {
  const { locale, t } = useLanguage();
  if (project === undefined) return null;
  return (
    <a
      href={itemPathOf("project", locale, project.slug)}
      className="underlined inline-flex min-h-11 items-center gap-2"
    >
      {t("project.made", { client: project.clientName })}
      <Icon name="arrow-right" size={18} />
    </a>
  );
}
