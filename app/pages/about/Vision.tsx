import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { hasPortfolio, pathOf } from "#app/site/pages.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { figures } from "#content/figures.ts";

export function Vision() {
  const { locale, t } = useLanguage();
  if (figures.vision === null) return null;
  const { year, billions } = figures.vision;
  return (
    <section
      aria-labelledby="vision"
      className="mt-12 overflow-clip border-line border-y bg-raised py-16 lg:mt-20 lg:py-24"
      data-reveal
    >
      <div className="wide">
        <h2 id="vision" className="text-heading">
          {t("about.vision.year", { year })}
        </h2>
        <p className="mt-6">
          <em className="font-bold font-display text-giant">{t("about.vision.figure", { billions })}</em>
          <span className="mt-6 block font-bold font-display text-heading">
            {t("about.vision.unit", { year })}
          </span>
        </p>
        <div className="mt-12 grid gap-x-16 gap-y-6 lg:mt-20 lg:grid-cols-[minmax(0,6fr)_minmax(0,10fr)]">
          <h3 className="max-w-[14em] text-heading">{t("about.vision.note")}</h3>
          <div>
            <p className="max-w-[35em] text-lead">{t("about.vision.text")}</p>
            {hasPortfolio && (
              <a
                href={pathOf("portfolio", locale)}
                className="underlined mt-4 inline-flex min-h-11 items-center gap-2"
              >
                {t("about.vision.action")}
                <Icon name="arrow-right" size={18} />
              </a>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}
