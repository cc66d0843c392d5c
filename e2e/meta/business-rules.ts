/** What the structured data says about the agency, and that the page shows it. */
import { identity } from "#content/identity.ts";
import { location, territories } from "#content/place.ts";
import { elements, texts } from "#testing/markup.ts";
import { type Locale, words } from "#testing/words.ts";
import { businessId, list, node, nodes, notShown, only, string, url } from "./graph.ts";
import { differs, type Rule } from "./page.ts";

/** The pages about the agency: they name where and when it works. */
const aboutAgency = ["home", "contact", "about"];
const opening: Readonly<Record<Locale, readonly string[]>> = {
  "fr-fr": ["Du lundi au vendredi", "10 h – 19 h"],
  "en-en": ["Monday to Friday", "10 am – 7 pm"],
};

export const businessRules: Readonly<Record<string, Rule>> = {
  business: (page) => {
    const business = only(page.html, "LocalBusiness");
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
      ...notShown(page, [string(address.addressLocality), string(address.addressRegion)]),
      ...(page.name === "connect"
        ? []
        : notShown(page, [string(address.streetAddress), string(address.postalCode)])),
    ];
  },
  hours: (page) => {
    const business = only(page.html, "LocalBusiness");
    if (!aboutAgency.includes(page.name))
      return differs("the hours", business.openingHoursSpecification, undefined);
    const { dayOfWeek, opens, closes } = node(business.openingHoursSpecification);
    const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"];
    return [
      ...differs("the week", dayOfWeek, week),
      ...differs("the hours", [opens, closes], ["10:00", "19:00"]),
      ...notShown(page, opening[page.locale]),
      ...differs("the place", node(business.geo).latitude, location.latitude),
    ];
  },
  area: (page) => {
    const areas = nodes(only(page.html, "LocalBusiness").areaServed);
    if (!aboutAgency.includes(page.name)) return differs("the number of areas", areas.length, 0);
    const names = areas.flatMap(({ name }) => (name === undefined ? [] : string(name)));
    const wanted = Object.values(territories).map(({ name }) => name[page.locale]);
    const circle = areas.find((area) => area["@type"] === "GeoCircle");
    return [
      ...differs("the areas", names, wanted),
      ...differs("the radius", circle?.geoRadius, 200_000),
      ...notShown(page, [...names, "200 km"]),
    ];
  },
  reviews: (page) => {
    const { aggregateRating } = only(page.html, "LocalBusiness");
    if (page.name !== "home") return differs("a rating where no review stands", aggregateRating, undefined);
    const { ratingValue, reviewCount } = node(aggregateRating);
    return [
      ...differs("the rating", [ratingValue, reviewCount], [5, 3]),
      ...differs("the number of reviews", texts(page.html, "blockquote").length, 3),
      ...notShown(page, [
        words[page.locale]("home.testimonials.rating", {
          value: Number(ratingValue),
          reviews: Number(reviewCount),
        }),
      ]),
    ];
  },
};
