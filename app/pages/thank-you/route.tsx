import { useSearchParams } from "react-router";
import { acknowledgementParameter, noAcknowledgement } from "#app/forms/acknowledgement-parameter.ts";
import { NextSteps } from "#app/forms/contact/NextSteps.tsx";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { ProjectBand } from "#app/projects/ProjectBand.tsx";
import { hasPortfolio, pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";
import { examples } from "../services/examples.ts";

/** Shown after an accepted form. The attribute makes the shared script remember the request, if this tab has sent one. */
export default function ThankYou() {
  const { locale, t } = useLanguage();
  const [query] = useSearchParams();
  return (
    <div data-request-sent>
      <PageHero
        title={t("pages.thankYou.title")}
        lead={t("pages.thankYou.lead")}
        drawing="received"
        drawingFirst
        below={
          <section aria-labelledby="next" className="mt-12 lg:mt-20">
            <h2 id="next" className="text-heading">
              {t("pages.thankYou.next.title")}
            </h2>
            <NextSteps
              className="mt-4 grid lg:grid-cols-3 lg:gap-x-12"
              stepClass="gap-5 py-5"
              acknowledgementWithheld={query.get(acknowledgementParameter) === noAcknowledgement}
            />
          </section>
        }
      >
        {hasPortfolio && (
          <ButtonLink href={pathOf("portfolio", locale)}>{t("pages.thankYou.portfolio")}</ButtonLink>
        )}
        <ButtonLink href={pathOf("home", locale)} look="quiet">
          {t("pages.thankYou.home")}
        </ButtonLink>
      </PageHero>
      <ProjectBand id="work" title={t("services.work.title")} projects={examples} className="pt-8 lg:pt-16" />
    </div>
  );
}
