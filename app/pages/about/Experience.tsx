import { promises } from "#app/content/agency.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { Emphasis } from "#app/ui/Emphasis.tsx";

export function Experience() {
  const { locale, t } = useLanguage();
  const shown = typesetIn(promises, locale);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="experience" className="wide pt-20 lg:pt-28" data-reveal>
      <h2 id="experience" className="text-title">
        <Emphasis text={t("about.experience.title")} />
      </h2>
      <dl className="mt-8 grid gap-x-8 sm:grid-cols-2 lg:mt-12 lg:grid-cols-4">
        {shown.map(({ figure, text }) => (
          <div key={figure} className="border-line border-t py-6">
            <dt className="tabular font-bold font-display text-[clamp(2.25rem,3.4vw,3.25rem)] leading-none tracking-tight">
              {figure}
            </dt>
            <dd className="mt-3 max-w-[30em] text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
