import type { Project } from "#app/content/schemas/project.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { Making, Place } from "./Making.tsx";
import { SiteTour } from "./SiteTour.tsx";

export function Story({ project }: { project: Project }) {
  const { locale, t } = useLanguage();
  const [opening, ...paragraphs] = typesetIn(project.context, locale);
  const objectives = typesetIn(project.objectives, locale);
  const challenges = typesetIn(project.challenges, locale);
  return (
    <>
      {opening !== undefined && (
        <section
          aria-labelledby="context"
          className="wide mt-24 grid grid-cols-1 gap-6 lg:mt-36 lg:grid-cols-12"
          data-reveal
        >
          <h2 id="context" className="text-heading text-ink-2 lg:col-span-4">
            {t("project.context")}
          </h2>
          <div className="lg:col-span-8">
            <p className="font-medium text-[clamp(1.375rem,2.3vw,2.125rem)] leading-[1.32]">{opening}</p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-6 max-w-[40em] text-ink-2 text-lead">
                {paragraph}
              </p>
            ))}
          </div>
        </section>
      )}
      <Place project={project} />
      {objectives.length + challenges.length > 0 && (
        <div className="wide mt-20 grid grid-cols-1 gap-x-[min(4rem,4.4vw)] gap-y-16 md:grid-cols-2 lg:mt-32 lg:grid-cols-12">
          {objectives.length > 0 && (
            <section aria-labelledby="objectives" className="lg:col-span-7" data-reveal>
              <h2 id="objectives" className="text-title">
                {t("project.objectives")}
              </h2>
              <ol className="mt-8">
                {objectives.map((objective, index) => (
                  <li
                    key={objective}
                    className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-baseline border-line border-t py-5 text-lead last:border-b"
                  >
                    <span aria-hidden="true" className="tabular font-bold font-display accent-text">
                      {String(index + 1).padStart(2, "0")}
                    </span>
                    {objective}
                  </li>
                ))}
              </ol>
            </section>
          )}
          {challenges.length > 0 && (
            <section aria-labelledby="challenges" className="lg:col-span-5" data-reveal>
              <h2 id="challenges" className="text-title">
                {t("project.challenges")}
              </h2>
              <ul className="mt-8">
                {challenges.map((challenge) => (
                  <li
                    key={challenge}
                    className="border-line border-t py-5 text-ink-2 text-lead last:border-b"
                  >
                    {challenge}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
      )}
      <Making project={project} />
    </>
  );
}

export function Solutions({ project }: { project: Project }) {
  const { locale, t } = useLanguage();
  const solutions = typesetIn(project.solutions, locale);
  return (
    <>
      <div className="mt-20 lg:mt-28">
        <SiteTour project={project} />
      </div>
      {solutions.length > 0 && (
        <section
          aria-labelledby="solutions"
          className="wide mt-16 grid grid-cols-1 gap-8 lg:mt-28 lg:grid-cols-12"
          data-reveal
        >
          <h2 id="solutions" className="text-title lg:col-span-5">
            {t("project.solutions")}
          </h2>
          <ul className="lg:col-span-7">
            {solutions.map((solution) => (
              <li
                key={solution}
                className="border-line border-t py-6 font-bold font-display text-heading first:border-t-0 first:pt-1 lg:py-8 lg:first:pt-2"
              >
                {solution}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
