import { values } from "#app/content/agency.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";

export function Values() {
  const { locale, t } = useLanguage();
  return (
    <section aria-labelledby="values" className="wide pt-24 lg:pt-32" data-reveal>
      <h2 id="values" className="text-ink-2 text-heading">
        {t("about.values.title")}
      </h2>
      <ul className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-3 lg:gap-x-8">
        {typesetIn(values, locale).map(({ title, text }) => (
          <li key={title} className="border-edge border-t pt-6 lg:even:translate-y-16">
            <h3 className="text-title">{title}</h3>
            <p className="mt-4 max-w-[26em] text-ink-2 text-lead">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
