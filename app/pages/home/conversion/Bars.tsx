import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { type ConversionRates, endOfScale, positionOnScale } from "./conversions.ts";

/** Figures and names as text, the bars as a drawing, so that nothing is read twice. */
export function Bars(props: ConversionRates) {
  const { t } = useLanguage();
  const end = endOfScale(Math.max(props.own, props.world));
  return (
    <div className="relative">
      <Grid end={end} />
      <dl className="relative grid gap-8 pb-12 lg:gap-10">
        <div>
          <dt className="text-lead">{t("home.chart.own")}</dt>
          <dd>
            <p className="pt-2 pb-4 font-bold font-display text-giant">{props.ownLabel}</p>
            <Bar width={positionOnScale(props.own, end)} className="fill-accent" />
          </dd>
        </div>
        <div>
          <dt className="text-lead">{t("home.chart.world")}</dt>
          <dd>
            <a
              href={props.source.url}
              target="_blank"
              rel="noopener"
              className="group flex w-fit flex-wrap items-baseline gap-x-6"
            >
              <span className="py-2 font-bold font-display text-title">{props.worldLabel}</span>{" "}
              <span className="underlined group-hover:decoration-2">
                {t("home.chart.source", { name: props.source.name })}
                <span className="sr-only">, {t("home.chart.source.newTab")}</span>
              </span>
            </a>
            <Bar width={positionOnScale(props.world, end)} className="fill-lagoon" />
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Bar(props: { width: string; className: string }) {
  return (
    <svg aria-hidden="true" className={`conversion-bar block h-16 w-full lg:h-24 ${props.className}`}>
      <rect width={props.width} height="100%" />
    </svg>
  );
}

function Grid(props: { end: number }) {
  const ticks = Array.from({ length: props.end / 2 + 1 }, (_, index) => index * 2);
  return (
    <svg
      aria-hidden="true"
      className="tabular absolute inset-0 size-full overflow-visible fill-ink-2 stroke-line text-sm"
    >
      {ticks.map((tick) => {
        const x = positionOnScale(tick, props.end);
        return <line key={tick} x1={x} x2={x} y2="100%" />;
      })}
      <g stroke="none">
        {ticks.slice(0, -1).map((tick) => (
          <text key={tick} x={positionOnScale(tick, props.end)} y="100%" dx="8" dy="-10">
            {tick}
          </text>
        ))}
      </g>
    </svg>
  );
}
