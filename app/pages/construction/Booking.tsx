import { bookingFaq } from "#app/content/faq.ts";
import { projects } from "#app/content/projects.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { ProjectBand } from "#app/projects/ProjectBand.tsx";
import { pathOf } from "#app/site/pages.ts";
import { Disclosures } from "#app/ui/Disclosures.tsx";

const examples = projects.filter(({ category }) => category === "reservation");

/** What a buyer of a booking site asks first, and the booking sites of the portfolio. */
export function Booking() {
  const { locale, t } = useLanguage();
  const entries = typesetIn(bookingFaq, locale);
  return (
    <>
      {entries.length > 0 && (
        <section
          aria-labelledby="questions"
          className="wide grid grid-cols-1 gap-x-16 gap-y-8 py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,11fr)]"
          data-reveal
        >
          <h2 id="questions" className="text-heading">
            {t("construction.reservation.questions")}
          </h2>
          <Disclosures entries={entries} />
        </section>
      )}
      <ProjectBand
        id="work"
        title={t("construction.reservation.work")}
        projects={examples}
        more={{ label: t("services.work.all"), href: pathOf("portfolio", locale) }}
        className="py-12"
      />
    </>
  );
}
