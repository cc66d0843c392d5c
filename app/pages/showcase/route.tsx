import { showcaseFaq } from "#app/content/faq.ts";
import { projects } from "#app/content/projects.ts";
import { contactPath } from "#app/forms/contact-topics.ts";
import { formatNetPrice } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { HeroSites } from "#app/projects/HeroSites.tsx";
import { ProjectBand } from "#app/projects/ProjectBand.tsx";
import { hasPortfolio, pathOf, portfolioPath } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { ClosingCall } from "#app/ui/ClosingCall.tsx";
import { SectionDrawing } from "#app/ui/contours/Contours.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";
import { figures } from "#content/figures.ts";
import { Questions } from "../Questions.tsx";
import { Delivery } from "./Delivery.tsx";
import { Offers } from "./Offers.tsx";
import { Pairs } from "./Pairs.tsx";

const examples = projects.filter(({ category }) => category === "vitrine").slice(0, 3);

export default function Showcase() {
  const { locale, t } = useLanguage();
  const { answerHours: hours, quoteMinutes: minutes } = figures;
  const facts = [
    {
      label: t("showcase.fact.price"),
      value: t("showcase.fact.price.value", { price: formatNetPrice(lowestPrices.website, locale) }),
    },
    { label: t("showcase.fact.time"), value: t("showcase.fact.time.value", figures.delivery.showcase) },
    { label: t("showcase.fact.quote"), value: t("showcase.fact.quote.value", { minutes }) },
  ];
  return (
    <>
      <PageHero
        title={t("showcase.hero.title")}
        lead={t("showcase.hero.lead")}
        facts={facts}
        scene={<HeroSites projects={examples.slice(1)} arrangement="pair" />}
      >
        <ButtonLink href={pathOf("pricing", locale)}>{t("showcase.hero.quote")}</ButtonLink>
        {hasPortfolio && (
          <ButtonLink href={portfolioPath(locale, "vitrine")} look="quiet">
            {t("showcase.hero.work")}
          </ButtonLink>
        )}
      </PageHero>
      <Pairs />
      <ProjectBand
        id="work"
        title={t("showcase.work.title")}
        projects={examples}
        more={{ label: t("services.work.all"), href: pathOf("portfolio", locale) }}
        className="pt-24 lg:pt-32"
      />
      <Offers />
      <Delivery />
      <Questions title={t("showcase.faq.title")} faq={showcaseFaq} />
      <ClosingCall
        id="call"
        title={t("showcase.call.title", { minutes })}
        text={t("showcase.call.text", { hours })}
        figure={<SectionDrawing drawing="showcase" />}
        accented
      >
        <ButtonLink href={pathOf("pricing", locale)}>{t("showcase.call.quote")}</ButtonLink>
        <ButtonLink href={contactPath(locale, "showcase")} look="quiet">
          {t("showcase.call.contact")}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}
