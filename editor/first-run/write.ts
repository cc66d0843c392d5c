/** Makes content the agency's that has answered. Whatever follows from an answer is written anew with it. */
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Brand } from "#app/content/schemas/brand.ts";
import type { Team } from "#app/content/schemas/people.ts";
import { firstLetters } from "#app/domain/first-letters.ts";
import { slugOf } from "#app/domain/slug.ts";
import { monogram } from "../../tooling/content/monogram.ts";
import { valueAt } from "../../tooling/content/yaml.ts";
import { logoFrom } from "../logo.ts";
import { OwnerError } from "../owner-error.ts";
import type { Answers } from "./answers.ts";
import { coloursWith } from "./colours.ts";
import { dataIn, isSample, setOwnValues, setValues } from "./edit-yaml.ts";
import { withPlace } from "./french.ts";
import { writeNeutralSentences } from "./neutral.ts";
import { widerRegions } from "./places.ts";
import { removeSamples } from "./samples.ts";

function writeBrand(root: string, answers: Answers): void {
  const { place } = answers;
  const { colours } = dataIn(root, "brand.yaml") as Brand;
  const isFirst = isSample(root, "brand.yaml");
  const { dark, light, logo } = coloursWith(colours, answers.colour);
  const accents = Object.entries({ dark, light }).flatMap(([theme, palette]) =>
    (["accent", "accent-ink"] as const).map((name) => [`colours/${theme}/${name}`, palette[name]] as const),
  );
  setOwnValues(root, "brand.yaml", {
    ...{ name: answers.name, legalName: answers.legalName ?? answers.name, origin: answers.domain },
    "tagline/fr-fr": answers.tagline ?? `Sites internet ${place.fr.inHere}.`,
    "tagline/en-en": answers.taglineEnglish ?? `Websites ${place.en.inHere}.`,
    ...{ phone: answers.phone, "chat/number": answers.chat ?? null },
    "emails/hello": answers.email,
    "emails/projects": answers.requestsEmail ?? answers.email,
    "founder/name": answers.founder,
    "founder/initials": firstLetters(answers.founder),
    founded: answers.founded ?? new Date().getFullYear(),
    ...{
      "address/street": answers.street,
      "address/postalCode": answers.code,
      "address/city": answers.city,
    },
    ...{ "address/region": place.fr.name, "address/country": place.country },
    ...{ "openingHours/opens": answers.opens, "openingHours/closes": answers.closes, theme: answers.theme },
    "colours/logo": logo,
    ...Object.fromEntries(accents),
    // What nobody can answer for the agency on its first day is left out, and pages do without.
    ...(isFirst && { "founder/portrait": null, companiesSupported: null, rating: null, social: [] }),
  });
}

const both = (one: string, and: string, other: string): string =>
  one === other ? one : `${one} ${and} ${other}`;

function writePlace(root: string, answers: Answers): void {
  const { place, city } = answers;
  const [latitude, longitude] = answers.location;
  const { fr, en } = widerRegions[answers.clients ?? ""] ?? place;
  const known = valueAt(dataIn(root, "place.yaml"), ["territories", place.key]) as object | undefined;
  const { inset, ...territory }: Readonly<Record<string, unknown>> = {
    label: { latitude, longitude },
    bounds: [longitude - 0.5, latitude - 0.5, longitude + 0.5, latitude + 0.5].map((degree) =>
      Number(degree.toFixed(2)),
    ),
    ...known,
    name: { "fr-fr": place.fr.name, "en-en": place.en.name },
    in: { "fr-fr": place.fr.inHere, "en-en": place.en.inHere },
    vatPlace: place.vatPlace,
    visited: true,
  };
  setOwnValues(root, "place.yaml", {
    timeZone: place.timeZone,
    clock: { "fr-fr": `heure ${withPlace("de", city)}`, "en-en": `${city} time` },
    "placeWords/fr-fr": {
      ...{ inCity: withPlace("à", city), ofCity: withPlace("de", city) },
      ...{ here: place.fr.here, inHere: place.fr.inHere, ofHere: place.fr.ofHere },
      ...{ region: fr.here, inRegion: fr.inHere, ofRegion: fr.ofHere, regionName: fr.name },
      clientsIn: both(place.fr.inHere, "et", fr.inHere),
    },
    "placeWords/en-en": {
      ...{ inCity: `in ${city}`, ofCity: `of ${city}` },
      ...{ here: place.en.here, inHere: place.en.inHere, ofHere: place.en.ofHere },
      ...{ region: en.here, inRegion: en.inHere, ofRegion: en.ofHere, regionName: en.name },
      clientsIn: both(place.en.inHere, "and", en.inHere),
    },
    addressPlace: slugOf(place.fr.name),
    homeVatPlace: place.vatPlace,
    namedVatPlaces: [place.vatPlace],
    territories: { [place.key]: territory },
    homeTerritory: place.key,
    location: { latitude, longitude },
    serviceRadiusMetres: Math.round((answers.radius ?? 50) * 1000),
  });
  // The studio draws another map; until then the contact page only lists the territories.
  setValues(root, "coverage/map.yaml", { coverageMap: null });
  writeFileSync(
    join(root, "content/coverage/coasts.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg"></svg>\n`,
  );
}

function writeLegal(root: string, answers: Answers): void {
  const { siret, register, vatNumber, host, mediator } = answers;
  const capital = answers.capital && answers.capital / 100;
  // The sample's company is nobody's: what is not answered is not known, nor has anybody checked this site with the agency's content.
  const known = { capital, siret, register, vatNumber, host, mediator, accessibilityChecked: undefined };
  const values = Object.entries(known).flatMap(([field, value]) =>
    value === undefined && !isSample(root, "legal.yaml", field) ? [] : [[field, value ?? null] as const],
  );
  setOwnValues(root, "legal.yaml", Object.fromEntries(values));
}

function writeTeam(root: string, { team }: Answers): void {
  const before = (valueAt(dataIn(root, "team.yaml"), ["colleagues"]) ?? []) as Team["colleagues"];
  const colleagues = team.map(({ name, role, roleEnglish }) => {
    const own = before.find((one) => one.name === name);
    const copy = {
      "fr-fr": { ...own?.copy["fr-fr"], role },
      "en-en": { ...own?.copy["en-en"], role: roleEnglish },
    };
    return { name, portrait: null, ...own, copy };
  });
  setValues(root, "team.yaml", { colleagues });
}

/** The agency's logo, or the first letter of its name. */
async function writeLogo(root: string, answers: Answers): Promise<void> {
  const { fonts } = dataIn(root, "brand.yaml") as Brand;
  const drawn =
    answers.logo === undefined
      ? await monogram(root, answers.name, fonts.titles)
      : await logoFrom(readFileSync(answers.logo)).catch(() => null);
  if (drawn === null)
    throw new OwnerError("logo: expected an SVG or a picture, at most six times as wide as high");
  writeFileSync(join(root, "content/logo.svg"), drawn);
}

/** `root`: a folder that has `content/`. */
export async function makeYours(root: string, answers: Answers): Promise<void> {
  const isFirst = isSample(root, "brand.yaml");
  removeSamples(root, answers);
  writeBrand(root, answers);
  writePlace(root, answers);
  writeLegal(root, answers);
  writeTeam(root, answers);
  setOwnValues(root, "offered-services.yaml", { offeredServices: answers.services });
  await writeLogo(root, answers);
  // These contours are of no place. The studio draws others (studio/README.md).
  cpSync(join(import.meta.dirname, "contours"), join(root, "content/contours"), { recursive: true });
  // Later the sentences are the owner's.
  if (isFirst) writeNeutralSentences(root, answers);
}
