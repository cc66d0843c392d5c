import { useLanguage } from "#app/i18n/LanguageProvider.tsx";

const lines = [1, 2, 3, 4] as const;

export function Benefits() {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="benefits" className="wide pt-24 lg:pt-32" data-reveal>
      <h2 id="benefits" className="max-w-[13.3em] text-title">
        {t("ecommerce.benefits.title")}
      </h2>
      <ul className="mt-10">
        {lines.map((line) => (
          <li
            key={line}
            className="grid grid-cols-1 items-baseline gap-x-16 gap-y-4 border-line border-t py-7 lg:grid-cols-[minmax(0,10fr)_minmax(0,9fr)] lg:py-9"
          >
            <h3 className="text-quote">{t(`ecommerce.benefits.${line}.title`)}</h3>
            <p className="max-w-[30em] text-ink-2 text-lead">{t(`ecommerce.benefits.${line}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
