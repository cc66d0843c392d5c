import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";
import { categories } from "./categories.ts";

export function Hero() {
  const { t } = useLanguage();
  return (
    <PageHero title={t("services.hero.title")} lead={t("services.hero.lead")}>
      <nav aria-label={t("services.index")} className="mt-6 w-full lg:mt-14">
        <ul className="grid grid-cols-1 border-edge border-t sm:grid-cols-3">
          {categories.map((category) => (
            <li
              key={category}
              className="border-line max-sm:border-b sm:not-first:border-l sm:not-first:pl-6"
            >
              <a
                href={`#${category}`}
                className="group flex min-h-14 flex-wrap items-baseline justify-between gap-x-4 py-4 sm:block"
              >
                <span className="wrap-anywhere block font-bold font-display text-heading group-hover:text-accent-ink">
                  {t(`services.${category}.title`)}
                </span>
                <span className="block whitespace-nowrap text-ink-2 sm:mt-1">
                  {t(`services.count.${category}`)}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </PageHero>
  );
}
