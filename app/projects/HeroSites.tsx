import type { Project } from "#app/content/schemas/project.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { itemPathOf } from "#app/site/pages.ts";
import { Picture } from "#app/ui/Picture.tsx";

/**
 * How clients' sites stand beside a page's title. `terraces`: three, each a step in front of the last. `pair`: one, on a
 * desktop and a phone. `wall`: six in two columns, cut by the edges of the first screen.
 */
type Arrangement = "terraces" | "pair" | "wall";

const counts: Record<Arrangement, number> = { terraces: 3, pair: 1, wall: 6 };

/** Clients' sites on the first screen of a page, each a link to its case study. Without any, nothing is rendered. */
export function HeroSites(props: { projects: readonly Project[]; arrangement: Arrangement }) {
  const { projects, arrangement } = props;
  const { locale } = useLanguage();
  if (projects.length === 0) return null;
  return (
    <ul className={`hero-sites hero-sites-${arrangement}`}>
      {projects.slice(0, counts[arrangement]).map(({ slug, clientName }) => (
        <li key={slug} className="case">
          <a href={itemPathOf("project", locale, slug)} className="hero-site">
            <Picture
              name={`portfolio/${slug}/desktop`}
              alt={clientName}
              sizes={arrangement === "wall" ? "(width >= 64rem) 21vw, 46vw" : "(width >= 64rem) 38vw, 74vw"}
              className="case-desktop rounded-base"
            />
            {arrangement === "pair" && (
              <Picture
                name={`portfolio/${slug}/phone`}
                alt=""
                sizes="(width >= 64rem) 11vw, 22vw"
                className="device-phone case-phone absolute bottom-0 left-0 max-w-[23%]"
              />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
