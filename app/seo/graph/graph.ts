import type { Graph, Offer, Service, Thing, VideoObject } from "schema-dts";
import type { PricedService } from "#app/content/schemas/agency.ts";
import { availablePacks } from "#app/domain/catalogue.ts";
import type { Cents } from "#app/domain/money.ts";
import { languageTag } from "#app/i18n/locales.ts";
import { typeset } from "#app/i18n/typography.ts";
import { isOffered } from "#app/prices/offered-services.ts";
import { packs } from "#app/prices/rules.ts";
import { videoBaseUrl } from "#app/site/build-settings.ts";
import { absoluteUrl } from "#app/site/origin.ts";
import { type PlainPageId, pathOf } from "#app/site/pages.ts";
import { playlistUrl, thumbnailUrl } from "#app/video/video-source.ts";
import { videosOf } from "#app/video/videos-of.ts";
import { priceRanges } from "#content/price-ranges.ts";
import { business } from "./business.ts";
import { breadcrumbList, caseStudy, webPage, webSite } from "./page.ts";
import { businessId, pagePartId, type Subject } from "./subject.ts";

export function structuredDataGraph(subject: Subject): Graph {
  const breadcrumb = breadcrumbList(subject);
  const things: readonly (Thing | null)[] = [
    business(subject),
    webSite(),
    webPage(subject, breadcrumb),
    breadcrumb,
    caseStudy(subject),
    ...services(subject),
    ...packOffers(subject),
    ...videos(subject),
  ];
  return { "@context": "https://schema.org", "@graph": things.filter((thing) => thing !== null) };
}

/** The pages about a single service. */
const ownPages: Partial<Record<PricedService, PlainPageId>> = {
  showcase: "showcase",
  ecommerce: "ecommerce",
};

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

function services(subject: Subject): readonly Service[] {
  const ids = Object.keys(priceRanges) as readonly PricedService[];
  return ids
    .filter((id) => (subject.page === "services" && isOffered(id)) || subject.page === ownPages[id])
    .map((id) => service(id, subject));
}

/** The packs that can be bought at a stated price, before tax. */
function packOffers({ page, pathname, locale }: Subject): readonly Offer[] {
  if (page !== "pricing") return [];
  return availablePacks({ packs }).flatMap((key) => {
    const { name, price } = packs[key];
    if (price === null) return [];
    return {
      "@type": "Offer",
      "@id": pagePartId(pathname, key),
      name: name[locale],
      offeredBy: { "@id": businessId },
      priceSpecification: {
        "@type": "PriceSpecification",
        price: euros(price),
        priceCurrency: "EUR",
        valueAddedTaxIncluded: false,
      },
    };
  });
}

/** A provider's addresses are absolute; this site's own are not. */
const whole = (url: string): string => (url.startsWith("/") ? absoluteUrl(url) : url);

function videos({ page, pathname, locale }: Subject): readonly VideoObject[] {
  return videosOf(page, locale).map((video) => ({
    "@type": "VideoObject",
    "@id": pagePartId(pathname, video.id),
    name: typeset(video.name, locale),
    description: typeset(video.description, locale),
    thumbnailUrl: whole(thumbnailUrl(videoBaseUrl, video.playbackId)),
    uploadDate: video.uploadDate,
    duration: `PT${video.durationSeconds}S`,
    contentUrl: whole(playlistUrl(videoBaseUrl, video.playbackId)),
    inLanguage: languageTag[locale],
  }));
}
