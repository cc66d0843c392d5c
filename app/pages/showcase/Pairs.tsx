import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";

/** Problems and their solutions: a definition list, so that screen readers announce the pairs. */
export function Pairs() {
  const { t } = useLanguage();
  const pairs = [
    { problem: t("showcase.pairs.1.problem"), benefit: t("showcase.pairs.1.benefit") },
    { problem: t("showcase.pairs.2.problem"), benefit: t("showcase.pairs.2.benefit") },
    { problem: t("showcase.pairs.3.problem"), benefit: t("showcase.pairs.3.benefit") },
    { problem: t("showcase.pairs.4.problem"), benefit: t("showcase.pairs.4.benefit") },
  ];
  return (
    <section aria-labelledby="pairs" className="wide pt-12 lg:pt-20" data-reveal>
      <h2 id="pairs" className="max-w-[13.3em] text-title">
        <Emphasis text={t("showcase.pairs.title")} />
      </h2>
      <div aria-hidden="true" className="mt-12 hidden gap-16 pb-4 text-ink-2 lg:grid lg:grid-cols-2">
        <p>{t("showcase.pairs.problem")}</p>
        <p>{t("showcase.pairs.benefit")}</p>
      </div>
      <dl className="mt-10 lg:mt-0">
        {pairs.map(({ problem, benefit }) => (
          <div
            key={problem}
            className="grid grid-cols-1 gap-x-16 gap-y-4 border-edge border-t py-7 lg:grid-cols-2 lg:py-9"
          >
            <dt className="max-w-[12em] text-balance font-medium text-[clamp(1.5rem,2.6vw,2.25rem)] text-ink-2 leading-[1.12] tracking-tight">
              {problem}
            </dt>
            <dd className="max-w-[30em] text-lead">{benefit}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
