import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Ascent } from "#app/ui/Ascent.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { figures } from "#content/figures.ts";

const stages = [1, 2, 3, 4] as const;

export function Delivery() {
  const { t } = useLanguage();
  const span = figures.delivery.showcase;
  return (
    <section aria-labelledby="delivery" className="wide pt-24 lg:pt-32" data-reveal>
      <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-4">
        <h2 id="delivery" className="text-title">
          <Emphasis text={t("showcase.delivery.title", span)} />
        </h2>
        <p className="max-w-[22em] text-ink-2 text-lead">{t("showcase.delivery.text")}</p>
      </div>
      <Ascent {...span} unit={t("showcase.delivery.months")} className="mt-14" />
      <ol className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:mt-12 lg:grid-cols-4">
        {stages.map((stage) => (
          <li key={stage}>
            <h3 className="text-heading">{t(`showcase.delivery.${stage}.title`)}</h3>
            <p className="mt-2 max-w-[24em] text-ink-2">{t(`showcase.delivery.${stage}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
