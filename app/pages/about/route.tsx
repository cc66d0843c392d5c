import { milestones } from "#app/content/agency.ts";
import { contactPath } from "#app/forms/contact-topics.ts";
import { formatMoney } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { ClosingCall } from "#app/ui/ClosingCall.tsx";
import { SectionDrawing } from "#app/ui/contours/Contours.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { figures } from "#content/figures.ts";
import { firstContact } from "#content/team.ts";
import { Experience } from "./Experience.tsx";
import { Hiring } from "./Hiring.tsx";
import { History, Vision } from "./History.tsx";
import { Team } from "./Team.tsx";
import { Territories } from "./Territories.tsx";
import { ValuesAndMethod } from "./ValuesAndMethod.tsx";
import "./about.css";

export default function About() {
  const { locale, t } = useLanguage();
  return (
    <>
      <Hero />
      <Team />
      {(milestones[locale].length > 0 || figures.vision !== null) && (
        // Three summits on one way: the agency's beginning, its present, its ambition.
        <div className="wide grid gap-x-16 gap-y-8 pt-20 lg:grid-cols-[minmax(0,6fr)_minmax(0,10fr)] lg:pt-28">
          <SectionDrawing drawing="services" className="figure figure-tall" />
          <div>
            <History />
            <Vision />
          </div>
        </div>
      )}
      <ValuesAndMethod />
      <Experience />
      <Territories />
      <Hiring />
      <ClosingCall
        id="call"
        title={t("about.call.title")}
        text={t("about.call.text", { advisor: firstContact })}
        figure={<SectionDrawing drawing="about" />}
        first
      >
        <ClientActions />
      </ClosingCall>
    </>
  );
}

/** Above the team at its table: the page's picture. */
function Hero() {
  const { locale, t } = useLanguage();
  return (
    <section className="page-top">
      <div className="wide grid gap-x-16 gap-y-4 lg:grid-cols-[7fr_5fr] lg:items-end">
        <h1 className="text-hero lg:text-page">
          <Emphasis text={t("about.hero.title")} />
        </h1>
        <div>
          <p className="text-ink-2 text-lead">{t("about.hero.lead")}</p>
          <p className="tabular mt-3 text-balance font-semibold">
            {t("about.hero.facts", {
              price: formatMoney(lowestPrices.website, locale),
              hours: figures.answerHours,
            })}
          </p>
          <div className="hero-actions mt-5">
            <ClientActions />
          </div>
        </div>
      </div>
    </section>
  );
}

function ClientActions() {
  const { locale, t } = useLanguage();
  return (
    <>
      <ButtonLink href={contactPath(locale, "advisor")}>{t("about.hero.contact")}</ButtonLink>
      <ButtonLink href={pathOf("pricing", locale)} look="quiet">
        {t("about.hero.pricing")}
      </ButtonLink>
    </>
  );
}
