import { method, promises } from "#app/content/agency.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { Emphasis } from "#app/ui/Emphasis.tsx";

export function MethodAndExperience() {
  return (
    <div className="wide grid grid-cols-1 gap-x-16 gap-y-24 pt-24 lg:grid-cols-2 lg:pt-36">
      <Method />
      <Experience />
    </div>
  );
}

function Method() {
  const { locale, t } = useLanguage();
  return (
    <section aria-labelledby="method" data-reveal>
      <h2 id="method" className="text-title">
        {t("about.method.title")}
      </h2>
      <ol className="mt-10">
        {typesetIn(method, locale).map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[56px_minmax(0,1fr)] items-baseline border-line border-t py-6 lg:grid-cols-[80px_minmax(0,1fr)]"
          >
            <span aria-hidden="true" className="tabular accent-text font-bold font-display text-heading">
              {String(index + 1).padStart(2, "0")}
            </span>
            <div>
              <h3 className="text-heading">{title}</h3>
              <p className="mt-2 max-w-[30em] text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Experience() {
  const { locale, t } = useLanguage();
  return (
    <section aria-labelledby="experience" data-reveal>
      <h2 id="experience" className="text-title">
        <Emphasis text={t("about.experience.title")} />
      </h2>
      <dl className="mt-10">
        {typesetIn(promises, locale).map(({ figure, text }) => (
          <div key={figure} className="border-line border-t py-6">
            <dt className="tabular font-bold font-display text-[clamp(2.25rem,4.4vw,4rem)] leading-none tracking-tight">
              {figure}
            </dt>
            <dd className="mt-3 max-w-[30em] text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
