import { useEffect, useRef, useState } from "react";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { formatTag } from "#app/i18n/locales.ts";
import { type ConversionRates, initialVisits, maxVisits, minVisits, requestsFrom } from "./conversions.ts";
import { Summits } from "./Summits.tsx";

/** The two rates as summits. Hydrated, they grow into view and the visitor sets the number of visits. */
export function ConversionChart(props: ConversionRates) {
  const { t } = useLanguage();
  const figure = useRef<HTMLElement>(null);
  const drawn = useDrawn(figure);
  return (
    <figure ref={figure} data-drawn={drawn}>
      <figcaption className="sr-only">{t("home.chart.title")}</figcaption>
      <Summits {...props} />
      <Traffic own={props.own} world={props.world} />
    </figure>
  );
}

/** Animated only if hydrated while out of view: what was seen is not hidden again. */
function useDrawn(figure: React.RefObject<HTMLElement | null>): "waiting" | "shown" {
  const [drawn, setDrawn] = useState<"waiting" | "shown">("shown");
  useEffect(() => {
    if (figure.current === null || figure.current.getBoundingClientRect().top < innerHeight) return;
    setDrawn("waiting");
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setDrawn("shown");
        observer.disconnect();
      },
      { threshold: 0.3 },
    );
    observer.observe(figure.current);
    return () => observer.disconnect();
  }, [figure]);
  return drawn;
}

function Traffic(props: { own: number; world: number }) {
  const { locale, t } = useLanguage();
  const [visits, setVisits] = useState(initialVisits);
  const [hydrated, setHydrated] = useState(false);
  const number = (value: number) => value.toLocaleString(formatTag[locale]);

  useEffect(() => setHydrated(true), []);

  return (
    <div className="mt-10 grid items-center gap-x-12 gap-y-6 border-line border-t pt-8 lg:grid-cols-[1fr_auto]">
      <Visits visits={visits} text={number(visits)} onChange={hydrated ? setVisits : null} />
      <output htmlFor={hydrated ? "visits" : undefined} className="flex flex-wrap gap-x-10 gap-y-4">
        <Count value={number(requestsFrom(visits, props.own))} label={t("home.chart.result.own")} />
        <Count
          value={number(requestsFrom(visits, props.world))}
          label={t("home.chart.result.world")}
          lagoon
        />
      </output>
    </div>
  );
}

/** `onChange` is null before hydration: the number is shown without the slider, whose space is reserved. */
function Visits(props: { visits: number; text: string; onChange: ((visits: number) => void) | null }) {
  const { t } = useLanguage();
  const { onChange } = props;
  const Label = onChange === null ? "p" : "label";
  return (
    <div className="max-w-column">
      <Label {...(onChange && { htmlFor: "visits" })} className="flex items-baseline justify-between gap-4">
        {t("home.chart.visits")}
        <span className="tabular font-semibold text-lead">{props.text}</span>
      </Label>
      <div className="needs-script h-11" data-screen-only>
        {onChange !== null && (
          <input
            id="visits"
            type="range"
            min={minVisits}
            max={maxVisits}
            step={minVisits}
            value={props.visits}
            onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
            aria-valuetext={props.text}
            className="h-11 w-full cursor-pointer accent-accent"
          />
        )}
      </div>
    </div>
  );
}

function Count(props: { value: string; label: string; lagoon?: boolean }) {
  return (
    <span className="block min-w-36">
      <span
        className={`block font-bold font-display text-title ${props.lagoon ? "text-lagoon" : "accent-text"}`}
      >
        {props.value}
      </span>{" "}
      <span className="text-ink-2">{props.label}</span>
    </span>
  );
}
