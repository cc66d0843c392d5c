import type { Day } from "#app/domain/days.ts";
import { conversionRate, type PeriodSums } from "#app/domain/visit-report.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { formatTag, type Locale, locales } from "#app/i18n/locales.ts";
import type { Language } from "#app/i18n/translate.ts";
import type { BoardVisits } from "#quotes/board.ts";
import { Fold } from "#quotes/pages/parts.tsx";
import { Board, Empty } from "./Board.tsx";
import { CountTable } from "./CountTable.tsx";
import { SpeedTables } from "./SpeedTables.tsx";
import { dayText, monthText, numberText, pageText, percentText, sourceText } from "./visit-texts.ts";

/** Rows of a table: `leads -- counts` has the rest. */
const maxRows = 20;

/** What is counted of visits: no row is about anybody (docs/decisions/025-counts.md). */
export function VisitsPage({ visits, base }: { visits: BoardVisits; base: string }) {
  const language = useLanguage();
  const { t } = language;
  const { report } = visits;
  const { since } = report;
  return (
    <Board frame={visits} base={base} current="visits">
      <section aria-labelledby="visits-title" className="mt-12">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3">
          <h2 id="visits-title" className="text-heading">
            {t("board.visits.title")}
          </h2>
          <p className="text-ink-2">{t("board.visits.days")}</p>
        </div>
        {since === null ? (
          <Empty>{t("board.visits.none")}</Empty>
        ) : (
          <>
            <Figures visits={visits} />
            <div className="mt-6 border-line border-t">
              <Periods
                title={t("board.visits.byDay")}
                first={t("board.visits.day")}
                periods={report.days}
                nameOf={dayText}
              />
              <Periods
                title={t("board.visits.byMonth")}
                first={t("board.visits.month")}
                periods={report.months}
                nameOf={monthText}
              />
            </div>
          </>
        )}
      </section>
      {since !== null && (
        <>
          <Details visits={visits} />
          <SpeedTables speed={visits.report.speed} maxRows={maxRows} />
          <p className="mt-12 max-w-[44em] text-ink-2">
            {t("board.visits.about", { since: formatDay(since, language.locale) })}
          </p>
        </>
      )}
    </Board>
  );
}

function Figures({ visits: { report } }: { visits: BoardVisits }) {
  const language = useLanguage();
  const { t } = language;
  const rate = conversionRate(report);
  const figures = [
    [t("board.visits.visits"), numberText(report.visits, language)],
    [t("board.visits.views"), numberText(report.views, language)],
    [t("board.visits.requests"), numberText(report.requests, language)],
    [t("board.visits.conversion"), rate === null ? "–" : percentText(rate / 100, language, 2)],
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 gap-6 border-line border-y py-6 lg:grid-cols-4">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt className="text-ink-2">{label}</dt>
          <dd className="tabular font-display text-title">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The numbers of each day or month, the latest first. */
function Periods({
  title,
  first,
  periods,
  nameOf,
}: {
  title: string;
  first: string;
  periods: readonly PeriodSums[];
  nameOf: (day: Day, language: Language) => string;
}) {
  const language = useLanguage();
  const { t } = language;
  return (
    <Fold
      className="border-line border-b"
      label={title}
      labelClass="min-h-14 items-center justify-between gap-4 font-semibold"
      iconClass="chevron"
    >
      <div className="pb-6">
        <CountTable
          title={title}
          titled={false}
          first={first}
          columns={[t("board.visits.visits"), t("board.visits.views"), t("board.visits.requests")]}
          rows={periods
            .toReversed()
            .map(({ first: day, visits, views, requests }) => [
              nameOf(day, language),
              numberText(visits, language),
              numberText(views, language),
              numberText(requests, language),
            ])}
        />
      </div>
    </Fold>
  );
}

/** `Français`, as the other headings of the table begin: within a sentence French has a small letter. */
function languageHeading(language: Locale, locale: Locale): string {
  const names = new Intl.DisplayNames(formatTag[locale], { type: "language" });
  const name = names.of(language.slice(0, 2)) ?? language;
  return name.charAt(0).toLocaleUpperCase(formatTag[locale]) + name.slice(1);
}

function Details({ visits: { report } }: { visits: BoardVisits }) {
  const language = useLanguage();
  const { t } = language;
  const number = (value: number) => numberText(value, language);
  const inLocale = (byLocale: Readonly<Record<string, number>>, locale: Locale) =>
    number(byLocale[locale] ?? 0);
  const languages = locales.map((locale) => languageHeading(locale, language.locale));
  const visitColumns = [t("board.visits.visits")];
  return (
    <div className="mt-16 grid items-start gap-x-16 gap-y-16 lg:grid-cols-2">
      <div className="grid gap-16">
        <CountTable
          title={t("board.visits.funnel")}
          first={t("board.visits.step")}
          columns={[t("board.visits.number"), t("board.visits.share")]}
          rows={report.funnel.map(({ step, total, share }) => [
            t(`board.visits.step.${step}`),
            number(total),
            share === null ? "" : percentText(share, language),
          ])}
        />
        <CountTable
          title={t("board.visits.forms")}
          first={t("board.visits.form")}
          columns={[t("board.visits.entered"), t("board.visits.sent")]}
          rows={report.forms.map(({ form, started: opened, sent }) => [
            t(`board.visits.form.${form}`),
            number(opened),
            number(sent),
          ])}
        />
      </div>
      <CountTable
        title={t("board.visits.pages")}
        first={t("board.visits.page")}
        empty={t("board.visits.empty")}
        columns={[t("board.visits.views"), ...languages]}
        sum={[
          t("board.visits.all"),
          number(report.views),
          ...locales.map((locale) => inLocale(report.byLocale, locale)),
        ]}
        rows={report.pages
          .slice(0, maxRows)
          .map(({ page, total, byLocale }) => [
            pageText(page, language),
            number(total),
            ...locales.map((locale) => inLocale(byLocale, locale)),
          ])}
      />
      <CountTable
        title={t("board.visits.sources")}
        first={t("board.visits.source")}
        empty={t("board.visits.empty")}
        columns={visitColumns}
        rows={report.sources
          .slice(0, maxRows)
          .map(({ key, total }) => [sourceText(key, language), number(total)])}
      />
      <CountTable
        title={t("board.visits.campaigns")}
        first={t("board.visits.campaign")}
        columns={visitColumns}
        empty={t("board.visits.campaigns.none")}
        rows={report.campaigns
          .slice(0, maxRows)
          .map(({ key, total }) => [sourceText(key, language), number(total)])}
      />
    </div>
  );
}
