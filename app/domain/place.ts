import type { Localized } from "./languages.ts";

/** WGS 84, in degrees. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** What a place is called, and how a sentence says that something is there: `en Martinique`, `à Saint-Martin`. */
export type PlaceNames = { readonly name: Localized<string>; readonly in: Localized<string> };

/** A place that the agency serves. */
export type Territory = PlaceNames & {
  /** The place of VAT that it belongs to. */
  readonly vatPlace: string;
  /** Where the coverage map writes its name. The About page lists territories from north to south. */
  readonly label: Coordinates;
  /** West, south, east and north of its coasts, in degrees: the studio draws what is within. */
  readonly bounds: readonly [west: number, south: number, east: number, north: number];
};

/**
 * A place where a client's business may be, as VAT knows it: with a rate in thousandths of the amount (85 is 8.5 %), or
 * with the reason why no VAT is charged there, which quotes state.
 */
export type VatPlaceFacts = PlaceNames & {
  /** Outside the agency's country: businesses there have no number in its register. */
  readonly abroad?: true;
} & ({ readonly perMille: number } | { readonly untaxed: Localized<string> });
