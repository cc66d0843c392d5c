/** The values of the content that texts name with a dot: `{figures.answerHours}`, `{place.inHere}`. */
import type { OptionKey, Pack, PackKey } from "#app/domain/catalogue.ts";
import { countMonths } from "#app/domain/counts.ts";
import { contractYears, mailRetryDays, retentionYears } from "#app/domain/personal-data.ts";
import { acknowledgementBurst, limitHours, secondsBetweenRequests } from "#app/domain/visitor-limits.ts";
import { offerPrices, startWithOptions } from "#app/prices/offer-prices.ts";
import { lowestPrices } from "#app/prices/price-floors.ts";
import { options as statedOptions, packs as statedPacks } from "#app/prices/rules.ts";
import { policy, validityDays } from "#content/catalogue/policy.ts";
import { conversionRates } from "#content/conversion-rates.ts";
import { figures } from "#content/figures.ts";
import { identity } from "#content/identity.ts";
import { legal } from "#content/legal.ts";
import { showcaseOffers } from "#content/offers.ts";
import { clock, placeWords, serviceRadiusMetres } from "#content/place.ts";
import { priceRanges } from "#content/price-ranges.ts";
import { shared } from "#content/shared-texts.ts";
import { colleagues, firstContact, firstContactName, seoExpert } from "#content/team.ts";
import { formatDay } from "./dates.ts";
import { formatHour, formatList, formatMoney, formatNetPrice, numberWords } from "./formats.ts";
import { defaultLocale, formatTag, inEachLanguage, type Locale } from "./locales.ts";
import { openingDays } from "./opening-days.ts";
import { netPrice, optionPriceText } from "./option-price.ts";
import {
  examplesAbroad,
  placesWithoutVat,
  placesWithVat,
  remoteExamples,
  territoryNames,
  vatRate,
  visitedBesidesHome,
  visitedIn,
  visitedNames,
} from "./place-texts.ts";
import { nonBreaking } from "./typography.ts";

/** The founder, and the others of content/team.yaml. */
const employees = 1 + colleagues.length;

const personWords = { "fr-fr": ["personne", "personnes"], "en-en": ["person", "people"] } as const;

/** Who works there, in the texts: for one person they have a part of their own, `[alone:…]`. */
function teamIn(locale: Locale) {
  const number = numberWords[locale][employees] ?? String(employees);
  const people = `${number} ${personWords[locale][employees === 1 ? 0 : 1]}`;
  return {
    ...{ firstContact, firstContactName, founder, seoExpert, number, people },
    /** At the beginning of a sentence. */
    peopleFirst: people.charAt(0).toUpperCase() + people.slice(1),
  };
}

const [founder = ""] = identity.founder.name.split(" ");

const options = Object.entries(statedOptions) as [OptionKey, (typeof statedOptions)[OptionKey]][];
/** A text that names a pack which is not sold is refused. */
const packs = (Object.entries(statedPacks) as [PackKey, Pack][]).filter(
  ([, { retired }]) => retired !== true,
);

/** A name has no hyphens: `{pack.proPlus}`. */
const camelCase = (key: string): string => key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const named = <T>(entries: readonly T[], entry: (item: T) => readonly [key: string, value: string]) =>
  Object.fromEntries(entries.map(entry).map(([key, value]) => [camelCase(key), value]));

/** What the privacy page states of the program. */
const data = {
  retentionYears,
  contractYears,
  mailRetryDays,
  countMonths,
  limitHours,
  /** A limit is deleted when the server next looks for those that have ended. */
  limitHoursAtMost: 2 * limitHours,
  acknowledgements: acknowledgementBurst,
  secondsBetweenRequests,
};

function agencyIn(locale: Locale) {
  const { name, legalName, origin, address, emails, phone, founded, companiesSupported } = identity;
  const { street, postalCode, city, region } = address;
  const { days, opens, closes } = identity.openingHours;
  return {
    ...{ name, legalName, origin, street, postalCode, city, region, founded, employees },
    ...(companiesSupported !== null && { companiesSupported }),
    email: emails.hello,
    phone: phone.display,
    founder: identity.founder.name,
    opens: formatHour(opens, locale),
    closes: formatHour(closes, locale),
    ...openingDays(days, locale),
  };
}

const placeIn = (locale: Locale) => ({
  ...placeWords[locale],
  clock: clock[locale],
  /** For a title: no line ends within the city's name. */
  inCityUnbroken: placeWords[locale].inCity.replaceAll("-", "\u2011"),
  radiusKilometres: serviceRadiusMetres / 1000,
  /** For the name of the French pages, which is French in every language. */
  regionNameFrench: placeWords["fr-fr"].regionName,
  remoteExamples: remoteExamples(locale),
  territoryNames: territoryNames(locale),
  visitedBesidesHome: visitedBesidesHome(locale),
  visitedIn: visitedIn(locale),
  visitedNames: visitedNames(locale),
});

const pricesIn = (locale: Locale) => ({
  website: formatNetPrice(lowestPrices.website, locale),
  severalPages: formatNetPrice(lowestPrices.severalPages, locale),
  maintenance: formatNetPrice(lowestPrices.maintenance, locale),
  shopFrom: formatMoney(priceRanges.ecommerce.from, locale),
  shopTo: formatNetPrice(priceRanges.ecommerce.to, locale),
  /** The tax is said once, after the highest. */
  offersFrom: formatMoney(offerPrices[0], locale),
  offersTo: formatNetPrice(offerPrices.at(-1) ?? offerPrices[0], locale),
  startWithOptions: formatNetPrice(startWithOptions(), locale),
});

/** Texts name these in parts that depend on `conversionRates`: the agency may state no rate. */
function conversionRateValues(locale: Locale) {
  const method = conversionRates?.method[locale] ?? "";
  return {
    own: conversionRates?.own.toLocaleString(formatTag[locale]) ?? "",
    /** In a sentence. */
    method: method.charAt(0).toLowerCase() + method.slice(1),
  };
}

/** Texts name what may not be known in parts that depend on it. */
function legalIn(locale: Locale) {
  const { capital, siret, register, vatNumber, host, mediator, accessibilityChecked, latePayment } = legal;
  return {
    capital: capital === null ? "" : formatMoney(capital, locale),
    siret: siret ?? "",
    register: register ?? "",
    vatNumber: vatNumber ?? "",
    host: host === null ? { name: "", address: "", phone: "" } : { ...host, phone: nonBreaking(host.phone) },
    mediator: mediator ?? { name: "", address: "", site: "" },
    accessibilityChecked: accessibilityChecked === null ? "" : formatDay(accessibilityChecked, locale),
    latePayment: { ...latePayment, recovery: formatMoney(latePayment.recovery, locale) },
  };
}

function valuesIn(locale: Locale) {
  return {
    agency: agencyIn(locale),
    data,
    /** Texts name the vision in parts that depend on it. */
    figures: { ...figures, vision: figures.vision ?? { year: "", billions: "" } },
    legal: legalIn(locale),
    offer: named(showcaseOffers, ({ id, name }) => [id, name[locale]]),
    option: named(options, ([key, { name }]) => [key, name[locale]]),
    optionPrice: named(options, ([key]) => [key, optionPriceText(key, locale)]),
    pack: named(packs, ([key, { name }]) => [key, name[locale]]),
    packPrice: named(packs, ([key, { price }]) => [key, netPrice(price, locale)]),
    place: placeIn(locale),
    policy: {
      ...policy,
      validityDays,
      /** The terms: `12, 24 or 36`. */
      months: formatList(figures.paymentMonthChoices.map(String), locale, "disjunction"),
    },
    price: pricesIn(locale),
    conversionRates: conversionRateValues(locale),
    shared: named(Object.entries(shared), ([key, text]) => [key, text[locale]]),
    team: teamIn(locale),
    vat: {
      rate: vatRate(locale),
      placesWithVat: placesWithVat(locale),
      placesWithoutVat: placesWithoutVat(locale),
      examplesAbroad: examplesAbroad(locale),
    },
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
