import { steps } from "#app/content/services.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { MadeLink, MakingPicture, madeProjects, type Stage } from "#app/projects/Making.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";

/** What a client sees of each step: the pictures rise towards the site. */
const seen: readonly Stage[] = ["notes", "mockup", "phone"];

export function Process() {
  const { locale, t } = useLanguage();
  const shown = typesetIn(steps, locale);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="process" className="mt-20 bg-raised py-16 lg:mt-28 lg:py-24" data-reveal>
      <div className="wide">
        <div className="lg:-mb-32">
          <h2 id="process" className="text-title lg:max-w-[64%]">
            <Emphasis text={t("services.process.title")} />
          </h2>
          <p className="mt-6 max-w-[22rem] text-ink-2 text-lead lg:max-w-[28%]">
            {t("services.process.text")}
          </p>
          <MadeLink project={madeProjects[0]} />
        </div>
        <ol className="made-rise mt-10 grid gap-x-12 gap-y-10 lg:mt-0 lg:grid-cols-3">
          {shown.map(({ title, text }, index) => (
            <li key={title} className="made-step">
              <MakingPicture
                project={madeProjects[0]}
                stage={seen[index]}
                sizes="(width >= 64rem) 28vw, 36vw"
              />
              <div>
                <p
                  aria-hidden="true"
                  className="tabular accent-text font-bold font-display text-title leading-none"
                >
                  0{index + 1}
                </p>
                <h3 className="mt-4 text-heading">{title}</h3>
                <p className="mt-3 max-w-[24em] text-ink-2">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
