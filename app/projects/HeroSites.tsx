import type { Project } from "#app/content/schemas/project.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { itemPathOf } from "#app/site/pages.ts";
import { Picture } from "#app/ui/Picture.tsx";
import "./hero-sites.css";

/**
 * How clients' sites stand beside a page's title. `shop`: one, on a desktop that fills the right of the
 * first screen, and on a phone in front of it. `wall`: six in two columns, cut by the edges of the first screen.
 * `wide`: one, below the text, as wide as the page.
 */
type Arrangement = "shop" | "wall" | "wide";

const sizes: Record<Arrangement, string> = {
  shop: "(width >= 64rem) 75vw, 100vw",
  // On a phone nothing of it shows: it is the file that the trades show there.
  wall: "(width >= 64rem) 21vw, 3rem",
  wide: "100vw",
};

const counts: Record<Arrangement, number> = { shop: 1, wall: 6, wide: 1 };

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
              sizes={sizes[arrangement]}
              load={arrangement === "wall" ? "at once" : "first"}
              thumbnail={arrangement === "wall"}
              className="case-desktop"
            />
            {arrangement === "shop" && (
              <Picture
                name={`portfolio/${slug}/phone`}
                alt=""
                sizes="(width >= 64rem) 14vw, 26vw"
                load="at once"
                className="device-phone case-phone"
              />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
