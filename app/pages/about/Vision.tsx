import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { hasPortfolio, pathOf } from "#app/site/pages.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { figures } from "#content/figures.ts";
import { Milestone } from "./History.tsx";

/** An ambition with its year: the last entry of the agency's history. */
export function Vision() {
  const { locale, t } = useLanguage();
  if (figures.vision === null) return null;
  const { year, billions } = figures.vision;
  return (
    <section aria-labelledby="vision" data-reveal>
      <Milestone
        when={
          <h2 id="vision" className="text-heading accent-text">
            {t("about.vision.year", { year })}
          </h2>
        }
        title={t("about.vision.figure", { billions })}
        text={t("about.vision.text")}
      >
        {hasPortfolio && (
          <a
            href={pathOf("portfolio", locale)}
            className="underlined mt-4 inline-flex min-h-11 items-center gap-2"
          >
            {t("about.vision.action")}
            <Icon name="arrow-right" size={18} />
          </a>
        )}
      </Milestone>
    </section>
  );
}
