import { useSearchParams } from "react-router";
import { projects } from "#app/content/projects.ts";
import { contactPath } from "#app/forms/contact-topics.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { HeroSites } from "#app/projects/HeroSites.tsx";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { ClosingCall } from "#app/ui/ClosingCall.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";
import { figures } from "#content/figures.ts";
import { firstContact } from "#content/team.ts";
import { EmptyState } from "./EmptyState.tsx";
import { FilterForm } from "./FilterForm.tsx";
import { matches, readFilter } from "./filter.ts";
import { ProjectCard } from "./ProjectCard.tsx";
import { TradeIndex } from "./TradeIndex.tsx";
import "./portfolio.css";

/** Projects that the filter excludes are rendered hidden, so that the filter can change in place. */
export default function Portfolio() {
  const { locale, t } = useLanguage();
  const [query] = useSearchParams();
  const filter = readFilter(query);
  const price = formatMoney(lowestPrices.website, locale);
  return (
    <>
      <PageHero
        title={t("portfolio.hero.title")}
        lead={t("portfolio.hero.lead")}
        scene={<HeroSites projects={projects} arrangement="wall" />}
        finder={<TradeIndex />}
        facts={[
          { label: t("portfolio.hero.fact.price"), value: t("portfolio.hero.fact.price.value", { price }) },
          {
            label: t("portfolio.hero.fact.delivery"),
            value: t("portfolio.hero.fact.delivery.value", figures.delivery.showcase),
          },
        ]}
      >
        <ButtonLink href={pathOf("pricing", locale)}>{t("portfolio.hero.pricing")}</ButtonLink>
        <ButtonLink href={contactPath(locale, "advisor")} look="quiet">
          {t("portfolio.hero.contact")}
        </ButtonLink>
      </PageHero>
      {projects.length > 0 && (
        <>
          {projects.length > 1 && <FilterForm filter={filter} projects={projects} />}
          <EmptyState filter={filter} hidden={projects.some((project) => matches(project, filter))} />
          <ul className="cards">
            {projects.map((project) => (
              <ProjectCard key={project.slug} project={project} hidden={!matches(project, filter)} />
            ))}
          </ul>
        </>
      )}
      <ClosingCall
        id="next"
        title={t("portfolio.call.title")}
        text={t("portfolio.call.text", { advisor: firstContact, hours: figures.answerHours })}
        accented
      >
        <ButtonLink href={contactPath(locale, "advisor")}>{t("portfolio.call.contact")}</ButtonLink>
        <ButtonLink href={pathOf("pricing", locale)} look="quiet">
          {t("portfolio.call.pricing")}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
