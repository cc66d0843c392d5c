import type { ReactNode } from "react";
import type { Project } from "#app/content/schemas/project.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { territoryName } from "#app/i18n/places.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import { itemPathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { Picture } from "#app/ui/Picture.tsx";

type Props = {
  id: string;
  title: string;
  /** At most three; without any, nothing is rendered. */
  projects: readonly Project[];
  /** Not on a page that leads there already. */
  more?: { label: ReactNode; href: string };
  className?: string;
};

/** One field for each client, in the client's colours. Three fields show phones, fewer show desktops. */
export function ProjectBand({ id, title, projects, more, className = "" }: Props) {
  if (projects.length === 0) return null;
  return (
    <section aria-labelledby={id} className={className} data-reveal>
      <div className="wide flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
        <h2 id={id} className="max-w-[13.3em] text-title">
          <Emphasis text={title} />
        </h2>
        {more && (
          <ButtonLink href={more.href} look="quiet">
            {more.label}
          </ButtonLink>
        )}
      </div>
      <ul className={`band mt-10 lg:mt-16 ${projects.length > 2 ? "band-phones" : "band-desktops"}`}>
        {projects.map((project) => (
          <Field key={project.slug} project={project} phone={projects.length > 2} />
        ))}
      </ul>
    </section>
  );
}

function Field({ project, phone }: { project: Project; phone: boolean }) {
  const { locale } = useLanguage();
  const { slug, clientName, sector, territory, results, pictureAlt } = project;
  const [result] = typesetIn(results, locale);
  const alt = typesetIn(pictureAlt, locale);
  return (
    <li className="band-field case client-ground group" data-client={slug}>
      <div className="band-text">
        <h3 className="band-name case-name">
          <a href={itemPathOf("project", locale, slug)} className="client-link">
            {clientName}
          </a>
        </h3>
        <p className="mt-3">
          {typesetIn(sector, locale)}
          <span className="block">{territoryName(territory, locale)}</span>
        </p>
        {result !== undefined && (
          <p className="mt-4 max-w-[22em] text-balance">
            <span className="tabular block font-bold font-display text-heading">{result.figure}</span>
            {result.label}
          </p>
        )}
      </div>
      {phone ? (
        <Picture
          name={`portfolio/${slug}/phone`}
          alt={alt.phone}
          sizes="(width >= 100rem) 20rem, (width >= 48rem) 21vw, 40vw"
          className="device-phone band-picture case-phone"
        />
      ) : (
        <Picture
          name={`portfolio/${slug}/desktop`}
          alt={alt.desktop}
          sizes="(width >= 48rem) 46vw, 95vw"
          className="band-picture case-desktop"
        />
      )}
    </li>
  );
}
