/** Where the agency is and works: `content/place.yaml`, and the drawn map of it, `content/coverage/map.yaml`. */
import * as v from "valibot";
import { isDay } from "#app/domain/days.ts";
import {
  type ContentOf,
  checkedBy,
  countryCode,
  countUpTo,
  type DeepReadonly,
  file,
  matching,
  name,
  numberBetween,
  perLanguage,
  shortText,
  slug,
  wholeBetween,
} from "./common.ts";

const isTimeZone = (name: string): boolean => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
};

export const timeZone = v.pipe(
  v.string(),
  v.check(isTimeZone, "expected a time zone of the IANA database, as Europe/Paris"),
);

const latitude = numberBetween(-90, 90, "expected -90 to 90 degrees");
const longitude = numberBetween(-180, 180, "expected -180 to 180 degrees");
const bearing = numberBetween(-360, 360, "expected -360 to 360 degrees");
const reach = numberBetween(0.01, 45, "expected 0.01 to 45 degrees");
const coordinates = v.strictObject({ latitude, longitude });

const digits = matching(/^\d{0,15}$/, "expected digits between double quotes");
const phonePrefix = matching(/^\+\d{1,10}$/, 'expected a prefix as "+33"');

export const monthAndDay = v.pipe(
  v.string(),
  v.check((value) => isDay(`2028-${value}`) && value !== "02-29", 'expected month and day as "05-22"'),
);

/** What a place is called, and how a sentence says that something is there: `à Rome`, `in Rome`. */
const names = { name: perLanguage(name), in: perLanguage(name) };

/** A place where a client's business may be, for VAT. */
const vatPlace = {
  ...names,
  /** None where a place is many countries. */
  country: v.exactOptional(countryCode),
  /** Outside the agency's country: businesses there have no number in its register. */
  abroad: v.exactOptional(v.literal(true)),
  /** Outside the Single Euro Payments Area: banks there read no QR code of a SEPA transfer. */
  outsideSepa: v.exactOptional(v.literal(true)),
  /** How telephone numbers begin that are there and nowhere else, with the country's code. */
  phones: v.exactOptional(v.array(phonePrefix)),
  /** Public holidays there beside the national ones, as month and day. */
  localHolidays: v.exactOptional(v.array(monthAndDay)),
};

/** With a rate, or with the reason why no VAT is charged there, which quotes state. Categories and codes are those of EN 16931. */
const vatPlaceSchema = v.variant("vatCategory", [
  v.strictObject({
    ...vatPlace,
    vatCategory: v.literal("S"),
    /** In thousandths of the amount. */
    perMille: wholeBetween(1, 500, "expected a rate in thousandths, as 85 for 8.5 %"),
  }),
  v.strictObject({
    ...vatPlace,
    /** Exempt, reverse charge, export, outside the scope of VAT. */
    vatCategory: v.picklist(["E", "AE", "G", "O"]),
    /** The code of the reason in the list VATEX, if that has one. */
    exemptionCode: v.exactOptional(shortText(30)),
    untaxed: perLanguage(shortText(400)),
  }),
]);

export type VatPlaceFacts = DeepReadonly<v.InferOutput<typeof vatPlaceSchema>>;

/** The part of the earth that a drawing shows: its corner, and its scale. */
const frame = v.strictObject({
  west: longitude,
  north: latitude,
  unitsPerDegree: numberBetween(0.1, 100_000, "expected a scale"),
});

const territorySchema = v.strictObject({
  ...names,
  /** The place of VAT that it belongs to. */
  vatPlace: v.string(),
  /** Whether the agency travels there without asking for the cost; elsewhere it works remotely. */
  visited: v.exactOptional(v.literal(true)),
  /** Where the coverage map writes its name, in an inset its main city. The About page lists territories from north to south. */
  label: coordinates,
  /** West, south, east and north of its coasts: the studio draws what is within. */
  bounds: v.strictTuple([longitude, latitude, longitude, latitude]),
  /** A separate frame in a corner, for a territory that is too far away for the map. At most one territory has it. */
  inset: v.exactOptional(frame),
});
export type TerritoryFacts = DeepReadonly<v.InferOutput<typeof territorySchema>>;

/** Keys are stored with quotes, so they are text that no program has to escape. */
const key = matching(/^[a-z][A-Za-z\d]*$/, "expected a key as mainlandFrance");

export const placeFields = file({
  timeZone,
  clock: perLanguage(name),
  placeWords: perLanguage(
    v.strictObject({
      inCity: name,
      ofCity: name,
      here: name,
      inHere: name,
      ofHere: name,
      region: name,
      inRegion: name,
      ofRegion: name,
      regionName: name,
      clientsIn: name,
    }),
  ),
  addressPlace: slug,
  vatPlaces: v.record(key, vatPlaceSchema),
  nationalPhoneCodes: v.array(phonePrefix),
  phoneRegions: v.array(v.strictObject({ region: countryCode, begins: v.array(digits) })),
  placePostcodes: v.record(key, v.array(digits)),
  homeVatPlace: v.string(),
  namedVatPlaces: v.array(v.string()),
  territories: v.record(slug, territorySchema),
  homeTerritory: v.string(),
  location: coordinates,
  /** At most halfway around the earth. */
  serviceRadiusMetres: countUpTo(20_000_000),
  mapFrame: v.strictObject({ ...frame.entries, radiusBearing: bearing }),
  mapReach: v.strictObject({ latitude: reach, longitude: reach }),
});

type Named = readonly (readonly [path: readonly (string | number)[], name: string])[];

/** Names of places that nothing states, where a file has to name one of its own. */
function unknownNames(place: v.InferOutput<typeof placeFields>): readonly {
  readonly path: readonly (string | number)[];
  readonly expected: readonly string[];
}[] {
  const vatPlaces = Object.keys(place.vatPlaces);
  const territories = Object.keys(place.territories);
  const among = (expected: readonly string[], named: Named) =>
    named.filter(([, name]) => !expected.includes(name)).map(([path]) => ({ path, expected }));
  return [
    ...among(vatPlaces, [
      [["homeVatPlace"], place.homeVatPlace],
      ...place.namedVatPlaces.map((name, index) => [["namedVatPlaces", index], name] as const),
      ...Object.keys(place.placePostcodes).map((name) => [["placePostcodes", name], name] as const),
      ...Object.entries(place.territories).map(
        ([territory, { vatPlace }]) => [["territories", territory, "vatPlace"], vatPlace] as const,
      ),
    ]),
    ...among(territories, [[["homeTerritory"], place.homeTerritory]]),
  ];
}

export const placeSchema = v.pipe(
  placeFields,
  checkedBy((place) =>
    unknownNames(place).map(({ path, expected }) => ({
      path,
      message: `expected one of ${expected.join(", ")}`,
    })),
  ),
);

export type Place = ContentOf<typeof placeSchema>;

const coordinate = v.pipe(v.number(), v.finite("expected a number"));
const point = { x: coordinate, y: coordinate };
const graticule = v.array(v.strictObject({ degree: coordinate, at: coordinate }));

/** The positions of the coverage map's lines and names, in units of its size. The studio writes it. */
export const coverageSchema = file({
  coverageMap: v.nullable(
    v.strictObject({
      size: v.strictTuple([coordinate, coordinate]),
      city: v.strictObject(point),
      /** Where the line that shows the radius ends. */
      rim: v.strictObject(point),
      labels: v.record(slug, v.strictObject({ ...point, align: v.picklist(["start", "middle", "end"]) })),
      /** The length of 100 km. */
      scaleBar: coordinate,
      meridians: graticule,
      parallels: graticule,
      inset: v.nullable(
        v.strictObject({
          territory: slug,
          frame: v.strictObject({ ...point, width: coordinate, height: coordinate }),
          /** The ends of the line that leads there. */
          towards: v.strictObject(point),
          arrival: v.strictObject(point),
          distanceMetres: coordinate,
          scaleBar: coordinate,
        }),
      ),
    }),
  ),
});
/** `Key`: a territory. */
export type CoverageDrawing<Key extends string> = DeepReadonly<
  OneCoverage & { labels: Record<Key, OneCoverage["labels"][string]>; inset: { territory: Key } | null }
>;
type OneCoverage = NonNullable<ContentOf<typeof coverageSchema>["coverageMap"]>;
