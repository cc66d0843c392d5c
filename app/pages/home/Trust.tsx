import { projects } from "#app/content/projects.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { formatTag } from "#app/i18n/locales.ts";
import { typesetIn } from "#app/i18n/typography.ts";
import { Island } from "#app/islands/Island.tsx";
import { itemPathOf, pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { conversionRates } from "#content/conversion-rates.ts";
import { conversionChartIsland } from "./conversion/ConversionChart.island.ts";
import { ConversionChart } from "./conversion/ConversionChart.tsx";

/** The agency's conversion rate, the world's average and a case study. */
export function Trust() {
  return conversionRates === null ? null : <Comparison rates={conversionRates} />;
}

function Comparison({ rates }: { rates: NonNullable<typeof conversionRates> }) {
  const { locale, t } = useLanguage();
  const number = (value: number, digits: number) =>
    value.toLocaleString(formatTag[locale], { minimumFractionDigits: digits });
  // Formatted here and not in the island: browsers disagree on the space before the sign.
  const percent = (value: number) => `${number(value, 2)}${locale === "fr-fr" ? "\u202F" : ""}%`;
  const project = projects.find(({ slug }) => slug === rates.projectSlug);
  return (
    <section aria-labelledby="trust" className="bg-raised py-20 lg:py-28">
      <div className="wide">
        <div
          className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]"
          data-reveal
        >
          <h2 id="trust" className="text-title">
            <Emphasis
              text={t("home.trust.title", {
                times: number(Math.round((10 * rates.own) / rates.world) / 10, 1),
              })}
            />
          </h2>
          <p className="max-w-[30em] self-end text-ink-2 text-lead">{t("home.trust.text")}</p>
        </div>
        <div className="mt-14 lg:mt-20">
          <Island
            description={conversionChartIsland}
            component={ConversionChart}
            hydrate="visible"
            props={{
              own: rates.own,
              world: rates.world,
              ownLabel: percent(rates.own),
              worldLabel: percent(rates.world),
              source: rates.source,
            }}
          />
          <p className="mt-6 text-ink-2">
            {rates.since === undefined
              ? t("home.chart.method")
              : t("home.chart.method.counted", { since: formatDay(rates.since, locale) })}{" "}
            <a href={`${pathOf("privacy", locale)}#conversion`} className="underlined">
              {t("home.chart.method.link")}
            </a>
          </p>
        </div>
        {project !== undefined && (
          <div
            className="mt-14 flex flex-wrap items-center justify-between gap-x-12 gap-y-6 lg:mt-20"
            data-reveal
          >
            <p className="max-w-[22em] text-balance text-heading">{typesetIn(rates.result, locale)}</p>
            <ButtonLink href={itemPathOf("project", locale, project.slug)} look="quiet">
              {t("home.trust.project.action", { client: project.clientName })}
            </ButtonLink>
          </div>
        )}
      </div>
    </section>
  );
}
