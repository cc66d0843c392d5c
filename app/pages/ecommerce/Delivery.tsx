import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { Ascent } from "#app/ui/Ascent.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { figures } from "#content/figures.ts";

const stages = [1, 2, 3] as const;

export function Delivery() {
  const { t } = useLanguage();
  const span = figures.delivery.ecommerce;
  return (
    <section aria-labelledby="delivery" className="wide pt-24 lg:pt-32" data-reveal>
      <Ascent {...span} unit={t("ecommerce.delivery.months")} />
      <div className="mt-12 grid grid-cols-1 gap-x-16 gap-y-10 lg:mt-16 lg:grid-cols-2">
        <h2 id="delivery" className="max-w-[9.3em] text-title">
          <Emphasis text={t("ecommerce.delivery.title", span)} />
        </h2>
        <ol>
          {stages.map((stage) => (
            <li key={stage} className="border-line border-t py-6 last:border-b">
              <h3 className="text-heading">{t(`ecommerce.delivery.${stage}.title`)}</h3>
              <p className="mt-2 max-w-[30em] text-ink-2">{t(`ecommerce.delivery.${stage}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
