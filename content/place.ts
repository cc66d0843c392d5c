import type {
  Coordinates,
  PlaceNames,
  Territory as TerritoryFacts,
  VatPlaceFacts,
} from "#app/domain/place.ts";

/**
 * The place of the sample agency. Delete the export once it is your own; `npm run studio -- coverage` then draws its map.
 * @sample
 */
export const sample = true;

const martinique = {
  name: { "fr-fr": "Martinique", "en-en": "Martinique" },
  in: { "fr-fr": "en Martinique", "en-en": "in Martinique" },
} as const satisfies PlaceNames;
const guadeloupe = {
  name: { "fr-fr": "Guadeloupe", "en-en": "Guadeloupe" },
  in: { "fr-fr": "en Guadeloupe", "en-en": "in Guadeloupe" },
} as const satisfies PlaceNames;
const frenchGuiana = {
  name: { "fr-fr": "Guyane", "en-en": "French Guiana" },
  in: { "fr-fr": "en Guyane", "en-en": "in French Guiana" },
} as const satisfies PlaceNames;
const saintMartin = {
  name: { "fr-fr": "Saint-Martin", "en-en": "Saint Martin" },
  in: { "fr-fr": "à Saint-Martin", "en-en": "in Saint Martin" },
} as const satisfies PlaceNames;

/** The agency's days and opening hours are those of this zone of the IANA database. */
export const timeZone = "America/Martinique";

/** How texts say that a time is the agency's. */
export const clock = { "fr-fr": "heure de Martinique", "en-en": "Martinique time" } as const;

/**
 * The public holidays of the territories beside the national ones, as month and day: a withdrawal period ends on none of them.
 * Martinique, Guadeloupe, Saint-Martin, French Guiana and Réunion (article L3422-2 of the Code du travail).
 */
export const localHolidays: readonly string[] = ["05-22", "05-27", "05-28", "06-10", "12-20"];

/** How sentences name the agency's city, its territory and the region of its clients. */
export const placeWords = {
  "fr-fr": {
    inCity: "à Fort-de-France",
    ofCity: "de Fort-de-France",
    here: "la Martinique",
    inHere: "en Martinique",
    ofHere: "de Martinique",
    region: "la Caraïbe",
    inRegion: "dans la Caraïbe",
    ofRegion: "de la Caraïbe",
    regionName: "Caraïbe",
    clientsIn: "en Martinique et dans la Caraïbe",
  },
  "en-en": {
    inCity: "in Fort-de-France",
    ofCity: "of Fort-de-France",
    here: "Martinique",
    inHere: "in Martinique",
    ofHere: "of Martinique",
    region: "the Caribbean",
    inRegion: "across the Caribbean",
    ofRegion: "of the Caribbean",
    regionName: "Caribbean",
    clientsIn: "in Martinique, in Saint Lucia and across the Caribbean",
  },
} as const;

/** The place in the address of the e-commerce page, in lower case with hyphens. */
export const addressPlace = "martinique";

/** Where a client's business may be, by the key that is stored with quotes: a key never changes. */
export const vatPlaces = {
  martinique: { ...martinique, country: "MQ", perMille: 85, vatCategory: "S", phones: ["+596"] },
  // Its numbers begin as those of Saint-Martin.
  guadeloupe: { ...guadeloupe, country: "GP", perMille: 85, vatCategory: "S" },
  reunion: {
    name: { "fr-fr": "La Réunion", "en-en": "Réunion" },
    in: { "fr-fr": "à La Réunion", "en-en": "in Réunion" },
    country: "RE",
    perMille: 85,
    vatCategory: "S",
    // Mayotte has the same code.
    phones: ["+262262", "+262263", "+262692", "+262693"],
  },
  mainlandFrance: {
    name: { "fr-fr": "France métropolitaine", "en-en": "mainland France" },
    in: { "fr-fr": "en France métropolitaine", "en-en": "in mainland France" },
    country: "FR",
    perMille: 200,
    vatCategory: "S",
    // Landlines: whoever has a mobile number may be anywhere.
    phones: ["+331", "+332", "+333", "+334", "+335"],
  },
  frenchGuiana: {
    ...frenchGuiana,
    country: "GF",
    phones: ["+594"],
    vatCategory: "E",
    untaxed: {
      "fr-fr": "TVA non applicable en Guyane, article 294 du CGI.",
      "en-en": "No VAT applies in French Guiana (article 294 of the French General Tax Code).",
    },
  },
  saintMartin: {
    ...saintMartin,
    country: "MF",
    vatCategory: "O",
    exemptionCode: "VATEX-EU-O",
    untaxed: {
      "fr-fr": "TVA non applicable à Saint-Martin, qui a son propre régime fiscal.",
      "en-en": "No VAT applies in Saint Martin, which has a tax system of its own.",
    },
  },
  europeanUnion: {
    name: {
      "fr-fr": "autre pays de l'Union européenne",
      "en-en": "another country of the European Union",
    },
    in: {
      "fr-fr": "dans un autre pays de l'Union européenne",
      "en-en": "in another country of the European Union",
    },
    abroad: true,
    // Those of Spain are also the Canary Islands', where no reverse charge applies.
    phones: [
      ...["+30", "+31", "+32", "+34", "+351", "+352", "+353", "+356", "+357", "+358", "+359", "+36", "+370"],
      ...["+371", "+372", "+385", "+386", "+39", "+40", "+420", "+421", "+43", "+45", "+46", "+48", "+49"],
    ],
    vatCategory: "AE",
    exemptionCode: "VATEX-EU-AE",
    untaxed: {
      "fr-fr":
        "Autoliquidation : la TVA est due par le preneur, établi dans un autre pays de l'Union européenne (article 283-2 du CGI, article 196 de la directive 2006/112/CE).",
      "en-en":
        "Reverse charge: VAT is due from the client, established in another country of the European Union (article 196 of Directive 2006/112/EC).",
    },
  },
  // Quotes from before there was a place for the European Union have this one for its countries too.
  outsideFrance: {
    name: { "fr-fr": "ailleurs hors de France", "en-en": "elsewhere outside France" },
    in: { "fr-fr": "ailleurs hors de France", "en-en": "elsewhere outside France" },
    abroad: true,
    vatCategory: "O",
    exemptionCode: "VATEX-EU-O",
    untaxed: {
      "fr-fr":
        "Prestation fournie à un professionnel établi hors de France : TVA non facturée, article 259-1° du CGI.",
      "en-en":
        "Service supplied to a business established outside France: no French VAT is charged (article 259-1° of the French General Tax Code).",
    },
  },
} as const satisfies Record<string, VatPlaceFacts>;
export type VatPlaceKey = keyof typeof vatPlaces;

/** The codes of the agency's country: under any other a telephone number is abroad. */
export const nationalPhoneCodes = [
  ...["+33", "+262", "+508", "+590", "+594", "+596", "+681", "+687", "+689"],
] as const;

/**
 * Whose telephone numbers are typed without a country's code, and how they begin there, without the 0: the first that
 * fits counts. Regions as in ISO 3166; "US" is North America's plan, with Dominica and Saint Lucia.
 */
export const phoneRegions = [
  { region: "MQ", begins: ["596", "696", "697"] },
  { region: "GP", begins: ["590", "690", "691"] },
  { region: "GF", begins: ["594", "694"] },
  { region: "RE", begins: ["262", "263", "692", "693"] },
  { region: "FR", begins: [""] },
  { region: "US", begins: [""] },
] as const;

/**
 * How the postcodes of a place begin, where no other place has such codes: a draft warns if its address contradicts its place.
 * Saint-Barthélemy's, 97133, are of none.
 */
export const placePostcodes: Readonly<Partial<Record<VatPlaceKey, readonly string[]>>> = {
  martinique: ["972"],
  guadeloupe: [
    ...["9710", "9711", "9712", "97130", "97131", "97134", "97139", "9714", "9716", "9717", "9718", "9719"],
  ],
  reunion: ["974"],
  frenchGuiana: ["973"],
  saintMartin: ["97150"],
};

/** Where the agency and most of its clients are: the VAT that prices show unless a visitor chooses another place. */
export const homeVatPlace: VatPlaceKey = "martinique";

/** Texts name these beside the rate, as far as it is the same there as at home. */
export const namedVatPlaces: readonly VatPlaceKey[] = ["martinique", "guadeloupe"];

/** The places that the agency serves, by the key in the portfolio's address (`?zone=…`). */
export const territories = {
  martinique: {
    ...martinique,
    vatPlace: "martinique",
    visited: true,
    label: { latitude: 14.68, longitude: -60.77 },
    bounds: [-61.3, 14.3, -60.7, 15],
  },
  guadeloupe: {
    ...guadeloupe,
    vatPlace: "guadeloupe",
    visited: true,
    label: { latitude: 16.17, longitude: -61.1 },
    bounds: [-61.9, 15.8, -60.9, 16.6],
  },
  "french-guiana": {
    ...frenchGuiana,
    vatPlace: "frenchGuiana",
    label: { latitude: 4.9372, longitude: -52.326 },
    bounds: [-54.7, 2, -51.5, 5.8],
    inset: { west: -59.8, north: 8.9, unitsPerDegree: 13 },
  },
  dominica: {
    name: { "fr-fr": "Dominique", "en-en": "Dominica" },
    in: { "fr-fr": "en Dominique", "en-en": "in Dominica" },
    vatPlace: "outsideFrance",
    visited: true,
    label: { latitude: 15.4, longitude: -61.17 },
    bounds: [-61.6, 15.1, -61.2, 15.7],
  },
  "saint-lucia": {
    name: { "fr-fr": "Sainte-Lucie", "en-en": "Saint Lucia" },
    in: { "fr-fr": "à Sainte-Lucie", "en-en": "in Saint Lucia" },
    vatPlace: "outsideFrance",
    visited: true,
    label: { latitude: 13.87, longitude: -60.81 },
    bounds: [-61.2, 13.6, -60.8, 14.2],
  },
  "saint-martin": {
    ...saintMartin,
    vatPlace: "saintMartin",
    label: { latitude: 18.05, longitude: -62.9 },
    bounds: [-63.2, 17.98, -62.95, 18.15],
  },
} as const satisfies Record<string, TerritoryFacts & { vatPlace: VatPlaceKey }>;
export type Territory = keyof typeof territories;

/** The territory of the agency's own address. */
export const homeTerritory: Territory = "martinique";

/** The agency's city. */
export const location: Coordinates = { latitude: 14.6037, longitude: -61.0667 };

/** How far the agency travels to its clients. */
export const serviceRadiusMetres = 200_000;

/** What the drawn map shows, and the direction of the line that shows the radius: there is nothing but sea. */
export const mapFrame = { west: -63.86, north: 18.52, unitsPerDegree: 70.4, radiusBearing: 245 } as const;

/** How far the embedded map reaches around the city, in degrees. */
export const mapReach: Coordinates = { latitude: 0.3, longitude: 0.35 };
