/** How texts name the territories and the places of VAT in `content/place.yaml`. */
import type { VatPlace } from "#app/domain/vat.ts";
import { isAbroad, vatPerMille, vatPlaceKeys } from "#app/prices/vat.ts";
import {
  homeTerritory,
  homeVatPlace,
  namedVatPlaces,
  type TerritoryFacts,
  territories,
  vatPlaces,
} from "#content/place.ts";
import { forExample } from "#content/shared-texts.ts";
import { formatList } from "./formats.ts";
import { formatTag, type Locale } from "./locales.ts";

const all: readonly [string, TerritoryFacts][] = Object.entries(territories);
const visited = all.filter(([, territory]) => territory.visited === true);
const remote = all.filter(([, territory]) => territory.visited !== true);

const namesIn = (locale: Locale, some: typeof all) =>
  formatList(
    some.map(([, territory]) => territory.in[locale]),
    locale,
  );

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
  return remote.length === 0 ? "" : ` (${forExample[locale]} ${namesIn(locale, remote)})`;
}

/** The names of the territories to which it travels, separated by commas. */
export const visitedNames = (locale: Locale): string =>
  visited.map(([, territory]) => territory.name[locale]).join(", ");

/** The names of all. */
export const territoryNames = (locale: Locale): string =>
  formatList(
    all.map(([, territory]) => territory.name[locale]),
    locale,
  );

/** Where prices have the VAT that they show: `à Rome et à Parme`. */
export function placesWithVat(locale: Locale): string {
  const shown = vatPerMille(homeVatPlace);
  const others = namedVatPlaces.filter((place) => place !== homeVatPlace && vatPerMille(place) === shown);
  return formatList(
    [homeVatPlace, ...others].map((place) => vatPlaces[place].in[locale]),
    locale,
  );
}

/** The rate of the VAT that prices have there: `22 %`. */
export const vatRate = (locale: Locale): string =>
  new Intl.NumberFormat(formatTag[locale], { style: "percent", maximumFractionDigits: 1 }).format(
    vatPerMille(homeVatPlace) / 1000,
  );

const untaxedPlaces = vatPlaceKeys.filter((place) => "untaxed" in vatPlaces[place]);

/** `en Sicile, à Parme ou ailleurs`: where no VAT is charged. */
export function placesWithoutVat(locale: Locale): string {
  return formatList(
    untaxedPlaces.map((place) => vatPlaces[place].in[locale]),
    locale,
    "disjunction",
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
  const names = formatList(
    abroad.map((territory) => territory.in[locale]),
    locale,
    "disjunction",
  );
  return ` (${forExample[locale]} ${names})`;
}
