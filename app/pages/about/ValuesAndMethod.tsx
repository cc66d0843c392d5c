import { method, values } from "#app/content/agency.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { MadeLink, MakingPicture, madeProjects, stages } from "#app/projects/Making.tsx";

/** What the agency stands by; then its steps, beside what one client saw of them, in that client's colours. */
export function ValuesAndMethod() {
  const { locale, t } = useLanguage();
  const project = madeProjects.at(-1);
  const shownValues = typesetIn(values, locale);
  const shownMethod = typesetIn(method, locale);
  if (shownValues.length + shownMethod.length === 0) return null;
  return (
    <div
      className={`mt-24 py-16 lg:mt-36 lg:py-24 ${project ? "client-ground" : "bg-raised"}`}
      data-client={project?.slug}
    >
      {shownValues.length > 0 && (
        <section aria-labelledby="values" className="wide" data-reveal>
          <h2 id="values" className="text-title">
            {t("about.values.title")}
          </h2>
          <ul className="mt-6 grid gap-x-8 gap-y-6 lg:mt-8 lg:grid-cols-3">
            {shownValues.map(({ title, text }) => (
              <li key={title} className="border-edge border-t pt-4">
                <h3 className="text-heading">{title}</h3>
                <p className="mt-2 max-w-[26em] text-ink-2">{text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {shownMethod.length > 0 && (
        <section aria-labelledby="method" className="wide mt-16 lg:mt-24" data-reveal>
          <div className="flex flex-wrap items-baseline justify-between gap-x-12 gap-y-2">
            <h2 id="method" className="text-title">
              {t("about.method.title")}
            </h2>
            <MadeLink project={project} />
          </div>
          <ol className="mt-10 grid gap-x-6 gap-y-8 md:grid-cols-2 lg:mt-14 lg:grid-cols-4 lg:gap-x-8">
            {shownMethod.map(({ title, text }, index) => (
              <li key={title} className="made-step">
                <MakingPicture project={project} stage={stages[index]} sizes="(width >= 64rem) 22vw, 36vw" />
                <div>
                  <h3 className="text-heading">
                    <span aria-hidden="true" className="tabular block lg:mb-1">
                      0{index + 1}
                    </span>
                    {title}
                  </h3>
                  <p className="mt-2 max-w-[30em] text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}
