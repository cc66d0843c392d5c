/** Towns and regions to choose from: an address, its coordinates, VAT, time and grammar come with them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** As files list them: the name alone, with its article, there, of it. */
type NameList = readonly [name: string, here: string, inHere: string, ofHere?: string];
type Listed = { readonly fr: NameList; readonly en: NameList };
/** How sentences name a place. */
type PlaceNames = {
  readonly name: string;
  readonly here: string;
  readonly inHere: string;
  readonly ofHere: string;
};
export type Region = {
  readonly fr: PlaceNames;
  readonly en: PlaceNames;
  readonly country: string;
  readonly vatPlace: string;
  readonly timeZone: string;
  readonly center: readonly [latitude: number, longitude: number];
  /** The key of the wider region of its clients. */
  readonly around: string;
};
type Town = {
  readonly name: string;
  readonly region: string;
  readonly postalCode: string;
  readonly location: readonly [number, number];
};

const file = (name: string) => parse(readFileSync(join(import.meta.dirname, name), "utf8"));

/** Without the last: in English, “of it” is always `of` with the name. */
const placeNames = ([name, here, inHere, ofHere = `of ${here}`]: NameList): PlaceNames => ({
  name,
  here,
  inHere,
  ofHere,
});

/** What a file of places has, with its names. */
const named = (place: Listed) => ({
  ...place,
  fr: placeNames(place.fr),
  en: placeNames(place.en),
});

/** What regions of mainland France have in common: their entries say what is their own. */
const mainland = { country: "FR", vatPlace: "mainlandFrance", timeZone: "Europe/Paris", around: "france" };

export const regions: Readonly<Record<string, Region>> = Object.fromEntries(
  Object.entries(file("regions.yaml") as Record<string, Listed>).map(([key, region]) => [
    key,
    { ...mainland, ...named(region) } as Region,
  ]),
);

export const widerRegions: Readonly<Record<string, Pick<Region, "fr" | "en">>> = Object.fromEntries(
  Object.entries(file("wider-regions.yaml") as Record<string, Listed>).map(([key, region]) => [
    key,
    named(region),
  ]),
);

export const towns: readonly Town[] = Object.entries(
  file("towns.yaml") as Record<string, readonly (readonly [string, string, number, number])[]>,
).flatMap(([region, list]) =>
  list.map(([name, postalCode, latitude, longitude]) => ({
    name,
    region,
    postalCode,
    location: [latitude, longitude] as const,
  })),
);

/** A town as it is chosen: towns of one name are told apart by their postcodes. */
export const townLabel = ({ name, postalCode }: Pick<Town, "name" | "postalCode">): string =>
  `${name} (${postalCode})`;

/** The towns of the list that are meant: by its label one, by its name each of that name, or the region's. */
export function townsNamed(text: string, region?: unknown): readonly Town[] {
  const named = towns.filter((town) => townLabel(town) === text || town.name === text);
  const there = named.filter((town) => town.region === region);
  return there.length > 0 ? there : named;
}
