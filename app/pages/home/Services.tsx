import type { ReactNode } from "react";
import { catalogue } from "#app/content/catalogue.ts";
import { availablePacks } from "#app/domain/catalogue.ts";
import type { Cents } from "#app/domain/money.ts";
import { formatMoney, formatNetPrice } from "#app/i18n/formats.ts";
import { useLanguage } from "#app/i18n/LanguageProvider.tsx";
import { isOffered } from "#app/prices/offered-services.ts";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { nothingSelected, queryOf } from "#app/quote/selection-query.ts";
import { type Destination, destinationPath } from "#app/shell/navigation.ts";
import { pathOf } from "#app/site/pages.ts";
import { ButtonLink } from "#app/ui/ButtonLink.tsx";
import { Emphasis } from "#app/ui/Emphasis.tsx";
import { figures } from "#content/figures.ts";
import { priceRanges } from "#content/price-ranges.ts";

type Card = {
  readonly name: string;
  readonly text: string;
  readonly figure: string;
  readonly caption: string;
  readonly href: string;
};

/** Each card shows its own figure and price, and leads to its own page. */
function useCards(): Readonly<Record<"premium" | "showcase" | "ecommerce" | "seo", Card>> {
  const { locale, t } = useLanguage();
  const { delivery, interviewHours, optimisedPages, packProducts, writtenPages } = figures;
  const { ecommerce } = priceRanges;
  const largest = availablePacks(catalogue).at(-1) ?? "pro-plus";
  const premium = catalogue.packs[largest].price;
  const price = (amount: Cents) => ({ price: formatNetPrice(amount, locale) });
  const to = (destination: Destination) => destinationPath(destination, locale);
  return {
    premium: {
      name: t("home.services.premium"),
      text: t("home.services.premium.text", {
        price: premium === null ? t("construction.price.onQuote") : price(premium).price,
      }),
      figure: t("home.services.premium.figure", { hours: interviewHours }),
      caption: t("home.services.premium.caption"),
      href:
        pathOf("pricing", locale) + queryOf({ ...nothingSelected, projectType: "vitrine", pack: largest }),
    },
    showcase: {
      name: t("home.services.showcase"),
      text: t("home.services.showcase.text", price(lowestPrices.website)),
      figure: t("home.services.showcase.figure", delivery.showcase),
      caption: t("home.services.showcase.caption"),
      href: to("showcase"),
    },
    ecommerce: {
      name: t("home.services.ecommerce"),
      text: t("home.services.ecommerce.text", {
        lowest: formatMoney(ecommerce.from, locale),
        highest: formatNetPrice(ecommerce.to, locale),
      }),
      figure: t("home.services.ecommerce.figure", delivery.ecommerce),
      caption: t("home.services.ecommerce.caption", { products: packProducts }),
      href: to("ecommerce"),
    },
    seo: {
      name: t("home.services.seo"),
      text: t("home.services.seo.text", {
        pages: price(lowestPrices.seoPages).price,
        technical: price(lowestPrices.seo).price,
      }),
      figure: t("home.services.seo.figure", { pages: optimisedPages }),
      caption: t("home.services.seo.caption", { written: writtenPages }),
      href: to({ service: "seo" }),
    },
  };
}

export function Services() {
  const { locale, t } = useLanguage();
  const { premium, ...others } = useCards();
  return (
    <section aria-labelledby="services" className="wide py-16 lg:py-32">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6" data-reveal>
        <h2 id="services" className="text-title">
          <Emphasis text={t("home.services.title")} />
        </h2>
        <ButtonLink href={pathOf("services", locale)} look="quiet">
          {t("home.services.all")}
        </ButtonLink>
      </div>
      <div className="mt-8 grid grid-cols-1 border-line border-t lg:mt-20 lg:grid-cols-2">
        <PremiumCard {...premium} />
        <div>
          {Object.entries(others)
            .filter(([service]) => isOffered(service))
            .map(([service, card]) => (
              <Row key={service} {...card} />
            ))}
        </div>
      </div>
    </section>
  );
}

function Discover(props: { href: string; children: ReactNode }) {
  return (
    <ButtonLink href={props.href} look="quiet" className="self-end bg-canvas max-sm:gap-2 max-sm:px-4">
      {props.children}
    </ButtonLink>
  );
}

/** The premium card leads to the configurator, and its label says that. */
function PremiumCard(card: Card) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-col justify-between gap-8 py-8 lg:border-line lg:border-r lg:gap-16 lg:py-14 lg:pr-12">
      <div>
        <h3 className="text-hero">{card.name}</h3>
        <p className="mt-6 max-w-[22em] text-lead">{card.text}</p>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-8">
        <p>
          <span className="block font-bold font-display text-giant">{card.figure}</span>
          <span className="mt-3 block max-w-[12em] text-ink-2">{card.caption}</span>
        </p>
        <Discover href={card.href}>{t("home.services.premium.discover")}</Discover>
      </div>
    </div>
  );
}

function Row(card: Card) {
  const { t } = useLanguage();
  return (
    <div className="border-line py-7 max-lg:border-t lg:not-last:border-b lg:py-12 lg:pl-12">
      <h3 className="text-heading">{card.name}</h3>
      <p className="mt-2 max-w-[28em] text-pretty text-ink-2">{card.text}</p>
      <div className="service-row">
        <p>
          <span>{card.figure}</span>
          <span>{card.caption}</span>
        </p>
        <Discover href={card.href}>
          {t("home.services.discover")}
          <span className="sr-only">, {card.name}</span>
        </Discover>
      </div>
    </div>
  );
}
