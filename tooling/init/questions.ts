/** What `npm run init` asks: each answer is a field of a content file, and checked by the schema of that file. */
import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { legalSchema } from "#app/content/schemas/agency.ts";
import { brandSchema } from "#app/content/schemas/brand.ts";
import { monthAndDay, placeFields } from "#app/content/schemas/place.ts";
import { isSiret } from "#app/domain/company-number.ts";
import { logoOf } from "../content/logo.ts";
import { needsBold, refusedFont } from "./fonts.ts";
import { hasArticle, withPlace } from "./french.ts";
import type { AskedLanguage } from "./words.ts";

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
  /** Null: no field has it. */
  readonly file: FileName | null;
  readonly path: readonly string[];
  /** What the answer is if there is none; the files' present content is known as `now`. */
  readonly initial?: (answers: Answers, now: KnownAnswers) => string;
  /** The only answers, with what each means. */
  readonly among?: (now: KnownAnswers, language?: AskedLanguage) => ReadonlyMap<string, string>;
  /** What was typed as the field has it. */
  readonly tidy?: (text: string) => string;
  /** Why an answer that the field may have is wrong beside the others. */
  readonly refuse?: (text: string, answers: Answers) => string | null;
  /** May be left open: the field stays the sample's, and the list of what is to be done names it. */
  readonly open?: true;
};

/** What the content says at the moment. */
export type KnownAnswers = {
  readonly vatPlaces: Readonly<
    Record<
      string,
      {
        readonly name: Named;
        readonly country?: string;
        readonly perMille?: number;
        readonly localHolidays?: readonly string[];
      }
    >
  >;
  readonly placePostcodes: Readonly<Record<string, readonly string[]>>;
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

/** `05-22, 12-20` */
export const holidaysIn = (text: string): readonly string[] =>
  text
    .split(",")
    .map((day) => day.trim())
    .filter((day) => day !== "");

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
export function territoryKey({ territory = "" }: Answers, { territories }: KnownAnswers): string {
  const known = Object.entries(territories).find(([, { name }]) => Object.values(name).includes(territory));
  return known?.[0] ?? slugOf(territory);
}

const territoryOf = (answers: Answers, now: KnownAnswers) => now.territories[territoryKey(answers, now)];

/** An island with an article is the name of a place, as a town is; regions and countries have “en” more often than not. */
const inTerritory = ({ territory = "" }: Answers): string =>
  hasArticle(territory) ? withPlace("à", territory) : `en ${territory}`;

const homeCountry = "FR";

/** The place of VAT that an address has: by its postcode, else by its country. */
function vatPlaceOf({ postalCode = "", country = "" }: Answers, now: KnownAnswers): string | undefined {
  const [place] =
    Object.entries(now.placePostcodes).find(([, codes]) =>
      codes.some((code) => postalCode.startsWith(code)),
    ) ?? [];
  const ofCountry = Object.keys(now.vatPlaces).find((key) => now.vatPlaces[key]?.country === country);
  return country === "" || country === homeCountry ? (place ?? ofCountry) : ofCountry;
}

/** Whether the agency is overseas, as its VAT has it: goods go by sea there, and are taxed on arrival. */
export function isOverseas({ vatPlace = "" }: Answers, { vatPlaces }: KnownAnswers): boolean {
  const country = vatPlaces[vatPlace]?.country;
  return country !== undefined && country !== homeCountry;
}

function rateOf({ perMille }: KnownAnswers["vatPlaces"][string], language: AskedLanguage): string {
  if (perMille === undefined) return language === "fr" ? "TVA non facturée" : "no VAT charged";
  const percent = String(perMille / 10);
  return language === "fr" ? `${percent.replace(".", ",")} %` : `${percent} %`;
}

/** TypeScript does not know the function yet. */
type WithTimeZones = Intl.Locale & { readonly getTimeZones?: () => readonly string[] | undefined };

/** A country's only time zone; else the machine's own, unless it has that of no place, as servers do. */
function timeZoneOf({ country = "" }: Answers): string {
  const [zone, ...others] = /^[A-Z]{2}$/.test(country)
    ? ((new Intl.Locale(`und-${country}`) as WithTimeZones).getTimeZones?.() ?? [])
    : [];
  if (zone !== undefined && others.length === 0) return zone;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone.includes("/") && !timeZone.startsWith("Etc/") ? timeZone : "";
}

/** A text about the territory in one language. */
const words = (
  [name, key]: readonly [name: string, key: string],
  locale: keyof Named,
  ask: string,
  initial?: Question["initial"],
): Question => ({
  ...{ name, ask, file: "place", path: ["placeWords", locale, key] },
  ...(initial === undefined ? {} : { initial }),
});

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
    initial: (answers, now) => territoryOf(answers, now)?.in["fr-fr"] ?? inTerritory(answers),
  },
  {
    name: "inTerritoryEnglish",
    ask: "There, in English (“in Corsica”)",
    ...{ file: "place", path: ["territories", "*", "in", "en-en"] },
    initial: (answers, now) => territoryOf(answers, now)?.in["en-en"] ?? `in ${answers.territoryEnglish}`,
  },
  words(["here", "here"], "fr-fr", "With its article, in French (“la Corse”, “Malte”)"),
  words(["ofHere", "ofHere"], "fr-fr", "Of it, in French (“de Corse”)", ({ territory = "" }) =>
    withPlace("de", territory),
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
  words(["inCity", "inCity"], "fr-fr", "In your city, in French (“à Ajaccio”)", ({ city = "" }) =>
    withPlace("à", city),
  ),
  words(["ofCity", "ofCity"], "fr-fr", "Of your city, in French (“d'Ajaccio”)", ({ city = "" }) =>
    withPlace("de", city),
  ),
  {
    name: "vatPlace",
    ask: "Place whose VAT you charge",
    ...{ file: "place", path: ["homeVatPlace"] },
    initial: (answers, now) => vatPlaceOf(answers, now) ?? territoryOf(answers, now)?.vatPlace ?? "",
    among: ({ vatPlaces }, language = "en") =>
      new Map(
        Object.entries(vatPlaces).map(([key, place]) => [
          key,
          `${place.name[language === "fr" ? "fr-fr" : "en-en"]}, ${rateOf(place, language)}`,
        ]),
      ),
  },
  {
    name: "localHolidays",
    ask: "Public holidays there beside those of all France, as month-day, separated by commas (05-22)",
    ...{ file: null, path: [], open: true },
    initial: ({ vatPlace = "" }, now) => (now.vatPlaces[vatPlace]?.localHolidays ?? []).join(", "),
    refuse: (text) =>
      holidaysIn(text).every((day) => v.is(monthAndDay, day))
        ? null
        : "expected month and day, as 05-22, 12-20",
  },
  {
    name: "timeZone",
    ask: "Time zone (“Europe/Paris”, “Indian/Mauritius”)",
    ...{ file: "place", path: ["timeZone"] },
    initial: timeZoneOf,
  },
  {
    name: "latitude",
    ask: "Latitude of your city in degrees, with a point; a map shows it, as openstreetmap.org (41.92)",
    ...{ file: "place", path: ["location", "latitude"] },
  },
  {
    name: "longitude",
    ask: "Its longitude; west of Greenwich it is negative (8.74)",
    ...{ file: "place", path: ["location", "longitude"] },
  },
  {
    name: "radius",
    ask: "How far you travel to clients, in metres (50000 is 50 km)",
    ...{ file: "place", path: ["serviceRadiusMetres"] },
    initial: () => "50000",
    refuse: (text) => (Number(text) < 1000 ? "expected metres, at least 1000" : null),
  },
];

export const questions: readonly Question[] = [
  brand("name", "Name of the agency"),
  brand("legalName", "Legal name, with its form (“Vent SAS”; your own name, if you have no company)"),
  {
    ...brand("origin", "Address of the site, as https://www.example.com"),
    tidy: (text) => `https://${text.replace(/^https:\/\//, "").replace(/\/$/, "")}`,
  },
  brand("tagline", "One sentence for the footer, in French", undefined, "tagline", "fr-fr"),
  brand("taglineEnglish", "The same in English", undefined, "tagline", "en-en"),
  {
    ...brand("phone", "Telephone, as it is shown (“+33 1 23 45 67 89”)", undefined, "phone", "display"),
    refuse: (text) =>
      /^\+[1-9]/.test(text) ? null : "expected + and the country's code, as +33 1 23 45 67 89",
  },
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
  {
    ...brand("founded", "Year in which the agency was founded", () => String(new Date().getFullYear())),
    refuse: (text) => (Number(text) > new Date().getFullYear() ? "expected a year that has begun" : null),
  },
  brand("employees", "How many people work there", () => "1"),
  brand("street", "Street and number", undefined, "address", "street"),
  brand("postalCode", "Postcode", undefined, "address", "postalCode"),
  brand("city", "City", undefined, "address", "city"),
  brand("region", "Region of the address (“Bretagne”, “Corse”)", undefined, "address", "region"),
  brand(
    "country",
    "Country of the address, two capitals (FR, GP, BE)",
    (answers, now) => now.vatPlaces[vatPlaceOf(answers, now) ?? ""]?.country ?? homeCountry,
    ...["address", "country"],
  ),
  brand("opens", "Opening hour, Monday to Friday", () => "09:00", "openingHours", "opens"),
  {
    ...brand("closes", "Closing hour", () => "18:00", "openingHours", "closes"),
    refuse: (text, { opens = "" }) => (text > opens ? null : `expected an hour after ${opens}`),
  },
  ...placeQuestions,
  {
    ...brand("theme", "Theme of a first visit", () => "dark"),
    among: () => new Map(["dark", "light"].map((theme) => [theme, ""])),
  },
  brand("colour", "Colour of the logo and of buttons (#ff5a36)", undefined, "colours", "logo"),
  {
    name: "logo",
    ask: "Logo, the path of an SVG file, square or up to six times as wide as high; without one the first letter of the name",
    ...{ file: null, path: [], open: true },
    refuse: refusedLogo,
  },
  {
    name: "titleFont",
    ask: "Font of titles, the path of a file (WOFF2, WOFF, TTF, OTF); without one the site's stays",
    ...{ file: null, path: [], open: true },
    refuse: refusedFont,
  },
  {
    name: "textFont",
    ask: "Font of texts, the path of a file, best a variable font; without one the site's stays",
    ...{ file: null, path: [], open: true },
    refuse: refusedFont,
  },
  {
    name: "textFontBold",
    ask: "The file of its bold weight, unless it is variable",
    ...{ file: null, path: [], open: true },
    // It is asked for where it is needed: the font of texts is not the answer.
    initial: ({ textFont = "" }) => (needsBold(textFont) ? textFont : ""),
    refuse: (text, { textFont }) =>
      text === textFont ? "expected another file: the font of texts has one weight" : refusedFont(text),
  },
  {
    name: "siret",
    ask: "SIRET, 14 digits",
    ...{ file: "legal", path: ["siret"], open: true },
    tidy: (text) => digits(text).replace(/^(\d{3})(\d{3})(\d{3})(\d{5})$/, "$1 $2 $3 $4"),
    refuse: (text) =>
      isSiret(digits(text)) ? null : "expected the 14 digits of a SIRET: one of these is wrong or missing",
  },
  {
    name: "register",
    ask: "Register, with its number (“RCS Paris 123 456 789”)",
    file: "legal",
    path: ["register"],
    open: true,
  },
  {
    name: "vatNumber",
    ask: "VAT number (“FR12 123456789”)",
    ...{ file: "legal", path: ["vatNumber"], open: true },
    refuse: (text) =>
      /^[A-Z]{2}[A-Z\d ]{6,}$/.test(text)
        ? null
        : "expected a country's code and its number, as FR12 123456789",
  },
  {
    name: "capital",
    ask: "Capital in euros (0 if there is none)",
    file: "legal",
    path: ["capital"],
    open: true,
  },
  {
    name: "hostName",
    ask: "Company that hosts the site, as its legal notice names it",
    ...{ file: "legal", path: ["host", "name"], open: true },
  },
  {
    name: "hostAddress",
    ask: "Its address, on one line",
    ...{ file: "legal", path: ["host", "address"], open: true },
  },
  {
    name: "hostPhone",
    ask: "Its telephone (“+33 1 23 45 67 89”)",
    ...{ file: "legal", path: ["host", "phone"], open: true },
  },
  {
    name: "mediatorName",
    ask: "Mediator of consumer disputes that you have joined; none if you never sell to consumers",
    ...{ file: "legal", path: ["mediator", "name"], open: true },
  },
  {
    name: "mediatorAddress",
    ask: "Its postal address, on one line",
    ...{ file: "legal", path: ["mediator", "address"], open: true },
  },
  {
    name: "mediatorSite",
    ask: "Its site, as https://www.example.com",
    ...{ file: "legal", path: ["mediator", "site"], open: true },
  },
];

/** Why a file is no logo. */
function refusedLogo(file: string): string | null {
  if (!existsSync(file)) return "there is no such file";
  const [problem] = logoOf(readFileSync(file, "utf8")).problems;
  return problem?.message ?? null;
}

type Schema = v.GenericSchema & {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly value?: Schema;
  readonly wrapped?: Schema;
};

/** A value that may be null, when it is there. */
const present = (schema: Schema): Schema =>
  schema.type === "nullable" && schema.wrapped ? schema.wrapped : schema;

/** The schema of one field, if it is one. `*` is any key of a record. */
export function schemaOf({ file, path }: Question): v.GenericSchema | null {
  if (file === null) return null;
  let schema: Schema = files[file].schema as Schema;
  for (const key of path) {
    const next: Schema | undefined = key === "*" ? schema.value : schema.entries?.[key];
    if (next === undefined) throw new Error(`${files[file].path} has no field ${path.join(".")}`);
    schema = present(next);
  }
  return schema;
}
