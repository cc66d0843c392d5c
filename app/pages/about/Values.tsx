import { values } from "#app/content/agency.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { type PageDrawing, SectionDrawing } from "#app/ui/contours/Contours.tsx";

/** A measured section, a price in steps, a round that is walked again and again. */
const drawings = ["audit", "pricing", "maintenance"] as const satisfies readonly PageDrawing[];

export function Values() {
  const { locale, t } = useLanguage();
  return (
    <section aria-labelledby="values" className="wide pt-24 lg:pt-32" data-reveal>
      <h2 id="values" className="text-ink-2 text-heading">
        {t("about.values.title")}
      </h2>
      <ul className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-3 lg:gap-x-8">
        {typesetIn(values, locale).map(({ title, text }, index) => (
          <li key={title} className="value">
            <SectionDrawing drawing={drawings[index % drawings.length] ?? "summit"} className="figure" />
            <div>
              <h3 className="text-title">{title}</h3>
              <p className="mt-4 max-w-[26em] text-ink-2 text-lead">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
