/** What texts say of the territories in `place.ts`. */
import type { Territory as TerritoryFacts } from "#app/domain/place.ts";
import { formatTag, type Locale } from "#app/i18n/locales.ts";
import { homeTerritory, territories } from "./place.ts";

const all: readonly [string, TerritoryFacts][] = Object.entries(territories);
const visited = all.filter(([, territory]) => territory.visited === true);
const remote = all.filter(([, territory]) => territory.visited !== true);

const namesIn = (locale: Locale, some: typeof all) =>
  new Intl.ListFormat(formatTag[locale]).format(some.map(([, territory]) => territory.in[locale]));

/** Where the agency travels to its clients: `en Martinique, en Guadeloupe et en Dominique`. */
export const visitedIn = (locale: Locale): string => namesIn(locale, visited);

/** The same without its own territory; empty if that is the only one. */
export function visitedBesidesHome(locale: Locale): string {
  return namesIn(
    locale,
    visited.filter(([key]) => key !== homeTerritory),
  );
}

/** ` (par exemple en Guyane)`: where it works without travelling, to follow "elsewhere"; or nothing. */
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
