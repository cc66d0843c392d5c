import { useLanguage } from "#app/i18n/LanguageProvider.tsx";

const lines = [
  { line: 1, indent: "" },
  { line: 2, indent: "lg:ml-[10%]" },
  { line: 3, indent: "lg:ml-[20%]" },
  { line: 4, indent: "lg:ml-[30%]" },
] as const;

export function Benefits() {
  const { t } = useLanguage();
  return (
    <section aria-labelledby="benefits" className="wide pt-24 lg:pt-40" data-reveal>
      <h2 id="benefits" className="text-ink-2 text-heading">
        {t("ecommerce.benefits.title")}
      </h2>
      <ul className="mt-10 grid gap-y-12 lg:gap-y-14">
        {lines.map(({ line, indent }) => (
          <li key={line} className={indent}>
            <h3 className="text-[clamp(2.125rem,5.6vw,5rem)] leading-none tracking-[-0.03em]">
              {t(`ecommerce.benefits.${line}.title`)}
            </h3>
            <p className="mt-4 max-w-[30em] text-ink-2 text-lead">{t(`ecommerce.benefits.${line}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
