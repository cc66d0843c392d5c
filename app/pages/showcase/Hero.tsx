import type { Project } from "#app/content/schemas/project.ts";
import type { Cents } from "#app/domain/money.ts";
import { formatNetPrice } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { offerPrices } from "#app/prices/offer-prices.ts";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { HeroSites } from "#app/projects/HeroSites.tsx";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { HeroFacts } from "#app/ui/PageHero.tsx";
import { figures } from "#content/figures.ts";

/** What it costs and how long it takes, above a client's site as wide as the page. */
export function Hero(props: { examples: readonly Project[] }) {
  const { locale, t } = useLanguage();
  const { delivery } = figures;
  const from = (price: Cents) => t("showcase.fact.from", { price: formatNetPrice(price, locale) });
  const facts = [
    { label: t("showcase.fact.pack"), value: from(lowestPrices.website) },
    { label: t("showcase.fact.offer"), value: from(offerPrices[0]) },
    { label: t("showcase.fact.time"), value: t("showcase.fact.time.value", delivery.showcase) },
  ];
  return (
    <section className="page-top">
      <div className="wide gap-x-16 lg:grid lg:grid-cols-2">
        <h1 className="col-span-2 text-hero">
          <Emphasis text={t("showcase.hero.title")} />
        </h1>
        <p className="mt-4 max-w-[32em] text-ink-2 lg:mt-6 lg:text-lead">
          {t("showcase.hero.lead", delivery.showcase)}
        </p>
        <div className="lg:row-span-2">
          <HeroFacts facts={facts} />
        </div>
        <div className="hero-actions mt-4 lg:mt-8">
          <ButtonLink href={pathOf("pricing", locale)}>{t("showcase.hero.quote")}</ButtonLink>
          <ButtonLink href="#offers" look="quiet" icon="chevron-down">
            {t("showcase.hero.offers")}
          </ButtonLink>
        </div>
      </div>
      <HeroSites projects={props.examples} arrangement="wide" />
    </section>
  );
}
