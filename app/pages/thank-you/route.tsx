import { useSearchParams } from "react-router";
import { NextSteps } from "#app/forms/contact/NextSteps.tsx";
import { noReceipt, receiptParameter } from "#app/forms/receipt-parameter.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { hasPortfolio, pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";
import { figures } from "#content/figures.ts";

/** Shown after an accepted form. The attribute makes the shared script remember the request, if this tab has sent one. */
export default function ThankYou() {
  const { locale, t } = useLanguage();
  const [query] = useSearchParams();
  return (
    <div data-request-sent>
      <PageHero title={t("pages.thankYou.title")} lead={t("pages.thankYou.lead")} drawing="summit">
        {hasPortfolio && (
          <ButtonLink href={pathOf("portfolio", locale)}>{t("pages.thankYou.portfolio")}</ButtonLink>
        )}
        <ButtonLink href={pathOf("home", locale)} look="quiet">
          {t("pages.thankYou.home")}
        </ButtonLink>
      </PageHero>
      <section
        aria-labelledby="next"
        className="wide grid items-end gap-x-16 gap-y-10 pt-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
        data-reveal
      >
        <p
          aria-hidden="true"
          className="contour-figure tabular whitespace-nowrap font-bold font-display text-[clamp(min(7rem,31vw),20vw,19rem)] leading-[0.8]"
        >
          {figures.answerHours}&nbsp;h
        </p>
        <div>
          <h2 id="next" className="text-title">
            {t("pages.thankYou.next.title")}
          </h2>
          <NextSteps
            className="mt-8"
            stepClass="gap-6 py-6 text-lead"
            receiptWithheld={query.get(receiptParameter) === noReceipt}
          />
        </div>
      </section>
    </div>
  );
}
