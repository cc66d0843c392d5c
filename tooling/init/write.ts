/** Writes the answers into the content. */
import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Document } from "yaml";
import { parse } from "yaml";
import type { Brand } from "#app/content/schemas/brand.ts";
import { type Colours, readable } from "#app/content/schemas/colours.ts";
import { monogram } from "../content/monogram.ts";
import { fieldValue } from "./answers.ts";
import { editYaml, isSample, setField, unmark } from "./edit.ts";
import { storeFonts } from "./fonts.ts";
import {
  type Answers,
  type FileName,
  files,
  holidaysIn,
  type KnownAnswers,
  questions,
  slugOf,
  territoryKey,
} from "./questions.ts";

export function readKnown(root: string): KnownAnswers {
  const { vatPlaces, placePostcodes, territories } = parse(
    readFileSync(join(root, files.place.path), "utf8"),
  );
  return { vatPlaces, placePostcodes, territories };
}

/** The fields that answers give as they are. */
function setAnswers(document: Document, file: FileName, answers: Answers): readonly string[] {
  const set = questions.filter(
    ({ file: of, name, path }) => of === file && answers[name] !== undefined && !path.includes("*"),
  );
  for (const question of set) {
    const result = fieldValue(question, answers[question.name] ?? "");
    if ("value" in result) setField(document, question.path, result.value);
  }
  return set.map(({ path: [field = ""] }) => field);
}

/** The sample's colours with another accent, each as near as its contrast allows. */
export function coloursWith(colours: Colours, accent: string): Colours {
  const { dark, light } = colours;
  return readable({
    logo: accent,
    dark: { ...dark, accent, "accent-ink": accent },
    light: { ...light, accent, "accent-ink": accent },
  });
}

function writeBrand(root: string, answers: Answers): void {
  editYaml(root, files.brand.path, (document) => {
    const { colours, fonts } = document.toJS() as Pick<Brand, "colours" | "fonts">;
    setAnswers(document, "brand", answers);
    const changed = coloursWith(colours, answers.colour ?? colours.logo);
    setField(document, ["colours", "logo"], changed.logo);
    for (const theme of ["dark", "light"] as const)
      for (const name of ["accent", "accent-ink"] as const)
        setField(document, ["colours", theme, name], changed[theme][name]);
    const { titles, texts } = storeFonts(root, fonts, answers);
    for (const [of, font] of Object.entries({ titles, texts }))
      for (const [field, value] of Object.entries(font)) setField(document, ["fonts", of, field], value);
    // What nobody can answer for the agency on its first day is left out, and pages do without.
    if (document.toJS().sample !== undefined) {
      setField(document, ["founder", "portrait"], null);
      setField(document, ["companiesSupported"], null);
      setField(document, ["rating"], null);
      setField(document, ["social"], []);
    }
    unmark(document);
  });
}

/** The territory and the region around it, unless they are the same. */
const both = (inTerritory: string | undefined, and: string, inRegion: string | undefined): string =>
  inTerritory === inRegion ? `${inTerritory}` : `${inTerritory} ${and} ${inRegion}`;

/** The places where an agency works that has just begun: its own. */
function territoriesOf(answers: Answers, now: KnownAnswers) {
  const key = territoryKey(answers, now);
  const latitude = Number(answers.latitude);
  const longitude = Number(answers.longitude);
  const { inset, ...known }: Readonly<Record<string, unknown>> = now.territories[key] ?? {
    label: { latitude, longitude },
    bounds: [longitude - 0.5, latitude - 0.5, longitude + 0.5, latitude + 0.5].map((degree) =>
      Number(degree.toFixed(2)),
    ),
  };
  return {
    [key]: {
      ...known,
      name: { "fr-fr": answers.territory, "en-en": answers.territoryEnglish },
      in: { "fr-fr": answers.inTerritory, "en-en": answers.inTerritoryEnglish },
      vatPlace: answers.vatPlace,
      visited: true,
    },
  };
}

function writePlace(root: string, answers: Answers, now: KnownAnswers): void {
  const { city, territory, territoryEnglish, inTerritory, inTerritoryEnglish } = answers;
  editYaml(root, files.place.path, (document) => {
    setAnswers(document, "place", answers);
    const set = (path: readonly string[], value: unknown) => setField(document, path, value);
    set(["territories"], territoriesOf(answers, now));
    set(["homeTerritory"], territoryKey(answers, now));
    set(["addressPlace"], slugOf(territory ?? ""));
    set(["namedVatPlaces"], [answers.vatPlace]);
    set(["clock"], { "fr-fr": `heure ${answers.ofCity}`, "en-en": `${city} time` });
    set(["placeWords", "fr-fr", "inHere"], inTerritory);
    set(["placeWords", "fr-fr", "clientsIn"], both(inTerritory, "et", answers["inRegion.fr"]));
    const days = holidaysIn(answers.localHolidays ?? "");
    const ofPlace = ["vatPlaces", answers.vatPlace ?? "", "localHolidays"];
    if (days.length > 0) document.setIn(ofPlace, document.createNode(days, { flow: true }));
    else document.deleteIn(ofPlace);
    const english = {
      ...{ inCity: `in ${city}`, ofCity: `of ${city}` },
      ...{
        here: territoryEnglish,
        inHere: inTerritoryEnglish,
        ofHere: `of ${territoryEnglish}`,
        clientsIn: both(inTerritoryEnglish, "and", answers["inRegion.en"]),
      },
    };
    for (const [key, text] of Object.entries(english)) set(["placeWords", "en-en", key], text);
    unmark(document);
  });
  // The studio draws another map; until then the contact page only lists the territories.
  editYaml(root, "content/coverage/map.yaml", (document) =>
    document.set("coverageMap", document.createNode(null)),
  );
  writeFileSync(
    join(root, "content/coverage/coasts.svg"),
    `<svg xmlns="http://www.w3.org/2000/svg"></svg>\n`,
  );
}

function writeLegal(root: string, answers: Answers): void {
  editYaml(root, files.legal.path, (document) => {
    // The sample's company is nobody's: what is not answered is not known.
    for (const field of ["capital", "siret", "register", "vatNumber", "host", "mediator"])
      if (isSample(document, field)) setField(document, [field], null);
    unmark(document);
    // Each is named completely, or still has to be.
    const { hostName, hostAddress, hostPhone, mediatorName, mediatorAddress, mediatorSite, ...others } =
      answers;
    setAnswers(document, "legal", others);
    if (hostName && hostAddress && hostPhone)
      setField(document, ["host"], { name: hostName, address: hostAddress, phone: hostPhone });
    if (mediatorName && mediatorAddress && mediatorSite)
      setField(document, ["mediator"], { name: mediatorName, address: mediatorAddress, site: mediatorSite });
  });
}

/** The agency's logo, or the first letter of its name. */
async function writeLogo(root: string, answers: Answers): Promise<void> {
  const path = join(root, "content/logo.svg");
  if (answers.logo !== undefined) copyFileSync(answers.logo, path);
  else {
    const { fonts }: Brand = parse(readFileSync(join(root, files.brand.path), "utf8"));
    writeFileSync(path, await monogram(root, answers.name ?? "", fonts.titles));
  }
}

export async function writeAnswers(root: string, answers: Answers, now: KnownAnswers): Promise<void> {
  writeBrand(root, answers);
  writePlace(root, answers, now);
  writeLegal(root, answers);
  await writeLogo(root, answers);
}
