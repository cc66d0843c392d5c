import type { Localized } from "./languages.ts";

/** WGS 84, in degrees. */
export type Coordinates = { readonly latitude: number; readonly longitude: number };

/** What a place is called, and how a sentence says that something is there: `à Rome`, `in Rome`. */
export type PlaceNames = { readonly name: Localized<string>; readonly in: Localized<string> };

/** The part of the earth that a drawing shows: its corner in degrees, and its scale. */
export type MapFrame = { readonly west: number; readonly north: number; readonly unitsPerDegree: number };

/** A place that the agency serves. */
export type Territory = PlaceNames & {
  /** The place of VAT that it belongs to. */
  readonly vatPlace: string;
  /** Whether the agency travels there without asking for the cost; elsewhere it works remotely. */
  readonly visited?: true;
  /** Where the coverage map writes its name, in an inset its main city. The About page lists territories from north to south. */
  readonly label: Coordinates;
  /** West, south, east and north of its coasts, in degrees: the studio draws what is within. */
  readonly bounds: readonly [west: number, south: number, east: number, north: number];
  /** A separate frame in a corner, for a territory that is too far away for the map. At most one territory has it. */
  readonly inset?: MapFrame;
};

/** Categories of what is sold without VAT, by their code in EN 16931: exempt, reverse charge, export, outside the scope of VAT. */
export type UntaxedCategory = "E" | "AE" | "G" | "O";

/**
 * A place where a client's business may be, for VAT: with a rate in thousandths of the amount (85 is 8.5 %), or
 * with the reason why no VAT is charged there, which quotes state. `vatCategory`: the code of that in EN 16931, which orders
 * hand over; `S` is a rate.
 */
export type VatPlaceFacts = PlaceNames & {
  /** Outside the agency's country: businesses there have no number in its register. */
  readonly abroad?: true;
  /** Its code in ISO 3166-1; none where a place is many countries. */
  readonly country?: string;
  /** Outside the Single Euro Payments Area: banks there read no QR code of a SEPA transfer. */
  readonly outsideSepa?: true;
  /** How telephone numbers begin that are there and nowhere else, with the country's code. */
  readonly phones?: readonly string[];
  /** Public holidays there beside the national ones, as month and day: `05-22`. */
  readonly localHolidays?: readonly string[];
} & (
    | { readonly perMille: number; readonly vatCategory: "S" }
    | {
        readonly untaxed: Localized<string>;
        readonly vatCategory: UntaxedCategory;
        /** The code of the reason in the list VATEX of EN 16931, if that has one. */
        readonly exemptionCode?: string;
      }
  );

type Point = { readonly x: number; readonly y: number };

/** The positions of the coverage map's lines and names, in units of the map's size. The studio writes it. */
export type CoverageDrawing<Key extends string> = {
  readonly size: readonly [width: number, height: number];
  readonly city: Point;
  /** Where the line that shows the radius ends. */
  readonly rim: Point;
  readonly labels: Readonly<Record<Key, Point & { readonly align: "start" | "middle" | "end" }>>;
  /** The length of 100 km. */
  readonly scaleBar: number;
  readonly meridians: readonly { readonly degree: number; readonly at: number }[];
  readonly parallels: readonly { readonly degree: number; readonly at: number }[];
  readonly inset: {
    readonly territory: Key;
    readonly frame: Point & { readonly width: number; readonly height: number };
    /** The ends of the line that leads there. */
    readonly towards: Point;
    readonly arrival: Point;
    readonly distanceMetres: number;
    readonly scaleBar: number;
  } | null;
};
