/** The values of the content that texts name with a dot: `{figures.answerHours}`, `{place.inHere}`. */
import type { OptionKey } from "#app/domain/catalogue.ts";
import { optionPrice } from "#app/i18n/option-price.ts";
import {
  placesWithoutVat,
  placesWithVat,
  remoteExamples,
  territoryNames,
  visitedIn,
  visitedNames,
} from "#app/i18n/place-texts.ts";
import { floors } from "#app/offer/price-floors.ts";
import { options as stated } from "#app/offer/rules.ts";
import { policy } from "#content/catalogue/policy.ts";
import { warranty } from "#content/faq/shared.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { clock, placeWords, serviceRadiusMetres } from "#content/place.ts";
import { priceRanges } from "#content/price-ranges.ts";
import { firstContact, firstContactName, seoExpert } from "#content/team.ts";
import { formatHour, formatMoney, formatNetPrice } from "./formats.ts";
import { defaultLocale, inEachLanguage, type Locale } from "./locales.ts";

const [founder = ""] = identity.founder.name.split(" ");

function valuesIn(locale: Locale) {
  const { inCity } = placeWords[locale];
  const options = Object.entries(stated) as [OptionKey, (typeof stated)[OptionKey]][];
  return {
    agency: {
      city: identity.address.city,
      region: identity.address.region,
      founded: identity.founded,
      ...(identity.companiesSupported !== null && { companiesSupported: identity.companiesSupported }),
      opens: formatHour(identity.openingHours.opens, locale),
      closes: formatHour(identity.openingHours.closes, locale),
      warranty: warranty[locale],
    },
    figures,
    option: Object.fromEntries(options.map(([key, { name }]) => [key, name[locale]])),
    optionPrice: Object.fromEntries(options.map(([key]) => [key, optionPrice(key, locale)])),
    policy,
    place: {
      ...placeWords[locale],
      clock: clock[locale],
      /** For a title: no line ends within the city's name. */
      inCityUnbroken: inCity.replaceAll("-", "\u2011"),
      radiusKilometres: serviceRadiusMetres / 1000,
      /** For the name of the French pages, which is French in every language. */
      regionNameFrench: placeWords["fr-fr"].regionName,
      remoteExamples: remoteExamples(locale),
      territoryNames: territoryNames(locale),
      visitedIn: visitedIn(locale),
      visitedNames: visitedNames(locale),
    },
    price: {
      website: formatNetPrice(floors.website, locale),
      shopFrom: formatMoney(priceRanges.ecommerce.from, locale),
      shopTo: formatNetPrice(priceRanges.ecommerce.to, locale),
    },
    team: { firstContact, firstContactName, founder, seoExpert },
    vat: { placesWithVat: placesWithVat(locale), placesWithoutVat: placesWithoutVat(locale) },
  };
}

/** Each value by its whole name. */
function flatten(values: object, prefix = ""): readonly (readonly [name: string, value: string])[] {
  return Object.entries(values).flatMap(([key, value]) =>
    typeof value === "object" && value !== null
      ? flatten(value, `${prefix}${key}.`)
      : [[`${prefix}${key}`, String(value)] as const],
  );
}

const values = inEachLanguage((locale) => new Map(flatten(valuesIn(locale))));

/** A value by its name, or undefined if the content has none of this name. */
export const contentValue = (name: string, locale: Locale): string | undefined => values[locale].get(name);

/** The names of all values. */
export const contentValueNames: readonly string[] = [...values[defaultLocale].keys()];
