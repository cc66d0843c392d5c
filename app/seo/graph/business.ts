import type { LocalBusiness } from "schema-dts";
import { team } from "#app/content/team.ts";
import { territoryKeys, territoryName } from "#app/i18n/places.ts";
import { absoluteUrl } from "#app/site/origin.ts";
import { identity } from "#content/identity.ts";
import { location, serviceRadiusMetres } from "#content/place.ts";
import { businessId, type Subject } from "./subject.ts";

const { address, openingHours, rating } = identity;
const place = {
  "@type": "PostalAddress",
  addressLocality: address.city,
  addressRegion: address.region,
  addressCountry: address.country,
} as const;
const geo = { "@type": "GeoCoordinates", ...location } as const;

/** On every page. */
const name = {
  "@type": "LocalBusiness",
  "@id": businessId,
  name: identity.name,
  url: absoluteUrl("/"),
  logo: absoluteUrl("/icon-512.png"),
  image: absoluteUrl("/icon-512.png"),
  telephone: identity.phone.link,
  email: identity.emails.hello,
  address: place,
  sameAs: identity.social.map(({ url }) => url),
} as const satisfies LocalBusiness;

/** On every page with a footer. */
const footer = {
  ...name,
  address: { ...place, streetAddress: address.street, postalCode: address.postalCode },
} as const satisfies LocalBusiness;

/** On the pages about the agency itself. The first packets of other pages are for their own content. */
const profile = {
  ...footer,
  geo,
  openingHoursSpecification: {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: openingHours.days,
    opens: openingHours.opens,
    closes: openingHours.closes,
  },
} as const satisfies LocalBusiness;

/** On pages that name the territories. */
function area({ locale }: Subject) {
  return {
    areaServed: [
      ...territoryKeys.map(
        (territory) => ({ "@type": "AdministrativeArea", name: territoryName(territory, locale) }) as const,
      ),
      { "@type": "GeoCircle", geoMidpoint: geo, geoRadius: serviceRadiusMetres },
    ],
  } as const;
}

/** On the page with testimonials. Only the rating: search engines show no review texts that a company publishes about itself. */
function reputation() {
  if (rating === null) return {};
  const best = { bestRating: 5, worstRating: 1 } as const;
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: rating.value,
      reviewCount: rating.reviews,
      ...best,
    },
  } as const;
}

/** The agency, with the properties that the page shows. */
export function business(subject: Subject): LocalBusiness {
  switch (subject.page) {
    case "connect":
      return name;
    case "home":
      return { ...profile, ...area(subject), ...reputation() };
    case "contact":
      return { ...profile, ...area(subject) };
    case "about":
      return {
        ...profile,
        ...area(subject),
        foundingDate: String(identity.founded),
        founder: { "@type": "Person", name: identity.founder.name },
        numberOfEmployees: { "@type": "QuantitativeValue", value: team.length },
      };
    default:
      return footer;
  }
}
