import type { ServiceCategory } from "#app/content/services.ts";
import { contactPath } from "#app/forms/contact-topics.ts";
import { formatNetPrice, plural } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { HeroSites } from "#app/projects/HeroSites.tsx";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { PageHero } from "#app/ui/PageHero.tsx";
import { figures } from "#content/figures.ts";
import { categories, servicesInCategory } from "./categories.ts";
import { examples } from "./examples.ts";

export function Hero() {
  const { locale, t } = useLanguage();
  const facts = [
    {
      label: t("services.fact.price"),
      value: t("services.fact.price.value", { price: formatNetPrice(lowestPrices.website, locale) }),
    },
    { label: t("services.fact.time"), value: t("services.fact.time.value", figures.delivery.showcase) },
    {
      label: t("services.fact.answer"),
      value: t("services.fact.answer.value", { hours: figures.answerHours }),
    },
  ];
  return (
    <PageHero
      title={t("services.hero.title")}
      lead={t("services.hero.lead")}
      facts={facts}
      drawing="services"
      scene={<HeroSites projects={examples} arrangement="terraces" />}
      below={<Index />}
    >
      <ButtonLink href={pathOf("pricing", locale)}>{t("services.hero.price")}</ButtonLink>
      <ButtonLink href={contactPath(locale, "advisor")} look="quiet">
        {t("services.hero.contact")}
      </ButtonLink>
    </PageHero>
  );
}

function Index() {
  const { locale, t } = useLanguage();
  const countText = (category: ServiceCategory) => {
    const count = servicesInCategory(category);
    return t(`services.count.${plural(locale, count)}`, { count });
  };
  return (
    <nav aria-label={t("services.index")} className="mt-8 lg:mt-14">
      <ul className="grid grid-cols-1 border-edge border-t sm:grid-cols-3">
        {categories.map((category) => (
          <li key={category} className="border-line max-sm:border-b sm:not-first:border-l sm:not-first:pl-6">
            <a
              href={`#${category}`}
              className="group flex min-h-14 flex-wrap items-baseline justify-between gap-x-4 py-4 sm:block"
            >
              <span className="wrap-anywhere block font-bold font-display text-heading group-hover:text-accent-ink">
                {t(`services.${category}.title`)}
              </span>
              <span className="block whitespace-nowrap text-ink-2 sm:mt-1">{countText(category)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
