import type { Service } from "schema-dts";
import type { PricedService } from "#app/content/schemas/agency.ts";
import type { Cents } from "#app/domain/money.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { type PlainPageId, pathOf } from "#app/site/pages.ts";
import { priceRanges } from "#content/price-ranges.ts";
import { businessId, pagePartId, type Subject } from "./subject.ts";

/** The pages about a single service. */
const ownPages: Partial<Record<PricedService, PlainPageId>> = {
  showcase: "showcase",
  ecommerce: "ecommerce",
};

/** Whole euros, as the ranges are published. */
const euros = (amount: Cents): number => amount / 100;

function service(id: PricedService, { locale, t }: Subject): Service {
  const own = ownPages[id];
  const { from, to } = priceRanges[id];
  return {
    "@type": "Service",
    "@id":
      own === undefined
        ? pagePartId(pathOf("services", locale), id)
        : pagePartId(pathOf(own, locale), "service"),
    name: t(`services.range.${id}`),
    provider: { "@id": businessId },
    offers: {
      "@type": "AggregateOffer",
      lowPrice: euros(from),
      highPrice: euros(to),
      priceCurrency: "EUR",
    },
  };
}

export function services(subject: Subject): readonly Service[] {
  const ids = Object.keys(priceRanges) as readonly PricedService[];
  return ids
    .filter((id) => (subject.page === "services" && isOffered(id)) || subject.page === ownPages[id])
    .map((id) => service(id, subject));
}
