/** Towns and regions to choose from: an address, its coordinates, VAT, time and grammar come with them. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

type Names = readonly [name: string, withArticle: string, there: string, ofIt: string];
export type Region = {
  readonly fr: Names;
  readonly en: readonly [name: string, withArticle: string, there: string];
  readonly country: string;
  readonly vatPlace: string;
  readonly timeZone: string;
  readonly center: readonly [latitude: number, longitude: number];
  /** The wider region of its clients. */
  readonly around: string;
};
type Town = {
  readonly name: string;
  readonly region: string;
  readonly postalCode: string;
  readonly location: readonly [number, number];
};

const file = (name: string) => parse(readFileSync(join(import.meta.dirname, name), "utf8"));

/** Those of mainland France say what is their own. */
const mainland = { country: "FR", vatPlace: "mainlandFrance", timeZone: "Europe/Paris", around: "france" };

export const regions: Readonly<Record<string, Region>> = Object.fromEntries(
  Object.entries(file("regions.yaml") as Record<string, object>).map(([key, region]) => [
    key,
    { ...mainland, ...region } as Region,
  ]),
);

export const around: Readonly<Record<string, { readonly fr: Names; readonly en: Names }>> =
  file("around.yaml");

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

/** As it is chosen: towns of one name are told apart by their postcodes. */
export const townLabel = ({ name, postalCode }: Pick<Town, "name" | "postalCode">): string =>
  `${name} (${postalCode})`;

/** A town of the list, by its label or its name if there is one of that name. */
export function townNamed(text: string): Town | undefined {
  const named = towns.filter(({ name }) => name === text);
  return towns.find((town) => townLabel(town) === text) ?? (named.length === 1 ? named[0] : undefined);
}
