import type { ServiceCategory } from "#app/content/services.ts";
import { formatNetPrice, plural } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { figures } from "#content/figures.ts";
import { categories, servicesInCategory } from "./categories.ts";

/** Low, so that the names of the services begin on the first screen: they are what this page shows. */
export function Hero() {
  const { locale, t } = useLanguage();
  return (
    <section className="page-top">
      <div className="wide services-top">
        <h1 className="text-[clamp(2rem,2.9vw,2.625rem)] leading-[1.1] tracking-tight">
          {t("services.hero.title")}
        </h1>
        <p className="max-w-[34em] text-ink-2 text-lead">{t("services.hero.lead")}</p>
        <p className="tabular max-w-[22em] text-balance font-semibold">
          {t("services.hero.facts", {
            price: formatNetPrice(lowestPrices.website, locale),
            ...figures.delivery.showcase,
            hours: figures.answerHours,
          })}
        </p>
        <Index />
        <ButtonLink href={pathOf("pricing", locale)} className="justify-self-start lg:justify-self-end">
          {t("services.hero.price")}
        </ButtonLink>
      </div>
    </section>
  );
}

function Index() {
  const { locale, t } = useLanguage();
  const countText = (category: ServiceCategory) => {
    const count = servicesInCategory(category);
    return t(`services.count.${plural(locale, count)}`, { count });
  };
  return (
    <nav aria-label={t("services.index")}>
      <ul className="flex flex-wrap gap-x-4 sm:gap-x-8">
        {categories.map((category) => (
          <li key={category}>
            <a href={`#${category}`} className="group inline-flex min-h-11 items-center gap-2">
              <span className="underlined font-semibold group-hover:text-accent-ink">
                {t(`services.${category}.title`)}
              </span>
              <span className="whitespace-nowrap text-ink-2 max-sm:sr-only">{countText(category)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
