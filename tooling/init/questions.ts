/** What `npm run init` asks: each answer is a field of a content file, and checked by the schema of that file. */
import type * as v from "valibot";
import { legalSchema } from "#app/content/schemas/agency.ts";
import { brandSchema } from "#app/content/schemas/brand.ts";
import { placeFields } from "#app/content/schemas/place.ts";

export type Answers = Readonly<Record<string, string>>;

export const files = {
  brand: { path: "content/brand.yaml", schema: brandSchema },
  place: { path: "content/place.yaml", schema: placeFields },
  legal: { path: "content/legal.yaml", schema: legalSchema },
} as const;
export type FileName = keyof typeof files;

export type Question = {
  readonly name: string;
  readonly ask: string;
  readonly file: FileName;
  readonly path: readonly string[];
  /** What the answer is if there is none; the files' present content is known as `now`. */
  readonly initial?: (answers: Answers, now: Known) => string;
  /** The only answers. */
  readonly among?: (now: Known) => readonly string[];
  /** May be left open: the field stays the sample's, and the list of what is to be done names it. */
  readonly open?: true;
};

/** What the content says at the moment. */
export type Known = {
  readonly vatPlaces: readonly string[];
  readonly territories: Readonly<
    Record<string, { readonly name: Named; readonly in: Named; readonly vatPlace: string }>
  >;
};
type Named = Readonly<Record<"fr-fr" | "en-en", string>>;

export const slugOf = (name: string): string =>
  name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-")
    .replace(/^-|-$/g, "");

/** `de` before a name: `d'Ajaccio`. */
const french = (of: string, name: string): string =>
  /^[aeiouyàâéèêîôûh]/i.test(name) ? `${of.slice(0, -1)}'${name}` : `${of} ${name}`;

const digits = (text: string): string => text.replace(/[^\d]/g, "");
const answer = (name: string) => (answers: Answers) => answers[name] ?? "";
const initialsOf = (name: string): string =>
  name
    .split(/[\s-]+/)
    .slice(0, 3)
    .map((word) => word.charAt(0).toLocaleUpperCase("fr"))
    .join("");

const brand = (
  name: string,
  ask: string,
  initial?: Question["initial"],
  ...path: readonly string[]
): Question => ({
  ...{ name, ask, file: "brand", path: path.length > 0 ? path : [name] },
  ...(initial === undefined ? {} : { initial }),
});

/** The key of the territory that an answer names: one that the content knows, or a new one. */
export function territoryKey({ territory = "" }: Answers, { territories }: Known): string {
  const known = Object.entries(territories).find(([, { name }]) => Object.values(name).includes(territory));
  return known?.[0] ?? slugOf(territory);
}

const territoryOf = (answers: Answers, now: Known) => now.territories[territoryKey(answers, now)];

/** A text about the territory in one language. */
const words = (
  [name, key]: readonly [name: string, key: string],
  locale: keyof Named,
  ask: string,
  initial: NonNullable<Question["initial"]>,
): Question => ({ name, ask, file: "place", path: ["placeWords", locale, key], initial });

const placeQuestions: readonly Question[] = [
  {
    name: "territory",
    ask: "Island, region or country where you are",
    ...{ file: "place", path: ["territories", "*", "name", "fr-fr"] },
    initial: answer("region"),
  },
  {
    name: "territoryEnglish",
    ask: "Its name in English",
    ...{ file: "place", path: ["territories", "*", "name", "en-en"] },
    initial: (answers, now) => territoryOf(answers, now)?.name["en-en"] ?? answers.territory ?? "",
  },
  {
    name: "inTerritory",
    ask: "There, in French (“en Corse”, “à Malte”)",
    ...{ file: "place", path: ["territories", "*", "in", "fr-fr"] },
    initial: (answers, now) => territoryOf(answers, now)?.in["fr-fr"] ?? `en ${answers.territory}`,
  },
  {
    name: "inTerritoryEnglish",
    ask: "There, in English (“in Corsica”)",
    ...{ file: "place", path: ["territories", "*", "in", "en-en"] },
    initial: (answers, now) => territoryOf(answers, now)?.in["en-en"] ?? `in ${answers.territoryEnglish}`,
  },
  words(["here", "here"], "fr-fr", "With its article, in French (“la Corse”)", answer("territory")),
  words(["ofHere", "ofHere"], "fr-fr", "Of it, in French (“de Corse”)", ({ territory = "" }) =>
    french("de", territory),
  ),
  words(
    ["region.fr", "region"],
    "fr-fr",
    "Region of your clients, with its article, in French (“la Méditerranée”)",
    answer("here"),
  ),
  words(["inRegion.fr", "inRegion"], "fr-fr", "There, in French (“en Méditerranée”)", answer("inTerritory")),
  words(["ofRegion.fr", "ofRegion"], "fr-fr", "Of it, in French (“de la Méditerranée”)", answer("ofHere")),
  words(
    ["regionName.fr", "regionName"],
    "fr-fr",
    "Its name alone, in French (“Méditerranée”)",
    answer("territory"),
  ),
  words(
    ["region.en", "region"],
    "en-en",
    "The region in English (“the Mediterranean”)",
    answer("territoryEnglish"),
  ),
  words(
    ["inRegion.en", "inRegion"],
    "en-en",
    "There, in English (“across the Mediterranean”)",
    answer("inTerritoryEnglish"),
  ),
  words(
    ["ofRegion.en", "ofRegion"],
    "en-en",
    "Of it, in English (“of the Mediterranean”)",
    (answers) => `of ${answers["region.en"]}`,
  ),
  words(
    ["regionName.en", "regionName"],
    "en-en",
    "Its name alone, in English (“Mediterranean”)",
    answer("territoryEnglish"),
  ),
  words(["inCity", "inCity"], "fr-fr", "In your city, in French (“à Ajaccio”)", ({ city }) => `à ${city}`),
  words(["ofCity", "ofCity"], "fr-fr", "Of your city, in French (“d'Ajaccio”)", ({ city = "" }) =>
    french("de", city),
  ),
  {
    name: "vatPlace",
    ask: "Place of VAT",
    ...{ file: "place", path: ["homeVatPlace"] },
    initial: (answers, now) => territoryOf(answers, now)?.vatPlace ?? "",
    among: ({ vatPlaces }) => vatPlaces,
  },
  {
    name: "timeZone",
    ask: "Time zone",
    ...{ file: "place", path: ["timeZone"] },
    initial: () => new Intl.DateTimeFormat().resolvedOptions().timeZone,
  },
  {
    name: "latitude",
    ask: "Latitude of your city, in degrees (41.92)",
    file: "place",
    path: ["location", "latitude"],
  },
  {
    name: "longitude",
    ask: "Longitude of your city, in degrees (8.74)",
    file: "place",
    path: ["location", "longitude"],
  },
  {
    name: "radius",
    ask: "How far you travel to clients, in metres",
    ...{ file: "place", path: ["serviceRadiusMetres"] },
    initial: () => "50000",
  },
];

export const questions: readonly Question[] = [
  brand("name", "Name of the agency"),
  brand("legalName", "Legal name, with its form (“Vent SAS”)", answer("name")),
  brand("origin", "Address of the site, https:// and the domain"),
  brand("tagline", "One sentence for the footer, in French", undefined, "tagline", "fr-fr"),
  brand("taglineEnglish", "The same in English", undefined, "tagline", "en-en"),
  brand("phone", "Telephone, as it is shown (“+33 1 23 45 67 89”)", undefined, "phone", "display"),
  brand("phoneLink", "Telephone, as it is dialled", ({ phone = "" }) => `+${digits(phone)}`, "phone", "link"),
  brand(
    "chat",
    "Number of the chat (WhatsApp), digits only",
    ({ phoneLink = "" }) => digits(phoneLink),
    "chat",
    "number",
  ),
  brand("email", "E-mail for everyone", undefined, "emails", "hello"),
  brand("projectsEmail", "E-mail that gets requests", answer("email"), "emails", "projects"),
  brand("founder", "Founder, first name and name", undefined, "founder", "name"),
  brand(
    "initials",
    "The founder's initials",
    ({ founder = "" }) => initialsOf(founder),
    "founder",
    "initials",
  ),
  brand("founded", "Year in which the agency was founded", () => String(new Date().getFullYear())),
  brand("employees", "How many people work there", () => "1"),
  brand("street", "Street and number", undefined, "address", "street"),
  brand("postalCode", "Postcode", undefined, "address", "postalCode"),
  brand("city", "City", undefined, "address", "city"),
  brand("region", "Region of the address", undefined, "address", "region"),
  brand("country", "Country, two capitals (FR, BE, CA)", () => "FR", "address", "country"),
  brand("opens", "Opening hour", () => "09:00", "openingHours", "opens"),
  brand("closes", "Closing hour", () => "18:00", "openingHours", "closes"),
  ...placeQuestions,
  { ...brand("theme", "Theme of a first visit", () => "dark"), among: () => ["dark", "light"] },
  brand("colour", "Colour of the logo and of buttons (#ff5a36)", undefined, "colours", "logo"),
  { name: "siret", ask: "SIRET", file: "legal", path: ["siret"], open: true },
  {
    name: "register",
    ask: "Register, with its number (“RCS Paris 123 456 789”)",
    file: "legal",
    path: ["register"],
    open: true,
  },
  { name: "vatNumber", ask: "VAT number", file: "legal", path: ["vatNumber"], open: true },
  { name: "capital", ask: "Capital in euros", file: "legal", path: ["capital"], open: true },
];

type Schema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly value?: Schema;
};

/** The schema of one field. `*` is any key of a record. */
export function schemaOf({ file, path }: Question): v.GenericSchema {
  let schema: Schema = files[file].schema as Schema;
  for (const key of path) {
    const next: Schema | undefined = key === "*" ? schema.value : schema.entries?.[key];
    if (next === undefined) throw new Error(`${files[file].path} has no field ${path.join(".")}`);
    schema = next;
  }
  return schema;
}
