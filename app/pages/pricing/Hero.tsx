import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { InlineScript } from "#app/shell/InlineScript.tsx";
import { pathOf } from "#app/site/pages.ts";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { Relief } from "#app/ui/relief/Relief.tsx";
import { limits } from "#content/limits.ts";
import draftScript from "./draft.js?raw";

const steps = [
  { id: "project", label: "pricing.hero.step.type" },
  { id: "duration", label: "pricing.hero.step.duration" },
  { id: "pack", label: "pricing.hero.step.pack" },
  { id: "options", label: "pricing.hero.step.options" },
] as const;

/** What the visitor gets, in which time, and in which four steps. */
export function Hero() {
  const { locale, t } = useLanguage();
  const { quoteMinutes: minutes, answerHours: hours } = limits;
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
          <dl className="promises">
            <div>
              <dt>{t("pricing.hero.promise.minutes", { minutes })}</dt>
              <dd>{t("pricing.hero.promise.minutes.text")}</dd>
            </div>
            <div>
              <dt>{t("pricing.hero.promise.hours", { hours })}</dt>
              <dd>{t("pricing.hero.promise.hours.text")}</dd>
            </div>
          </dl>
        </div>
        <Draft />
        <nav aria-label={t("pricing.hero.steps")} className="mt-14 lg:mt-20">
          <ol className="hero-steps">
            {steps.map(({ id, label }) => (
              <li key={id}>
                <a href={`#${id}`}>{t(label)}</a>
              </li>
            ))}
          </ol>
        </nav>
      </div>
    </section>
  );

  /** Offers what was left unfinished; its script shows it before the first paint, where there is something. */
  function Draft() {
    return (
      <>
        <div className="draft" data-draft hidden>
          <p>{t("pricing.draft.title")}</p>
          <a href={pathOf("pricing", locale)} className="underlined">
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
