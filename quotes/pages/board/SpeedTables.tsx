import { type SpeedMetric, speedMetrics } from "#app/domain/page-speed.ts";
import type { VisitReport } from "#app/domain/visit-report.ts";
import { formatNumber } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { Locale } from "#app/i18n/locales.ts";
import { CountTable } from "./CountTable.tsx";
import { pageText, percentText } from "./visit-texts.ts";

/** `1,5 s`, and `0,1` for how far content moved. */
const valueText = (metric: SpeedMetric, value: number, locale: Locale): string =>
  `${formatNumber(value / 1000, locale)}${metric === "cls" ? "" : "\u00A0s"}`;

/** How fast the most read pages were on each kind of device; nothing for one that was not measured. */
export function SpeedTables({ speed, maxRows }: { speed: VisitReport["speed"]; maxRows: number }) {
  const language = useLanguage();
  const { locale, t } = language;
  const measured = speed.filter(({ rows }) => rows.length > 0);
  if (measured.length === 0) return null;
  return (
    <div className="mt-16">
      <div className="grid items-start gap-x-16 gap-y-16 lg:grid-cols-2">
        {measured.map(({ device, rows }) => (
          <CountTable
            key={device}
            title={t(`board.visits.speed.${device}`)}
            first={t("board.visits.page")}
            columns={speedMetrics.map((metric) => t(`board.visits.speed.${metric}`))}
            rows={rows.slice(0, maxRows).map(({ page, ...speeds }) => [
              page === null ? t("board.visits.all") : pageText(page, language),
              ...speedMetrics.map((metric) => {
                const one = speeds[metric];
                if (one === null) return "–";
                const p75 =
                  one.p75 === null ? t("board.visits.speed.slower") : valueText(metric, one.p75, locale);
                return `${p75} (${percentText(one.good, language)})`;
              }),
            ])}
          />
        ))}
      </div>
      <p className="mt-6 max-w-[44em] text-ink-2">{t("board.visits.speed.about")}</p>
    </div>
  );
}
