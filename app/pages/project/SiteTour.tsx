import type { Project } from "#app/content/schemas/project.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { Picture, useHasPicture } from "#app/ui/Picture.tsx";
import "./site-tour.css";

/**
 * The client's page moves through a browser and a phone as the visitor scrolls, and its colour spreads over the screen.
 * CSS alone (site-tour.css); where it does not move, and for projects without pictures of the whole page, a detail.
 */
export function SiteTour({ project }: { project: Project }) {
  const { locale, t } = useLanguage();
  const { slug, clientName } = project;
  const folder = `portfolio/${slug}`;
  const moves = [useHasPicture(`${folder}/page`), useHasPicture(`${folder}/page-phone`)].every(Boolean);
  const detail = (
    <Picture
      name={`${folder}/detail`}
      alt={typesetIn(project.pictureAlt, locale).detail}
      sizes="(width >= 120rem) 120rem, 100vw"
    />
  );
  if (!moves) return detail;
  return (
    <>
      <div className="tour-still">{detail}</div>
      <div className="tour client-ground" data-client={slug}>
        <div className="tour-stage">
          <div className="tour-ground" />
          <div className="tour-browser">
            <p className="tour-bar">{clientName}</p>
            <div className="tour-window">
              <Picture
                name={`${folder}/page`}
                alt={t("project.tour.desktop", { client: clientName })}
                sizes="(width >= 90rem) 62rem, 62vw"
                className="tour-page"
              />
            </div>
          </div>
          <div className="tour-phone tour-window">
            <Picture
              name={`${folder}/page-phone`}
              alt={t("project.tour.phone")}
              sizes="20rem"
              className="tour-page"
            />
          </div>
        </div>
      </div>
    </>
  );
}
