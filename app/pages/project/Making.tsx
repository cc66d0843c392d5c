import type { Project } from "#app/content/schemas/project.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { MakingPicture, madeProjects, stages } from "#app/projects/Making.tsx";
import { Picture, useHasPicture } from "#app/ui/Picture.tsx";

type Props = { project: Project };

/** Where the site is used, as wide as the screen. On a phone, its middle. */
export function Place({ project }: Props) {
  const { locale } = useLanguage();
  const name = `portfolio/${project.slug}/place`;
  const found = useHasPicture(name);
  const { place } = typesetIn(project.pictureAlt, locale);
  if (!found || place === undefined) return null;
  return (
    <div className="mt-16 lg:mt-28">
      <Picture name={name} alt={place} sizes="(width >= 48rem) 100vw, 190vw" className="place" />
    </div>
  );
}

/** From the notes of the first talk to the site, in a row. */
export function Making({ project }: Props) {
  if (!madeProjects.includes(project)) return null;
  return (
    <div className="wide mt-16 grid grid-cols-2 gap-4 md:grid-cols-4 lg:mt-28 lg:gap-8" data-reveal>
      {stages.map((stage) => (
        <MakingPicture key={stage} project={project} stage={stage} sizes="(width >= 48rem) 22vw, 44vw" />
      ))}
    </div>
  );
}
