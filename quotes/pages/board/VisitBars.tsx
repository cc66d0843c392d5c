import type { VisitReport } from "#app/domain/visit-report.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { VisitPeriod } from "#quotes/board.ts";
import { numberText, periodText } from "./visit-texts.ts";

const height = 40;

/** The visits of each day or month as bars; the numbers are in the table below. */
export function VisitBars({ periods, period }: { periods: VisitReport["periods"]; period: VisitPeriod }) {
  const language = useLanguage();
  const most = Math.max(1, ...periods.map(({ visits }) => visits));
  const [first, last] = [periods[0], periods.at(-1)];
  return (
    <figure className="visit-bars" aria-hidden="true">
      <p className="tabular">{numberText(most, language)}</p>
      <svg
        viewBox={`0 0 ${periods.length} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {periods.map(({ first: day, visits }, index) => {
          const bar = (visits / most) * height;
          return <rect key={day} x={index + 0.15} width={0.7} y={height - bar} height={bar} />;
        })}
      </svg>
      <figcaption className="flex justify-between">
        <span>{first && periodText(first.first, period, language)}</span>
        <span>{last && periodText(last.first, period, language)}</span>
      </figcaption>
    </figure>
  );
}
