import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { pathOf } from "#app/i18n/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";

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
      <section className="wrap" data-reveal>
        <h2 className="text-title">{t("pages.thankYou.next.title")}</h2>
        <ol className="mt-8">
          {steps.map((step, index) => (
            <li
              key={step}
              className="flex items-baseline gap-6 border-line border-t py-6 text-lead last:border-b"
            >
              <span aria-hidden="true" className="tabular font-bold font-display text-accent-ink">
                0{index + 1}
              </span>
              {t(step)}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
