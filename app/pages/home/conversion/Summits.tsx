import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import type { ConversionRates } from "./conversions.ts";

/** Figures and names as text, above two summits of their true height, drawn so that nothing is read twice. */
export function Summits(props: ConversionRates) {
  const { t } = useLanguage();
  const { own, world, source } = props;
  return (
    <dl className="summits">
      <div>
        <dt className="text-lead">{t("home.chart.own")}</dt>
        <dd>
          <p className="font-bold font-display text-giant">{props.ownLabel}</p>
          <Summit height={highest} className="stroke-accent" />
        </dd>
      </div>
      <div>
        <dt className="text-lead">{t("home.chart.world")}</dt>
        <dd>
          <a href={source.url} target="_blank" rel="noopener" className="group block">
            <span className="block font-bold font-display text-title">{props.worldLabel}</span>{" "}
            <span className="underlined group-hover:decoration-2">
              {t("home.chart.source", { name: source.name })}
              <span className="sr-only">, {t("home.chart.source.newTab")}</span>
            </span>
          </a>
          <Summit height={Math.round((highest * 1.5 * world) / own)} className="stroke-lagoon" />
        </dd>
      </div>
    </dl>
  );
}

/** Montagne Pelée as it is seen from the sea: 100 wide, 100 high. */
const slope =
  "M-50 0q8 1 12 5 4 3 7 9 2 6 5 10 2 3 5 7 2 3 5 16 2 12 4 26 2 13 4 20 2 7 4 2 2-6 5-21 2-15 5-25 2-11 5-12 2-2 5-1 3 0 6-7 2-7 5-13 2-6 5-8 3-2 7-4 3-3 11-4";

/** The higher summit, for a width of 2,000. */
const highest = 920;

/** The same slope again and again, lower and further east, each before the last. */
function Summit(props: { height: number; className: string }) {
  const { height } = props;
  return (
    <svg aria-hidden="true" viewBox={`-1000 -${height} 2000 ${height}`} className={props.className}>
      {[6, 5, 4, 3, 2, 1].map((part) => (
        <path
          key={part}
          transform={`translate(${60 * (6 - part)})scale(${14 + part} -${Math.round((height * part) / 60) / 10})`}
          d={slope}
        />
      ))}
    </svg>
  );
}
