/** What the structured data says about the agency, and that the page shows it. */

import { testimonials } from "#app/content/testimonials.ts";
import { formatHour } from "#app/i18n/formats.ts";
import { openingDays } from "#app/i18n/opening-days.ts";
import { coverageMap } from "#content/coverage/map.ts";
import { identity } from "#content/identity.ts";
import { location, serviceRadiusMetres, territories } from "#content/place.ts";
import { elements, texts } from "#testing/markup.ts";
import { words } from "#testing/words.ts";
import { businessId, list, missingTexts, node, nodes, singleNode, string, url } from "./graph.ts";
import { differs, type Rule } from "./page.ts";

/** The pages about the agency: they name where and when it works. */
const aboutAgency = ["home", "contact", "about"];
const { days, opens, closes } = identity.openingHours;

export const businessRules: Readonly<Record<string, Rule>> = {
  business: (page) => {
    const business = singleNode(page.html, "LocalBusiness");
    const address = node(business.address);
    const hrefs = elements(page.html, "a").map(({ href }) => href ?? "");
    return [
      ...differs("the business's id", business["@id"], businessId),
      ...differs("the business's name", business.name, identity.name),
      ...differs("the business's address on the web", business.url, url("/")),
      ...(hrefs.includes(`tel:${string(business.telephone)}`) ? [] : ["its phone number is no link"]),
      ...(hrefs.some((href) => href.startsWith(`mailto:${string(business.email)}`))
        ? []
        : ["nor its e-mail"]),
      ...list(business.sameAs)
        .filter((profile) => !hrefs.includes(string(profile)))
        .map((it) => `no link to ${it}`),
      ...differs("its country", address.addressCountry, identity.address.country),
      ...missingTexts(page, [string(address.addressLocality), string(address.addressRegion)]),
      ...(page.name === "connect"
        ? []
        : missingTexts(page, [string(address.streetAddress), string(address.postalCode)])),
    ];
  },
  hours: (page) => {
    const business = singleNode(page.html, "LocalBusiness");
    if (!aboutAgency.includes(page.name))
      return differs("the hours", business.openingHoursSpecification, undefined);
    const hours = node(business.openingHoursSpecification);
    return [
      ...differs("the week", hours.dayOfWeek, days),
      ...differs("the hours", [hours.opens, hours.closes], [opens, closes]),
      ...missingTexts(page, [
        openingDays(days, page.locale).days,
        `${formatHour(opens, page.locale)} – ${formatHour(closes, page.locale)}`,
      ]),
      ...differs("the place", node(business.geo).latitude, location.latitude),
    ];
  },
  area: (page) => {
    const areas = nodes(singleNode(page.html, "LocalBusiness").areaServed);
    if (!aboutAgency.includes(page.name)) return differs("the number of areas", areas.length, 0);
    const names = areas.flatMap(({ name }) => (name === undefined ? [] : string(name)));
    const wanted = Object.values(territories).map(({ name }) => name[page.locale]);
    const circle = areas.find((area) => area["@type"] === "GeoCircle");
    // The contact page has the radius on its map, if it has one.
    const hasRadius = page.name !== "contact" || coverageMap !== null;
    const radius = hasRadius ? [`${serviceRadiusMetres / 1000} km`] : [];
    return [
      ...differs("the areas", names, wanted),
      ...differs("the radius", circle?.geoRadius, serviceRadiusMetres),
      ...(page.name === "home" ? [] : missingTexts(page, [...names, ...radius])),
    ];
  },
  reviews: (page) => {
    const { aggregateRating } = singleNode(page.html, "LocalBusiness");
    if (page.name !== "home" || identity.rating === null)
      return differs("a rating where no review stands", aggregateRating, undefined);
    const { ratingValue, reviewCount } = node(aggregateRating);
    return [
      ...differs("the rating", [ratingValue, reviewCount], Object.values(identity.rating)),
      ...differs("the number of reviews", texts(page.html, "blockquote").length, testimonials.length),
      ...missingTexts(page, [
        words[page.locale]("home.testimonials.rating", {
          value: Number(ratingValue),
          reviews: Number(reviewCount),
        }),
      ]),
    ];
  },
};
