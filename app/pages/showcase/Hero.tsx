import { showcaseOffers } from "#app/content/offers.ts";
import { formatNetPrice } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { typesetIn } from "#app/i18n/typography.ts";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { hasPortfolio, pathOf, portfolioPath } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { figures } from "#content/figures.ts";

/** The offers at a glance, each a link to what all of them hold. */
export function Hero() {
  const { locale, t } = useLanguage();
  const { delivery, quoteMinutes: minutes } = figures;
  const price = formatNetPrice(lowestPrices.website, locale);
  return (
    <section className="page-top wide">
      <h1 className="text-hero">
        <Emphasis text={t("showcase.hero.title")} />
      </h1>
      <p className="mt-4 max-w-[44em] text-ink-2 lg:mt-6 lg:text-lead">
        {t("showcase.hero.lead", delivery.showcase)}
      </p>
      <ul className="tabular mt-4 border-edge max-lg:border-t lg:mt-12 lg:grid lg:grid-cols-4">
        {showcaseOffers.map((offer) => {
          const { name, promise } = typesetIn(offer.copy, locale);
          return (
            <li key={offer.id} className="max-lg:border-line max-lg:border-b">
              <a
                href="#offers"
                className="flex min-h-13 items-center justify-between gap-4 hover:text-accent-ink lg:block lg:h-full lg:border-edge lg:border-t lg:pt-5 lg:pr-6 lg:hover:border-accent"
              >
                <span className="font-semibold">{name}</span>
                <span className="font-bold font-display text-[1.375rem] tracking-tight lg:mt-3 lg:block lg:text-[clamp(1.75rem,2.9vw,2.875rem)] lg:leading-none">
                  {offer.price === null ? t("showcase.offers.onQuote") : formatNetPrice(offer.price, locale)}
                </span>
                <span className="hidden text-ink-2 lg:mt-4 lg:block">{promise}</span>
              </a>
            </li>
          );
        })}
      </ul>
      <div className="mt-6 items-center gap-x-10 gap-y-4 lg:mt-10 lg:flex lg:flex-row-reverse lg:justify-end">
        <p className="max-w-[32em] text-ink-2 max-lg:text-small">
          {t("showcase.hero.packs", { price, minutes })}
        </p>
        <div className="hero-actions max-lg:mt-3">
          <ButtonLink href={pathOf("pricing", locale)}>{t("showcase.hero.quote")}</ButtonLink>
          {hasPortfolio && (
            <ButtonLink href={portfolioPath(locale, { type: "vitrine" })} look="quiet">
              {t("showcase.hero.work")}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
