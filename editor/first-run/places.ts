/** Towns and regions to choose from: an address, its coordinates, VAT, time and grammar come with them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** How sentences name a place: alone, with its article, there, of it. */
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

/** What regions of mainland France have in common: their entries say what is their own. */
const mainland = { country: "FR", vatPlace: "mainlandFrance", timeZone: "Europe/Paris", around: "france" };

export const regions: Readonly<Record<string, Region>> = Object.fromEntries(
  Object.entries(file("regions.yaml") as Record<string, Region>).map(([key, region]) => [
    key,
    { ...mainland, ...region },
  ]),
);

export const widerRegions: Readonly<Record<string, Pick<Region, "fr" | "en">>> = file("wider-regions.yaml");

export const towns: readonly Town[] = Object.entries(
  file("towns.yaml") as Record<string, readonly (readonly [string, string, number, number])[]>,
).flatMap(([region, list]) =>
  list.map(([name, postalCode, latitude, longitude]) => ({
    ...{ name, region, postalCode },
    location: [latitude, longitude],
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
