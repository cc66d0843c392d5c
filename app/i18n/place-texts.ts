/** How texts name the territories and the places of VAT in `content/place.yaml`. */
import type { Territory as TerritoryFacts } from "#app/domain/place.ts";
import type { VatPlace } from "#app/domain/vat.ts";
import { isAbroad, vatPerMille, vatPlaceKeys } from "#app/offer/vat.ts";
import { homeTerritory, homeVatPlace, namedVatPlaces, territories, vatPlaces } from "#content/place.ts";
import { formatTag, type Locale } from "./locales.ts";

const all: readonly [string, TerritoryFacts][] = Object.entries(territories);
const visited = all.filter(([, territory]) => territory.visited === true);
const remote = all.filter(([, territory]) => territory.visited !== true);

const namesIn = (locale: Locale, some: typeof all) =>
  new Intl.ListFormat(formatTag[locale]).format(some.map(([, territory]) => territory.in[locale]));

/** Where the agency travels to its clients: `à Rome, à Parme et en Sicile`. */
export const visitedIn = (locale: Locale): string => namesIn(locale, visited);

/** The same without its own territory; empty if that is the only one. */
export function visitedBesidesHome(locale: Locale): string {
  return namesIn(
    locale,
    visited.filter(([key]) => key !== homeTerritory),
  );
}

/** ` (par exemple en Sicile)`: where it works without travelling, to follow "elsewhere"; or nothing. */
export function remoteExamples(locale: Locale): string {
  if (remote.length === 0) return "";
  return ` (${locale === "fr-fr" ? "par exemple" : "for example,"} ${namesIn(locale, remote)})`;
}

/** The names of the territories to which it travels, separated by commas. */
export const visitedNames = (locale: Locale): string =>
  visited.map(([, territory]) => territory.name[locale]).join(", ");

/** The names of all. */
export const territoryNames = (locale: Locale): string =>
  new Intl.ListFormat(formatTag[locale]).format(all.map(([, territory]) => territory.name[locale]));

const listed = (type: "conjunction" | "disjunction", texts: readonly string[], locale: Locale) =>
  new Intl.ListFormat(formatTag[locale], { type }).format(texts);

/** Where prices have the VAT that they show: `à Rome et à Parme`. */
export function placesWithVat(locale: Locale): string {
  const shown = vatPerMille(homeVatPlace);
  const others = namedVatPlaces.filter((place) => place !== homeVatPlace && vatPerMille(place) === shown);
  return listed(
    "conjunction",
    [homeVatPlace, ...others].map((place) => vatPlaces[place].in[locale]),
    locale,
  );
}

/** `22 % à Rome et à Parme`. */
export function vatIn(locale: Locale): string {
  const rate = (vatPerMille(homeVatPlace) / 10).toLocaleString(formatTag[locale]);
  return `${rate}${locale === "fr-fr" ? " %" : "%"} ${placesWithVat(locale)}`;
}

const untaxedPlaces = vatPlaceKeys.filter((place) => "untaxed" in vatPlaces[place]);

/** `en Sicile, à Parme ou ailleurs`: where no VAT is charged. */
export function placesWithoutVat(locale: Locale): string {
  return listed(
    "disjunction",
    untaxedPlaces.map((place) => vatPlaces[place].in[locale]),
    locale,
  );
}

/**
 * ` (for example, in Sicily or in Parma)`: the territories abroad, to follow the places without VAT; or nothing.
 * `place`: only those of one place.
 */
export function examplesAbroad(locale: Locale, place?: VatPlace): string {
  const abroad = Object.values(territories).filter(
    ({ vatPlace }) => isAbroad(vatPlace) && (place === undefined || place === vatPlace),
  );
  if (abroad.length === 0) return "";
  const names = listed(
    "disjunction",
    abroad.map((territory) => territory.in[locale]),
    locale,
  );
  return locale === "fr-fr" ? ` (par exemple ${names})` : ` (for example, ${names})`;
}
