import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { InlineScript } from "#app/shell/InlineScript.tsx";
import { pathOf } from "#app/site/pages.ts";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { Relief } from "#app/ui/relief/Relief.tsx";
import { figures } from "#content/figures.ts";
import draftScript from "./draft.inline.ts?script";

const steps = [
  { id: "project", label: "pricing.hero.step.type" },
  { id: "duration", label: "pricing.hero.step.duration" },
  { id: "pack", label: "pricing.hero.step.pack" },
  { id: "options", label: "pricing.hero.step.options" },
] as const;

export function Hero() {
  const { locale, t } = useLanguage();
  const { quoteMinutes: minutes, answerHours: hours } = figures;
  return (
    <section
      className="page-top relative isolate overflow-clip pb-16 after:absolute after:inset-x-0 after:bottom-0 after:-z-10 after:h-48 after:bg-linear-to-t after:from-canvas lg:pb-24"
      data-screen-only
    >
      <Relief drawing="hero" className="max-md:opacity-20" />
      <div className="wide">
        <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end">
          <div>
            <h1 className="max-w-[8.7em] text-hero">
              <Emphasis text={t("pricing.hero.title")} />
            </h1>
            <p className="mt-8 max-w-[30em] text-ink-2 text-lead">{t("pricing.hero.lead")}</p>
          </div>
          <dl className="grid max-w-120 grid-cols-[auto_auto] gap-x-[clamp(2rem,4vw,4rem)]">
            <Promised
              figure={t("pricing.hero.promise.minutes", { minutes })}
              text={t("pricing.hero.promise.minutes.text")}
            />
            <Promised
              figure={t("pricing.hero.promise.hours", { hours })}
              text={t("pricing.hero.promise.hours.text")}
            />
          </dl>
        </div>
        <Draft />
        <nav aria-label={t("pricing.hero.steps")} className="mt-14 lg:mt-20">
          <ol className="grid grid-cols-2 [counter-reset:step] lg:grid-cols-[7fr_6fr_5fr_6fr]">
            {steps.map(({ id, label }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-14 items-center gap-[0.9rem] border-edge border-t font-semibold before:font-bold before:font-display before:text-2xl/none before:text-accent-ink before:content-[counter(step)] before:[counter-increment:step] hover:border-current hover:text-accent-ink"
                >
                  {t(label)}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  );

  /** Offers an unfinished configuration; its script shows it before the first paint. */
  function Draft() {
    return (
      <>
        <div
          className="mt-10 flex flex-wrap items-center gap-x-6 border-accent border-l-3 pl-5 *:inline-flex *:min-h-11 *:items-center"
          data-draft
          hidden
        >
          <p>{t("pricing.draft.title")}</p>
          <a href={pathOf("pricing", locale)} className="underlined font-semibold">
            {t("pricing.draft.resume")}
          </a>
          <button type="button" className="underlined">
            {t("pricing.draft.discard")}
          </button>
        </div>
        <InlineScript source={draftScript} />
      </>
    );
  }
}

function Promised(props: { figure: string; text: string }) {
  return (
    <div>
      <dt className="whitespace-nowrap font-bold font-display text-[clamp(2.5rem,5vw,4.5rem)]/[0.95] tracking-[-0.03em]">
        {props.figure}
      </dt>
      <dd className="mt-3 max-w-[10.6em] text-ink-2 leading-[1.35]">{props.text}</dd>
    </div>
  );
}
