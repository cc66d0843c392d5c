import type { Project } from "#app/content/schemas/project.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { territoryName } from "#app/i18n/places.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Picture } from "#app/ui/Picture.tsx";
import { ClientLink } from "./ClientLink.tsx";
import { hasSimilarPrice, similarSiteLine } from "./similar-site-price.ts";

/** `contact`: the address of the form, for a project of the same kind. */
export function Hero({ project, contact }: { project: Project; contact: string }) {
  const language = useLanguage();
  const { locale, t } = language;
  const { slug, clientName, sector, territory, category, year } = project;
  const alt = typesetIn(project.pictureAlt, locale);
  const facts = [
    [t("project.fact.sector"), typesetIn(sector, locale)],
    [t("project.fact.territory"), territoryName(territory, locale)],
    [t("project.fact.category"), t(`project.category.${category}`)],
    [t("project.fact.year"), year],
  ] as const;
  return (
    <section className="page-top bleed-grid">
      <div className="col-[wide] lg:col-[wide-start/span_8]">
        <h1 className="w-fit max-w-[8em] text-hero [view-transition-name:case-name]">{clientName}</h1>
        {/* In place of the list, which is below a phone's first screen. Before each fact is a dot; that of a line's first is cut off. */}
        <p className="mt-3 overflow-x-clip lg:hidden">
          <span className="-ml-5 flex flex-wrap">
            {facts.map(([label, value]) => (
              <span
                key={label}
                className="before:inline-block before:w-5 before:text-center before:content-['·']"
              >
                {value}{" "}
              </span>
            ))}
          </span>
        </p>
        <p className="mt-3 max-w-[30em] text-ink-2 text-lead lg:mt-8">{typesetIn(project.summary, locale)}</p>
        <div className="mt-6 flex flex-wrap gap-4 max-sm:*:grow lg:mt-10">
          <ClientLink project={project} />
          <ButtonLink href={contact} look="quiet">
            {t("project.call.contact")}
          </ButtonLink>
        </div>
      </div>
      <dl className="col-[wide] mt-6 lg:col-[10/wide-end] lg:mt-0 lg:self-end">
        {hasSimilarPrice(project) && (
          <div className="border-edge border-t py-3">
            <dt className="text-ink-2">{t(`project.similar.size.${category}`)}</dt>
            <dd className="tabular mt-1 text-balance font-bold font-display text-lg/tight tracking-tight">
              {similarSiteLine(project, language)}
            </dd>
          </div>
        )}
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-wrap justify-between gap-x-6 border-line border-t py-3 last:border-b max-lg:hidden"
          >
            <dt className="text-ink-2">{label}</dt>
            <dd className="tabular text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {/* The desktop runs off the right edge, on a phone off both; the phone stands beside it where there is room, and overlaps what follows. */}
      <div
        className="client-ground relative col-[full] mt-8 md:pt-[clamp(1.5rem,6vw,7rem)] md:pb-[clamp(1.5rem,5vw,6rem)] md:pl-[clamp(7.5rem,26vw,31rem)] lg:mt-16"
        data-client={slug}
      >
        <Picture
          name={`portfolio/${slug}/desktop`}
          alt={alt.desktop}
          sizes="(width >= 120rem) 89rem, (width >= 48rem) 74vw, 100vw"
          load="first"
          className="w-full md:rounded-l-base [view-transition-name:case-desktop]"
        />
        <Picture
          name={`portfolio/${slug}/phone`}
          alt={alt.phone}
          sizes="18vw"
          className="device-phone absolute [view-transition-name:case-phone] -bottom-[clamp(1.5rem,5vw,5rem)] left-[clamp(1.25rem,5vw,7rem)] w-[clamp(5.5rem,18vw,22rem)] max-md:hidden"
        />
      </div>
    </section>
  );
}
