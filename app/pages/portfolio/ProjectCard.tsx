import { tradeOf } from "#app/content/projects.ts";
import type { Project } from "#app/content/schemas/project.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { territoryName } from "#app/i18n/places.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import { itemPathOf } from "#app/site/pages.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { Picture } from "#app/ui/Picture.tsx";

export function ProjectCard(props: { project: Project; hidden: boolean }) {
  const { locale, t } = useLanguage();
  const { slug, clientName, category, territory, year, sector, summary, pictureAlt } = props.project;
  const alt = typesetIn(pictureAlt, locale);
  return (
    <li
      className="card"
      hidden={props.hidden}
      data-project-card
      data-type={category}
      data-trade={tradeOf(props.project)}
      data-zone={territory}
      data-client={slug}
      data-reveal
    >
      <article className="card-frame case client-ground group">
        <div className="card-text">
          <h2 className="card-name case-name">
            <a href={itemPathOf("project", locale, slug)} className="client-link">
              {clientName}
            </a>
          </h2>
          <p className="mt-5 max-w-[26em]">{typesetIn(summary, locale)}</p>
          <p className="mt-6 inline-flex items-center gap-3 font-semibold" aria-hidden="true">
            <span className="group-hover:underline">{t("portfolio.card.read")}</span>
            <Icon
              name="arrow-right"
              className="transition-[translate] duration-200 group-hover:translate-x-1"
            />
          </p>
        </div>
        <p className="card-facts">
          <span>{typesetIn(sector, locale)}</span>
          <span>{territoryName(territory, locale)}</span>
          <span>{t(`project.category.${category}`)}</span>
          <span className="tabular">{year}</span>
        </p>
        <div className="card-pictures">
          <Picture
            name={`portfolio/${slug}/desktop`}
            alt={alt.desktop}
            sizes="(width >= 112rem) 60rem, (width >= 64rem) 53vw, 66vw"
            className="card-desktop case-desktop"
          />
          <Picture
            name={`portfolio/${slug}/phone`}
            alt={alt.phone}
            sizes="(width >= 112rem) 25rem, (width >= 64rem) 22vw, 19vw"
            className="device-phone card-phone case-phone"
          />
        </div>
      </article>
    </li>
  );
}
