import { useSearchParams } from "react-router";
import { acknowledgementParameter, noAcknowledgement } from "#app/forms/acknowledgement-parameter.ts";
import { NextSteps } from "#app/forms/contact/NextSteps.tsx";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ProjectBand } from "#app/projects/ProjectBand.tsx";
import { hasPortfolio, pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { Advisor } from "../construction/Advisor.tsx";
import { examples } from "../services/examples.ts";

/** Shown after an accepted form. The attribute makes the shared script remember the request, if this tab has sent one. */
export default function ThankYou() {
  const { locale, t } = useLanguage();
  const [query] = useSearchParams();
  return (
    <div data-request-sent>
      <section className="page-top wide gap-x-[clamp(3rem,7vw,8rem)] pb-12 md:grid md:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] lg:pb-16">
        <div>
          <h1 className="text-hero">
            <Emphasis text={t("pages.thankYou.title")} />
          </h1>
          <p className="mt-4 max-w-[30em] text-lead lg:mt-6">{t("pages.thankYou.lead")}</p>
          <h2 className="sr-only">{t("pages.thankYou.next.title")}</h2>
          <NextSteps
            className="mt-6 max-w-[34em] lg:mt-10"
            acknowledgementWithheld={query.get(acknowledgementParameter) === noAcknowledgement}
          />
          <div className="hero-actions mt-6">
            {hasPortfolio && (
              <ButtonLink href={pathOf("portfolio", locale)}>{t("pages.thankYou.portfolio")}</ButtonLink>
            )}
            <ButtonLink href={pathOf("home", locale)} look="quiet">
              {t("pages.thankYou.home")}
            </ButtonLink>
          </div>
        </div>
        <div className="max-md:mt-12">
          <Advisor service={null} />
        </div>
      </section>
      <ProjectBand id="work" title={t("services.work.title")} projects={examples} className="pt-8 lg:pt-16" />
    </div>
  );
}
