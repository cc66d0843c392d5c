import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/i18n/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";
import { limits } from "#content/limits.ts";

const steps = ["pages.thankYou.next.1", "pages.thankYou.next.2", "pages.thankYou.next.3"] as const;

/** Where an accepted form leads. The mark tells the shared script that a request has just gone. */
export default function ThankYou() {
  const { locale, t } = useLanguage();
  return (
    <div data-request-sent>
      <PageHero title={t("pages.thankYou.title")} lead={t("pages.thankYou.lead")}>
        <ButtonLink href={pathOf("portfolio", locale)}>{t("pages.thankYou.portfolio")}</ButtonLink>
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
          className="contour-figure tabular whitespace-nowrap font-bold font-display text-[clamp(min(7rem,31vw),20vw,19rem)] leading-[0.8] tracking-tighter"
        >
          {limits.answerHours} h
        </p>
        <div>
          <h2 id="next" className="text-title">
            {t("pages.thankYou.next.title")}
          </h2>
          <ol className="mt-8">
            {steps.map((step, index) => (
              <li key={step} className="flex items-baseline gap-6 border-line border-t py-6 text-lead">
                <span aria-hidden="true" className="tabular font-bold font-display text-accent-ink">
                  0{index + 1}
                </span>
                {t(step)}
              </li>
            ))}
          </ol>
        </div>
      </section>
    </div>
  );
}
