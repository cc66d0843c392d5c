import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contrastFailures } from "#app/content/schemas/colours.ts";
import { contrast } from "#app/domain/contrast.ts";
import * as identityFile from "#content/identity.ts";
import { otherFonts, publishedFont } from "#testing/rehearsal/fonts.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { brandModules } from "../content/brand-modules.ts";
import { crossProblems, readData } from "../content/data.ts";
import { lettersOf } from "../content/fonts/letters.ts";
import { logoOf } from "../content/logo.ts";
import { describeProblem } from "../content/problem.ts";
import { adaptedColours } from "./adapted-colours.ts";
import { AnswerError, completeAnswers, readAnswers } from "./answers.ts";
import { makeYours } from "./change.ts";
import { adaptedText } from "./words.ts";
import { coloursWith, readKnown } from "./write.ts";

const project = join(import.meta.dirname, "../..");
const file = join(project, "testing/rehearsal/answers.yaml");

/** Little is removed of a content that an owner has made their own. */
const sampleTest = test.runIf("sample" in identityFile);

/** A folder with the content's files, and what `init` needs of the program. */
function copyOfContent(): string {
  const root = temporaryDirectory();
  for (const path of [...globSync("content/{**/*.{yaml,svg,ts},fonts/*}", { cwd: project })]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(project, path), join(root, path));
  }
  return root;
}

/** A font of one weight. */
async function stillFont(root: string): Promise<string> {
  const path = join(root, "still.ttf");
  const cut = await subsetFont(readFileSync(publishedFont("titles")), lettersOf("texts", ""), {
    ...{ targetFormat: "truetype", keepFeatures: [], noHinting: true, dropTables: [] },
    variationAxes: { wght: 400 },
  });
  writeFileSync(path, cut);
  return path;
}

async function init(root: string, options: readonly string[] = []): Promise<void> {
  await makeYours(root, completeAnswers(readAnswers(file, options), readKnown(root)));
}

const textsOf = (root: string): ReadonlyMap<string, string> =>
  new Map(
    globSync("content/**/*.{yaml,svg}", { cwd: root }).map((path) => [
      path,
      readFileSync(join(root, path), "utf8"),
    ]),
  );

sampleTest(
  "another agency's content has no problem, and none of the sample's people and clients",
  async () => {
    const root = copyOfContent();
    const before = parse(readFileSync(join(root, "content/brand.yaml"), "utf8"));
    await init(root);
    const data = readData(root);
    expect([...data.problems, ...crossProblems(data)].map(describeProblem)).toEqual([]);
    const brand = parse(readFileSync(join(root, "content/brand.yaml"), "utf8"));
    expect(brand).toMatchObject({
      name: "Anse-Bleue",
      phone: { display: "+590 590 12 34 56", link: "+590590123456" },
      founder: { name: "Nadia Lurel", initials: "NL", portrait: null },
      ...{ rating: null, companiesSupported: null, social: [], theme: "light" },
    });
    expect(brand).not.toHaveProperty("sample");
    expect(contrastFailures(brand.colours)).toEqual([]);
    const { territories, homeVatPlace, location } = parse(
      readFileSync(join(root, "content/place.yaml"), "utf8"),
    );
    expect(Object.keys(territories)).toEqual(["guadeloupe"]);
    expect({ homeVatPlace, location }).toEqual({
      homeVatPlace: "guadeloupe",
      location: { latitude: 16.2411, longitude: -61.5331 },
    });
    const named = [
      before.name,
      before.legalName,
      before.founder.name,
      before.address.city,
      before.phone.link,
    ];
    const mentions = [...textsOf(root)].flatMap(([path, text]) =>
      named.filter((name) => text.includes(name)).map((name) => `${path}: ${name}`),
    );
    expect(mentions).toEqual([]);
    expect(globSync("content/portfolio/*/project.yaml", { cwd: root })).toEqual([]);
    expect(logoOf(readFileSync(join(root, "content/logo.svg"), "utf8")).problems).toEqual([]);
  },
);

/** Words of an island, of goods that go by sea, and of their taxes. */
const islandWords =
  /(?<!\p{L})(?:îles?|islands?|octroi|carnaval|carnival|bateau|conteneur|container|Hexagone)(?!\p{L})/iu;

sampleTest(
  "an agency on the mainland says nothing of islands, and one person nothing of a team",
  async () => {
    const root = copyOfContent();
    await init(root, [
      ...["territory=Bretagne", "territoryEnglish=Brittany", "inTerritory=en Bretagne", "here=la Bretagne"],
      ...[
        "region.fr=la Bretagne",
        "inRegion.fr=en Bretagne",
        "ofRegion.fr=de Bretagne",
        "regionName.fr=Bretagne",
      ],
      ...[
        "region.en=Brittany",
        "inRegion.en=in Brittany",
        "regionName.en=Brittany",
        "ofRegion.en=of Brittany",
      ],
      ...["inTerritoryEnglish=in Brittany", "timeZone=Europe/Paris", "latitude=47.66", "longitude=-2.76"],
      ...["city=Vannes", "postalCode=56000", "region=Bretagne", "country=FR", "employees=1"],
      "vatPlace=mainlandFrance",
    ]);
    const data = readData(root);
    expect([...data.problems, ...crossProblems(data)].map(describeProblem)).toEqual([]);
    const { placeWords, vatPlaces } = parse(readFileSync(join(root, "content/place.yaml"), "utf8"));
    expect(placeWords["fr-fr"].clientsIn).toBe("en Bretagne");
    expect(vatPlaces.mainlandFrance).not.toHaveProperty("localHolidays");
    const texts = [...textsOf(root)].filter(([path]) => !/(?:place|brand)\.yaml$/.test(path));
    const found = texts.flatMap(([path, text]) =>
      text
        .split("\n")
        .flatMap((line) =>
          /^\s*#/.test(line) ||
          !(islandWords.test(line) || /\{place\.\w*Here\}[^{]{1,6}\{place\.\w*Region\}/.test(line))
            ? []
            : [`${path}: ${line.trim()}`],
        ),
    );
    expect(found).toEqual([]);
    expect(texts.map(([, text]) => text).join("\n")).not.toContain(
      "Une équipe de {agency.employees} personnes",
    );
  },
);

const other = [`titleFont=${publishedFont("titles")}`, `textFont=${publishedFont("texts")}`];

test("the agency's fonts are copied, named, and take the place of the others", async () => {
  const root = copyOfContent();
  const fonts = () => parse(readFileSync(join(root, "content/brand.yaml"), "utf8")).fonts;
  const files = () => readdirSync(join(root, "content/fonts")).sort();
  const before = fonts();
  await init(root);
  expect(fonts()).toEqual(before);
  await init(root, other);
  expect(fonts()).toEqual({
    titles: { name: otherFonts.titles.name, file: "FamiljenGrotesk-wght.ttf", weight: 700 },
    texts: { name: otherFonts.texts.name, file: "Archivo-wdth-wght.woff2", boldFile: null },
  });
  expect(files()).toEqual(["Archivo-wdth-wght.woff2", "FamiljenGrotesk-wght.ttf"]);
  const after = textsOf(root);
  await init(root, other);
  expect(Object.fromEntries(textsOf(root))).toEqual(Object.fromEntries(after));
  expect(readData(root).problems.map(describeProblem)).toEqual([]);
});

test("a font of texts in one weight needs the file of the bold one", async () => {
  const root = copyOfContent();
  const path = await stillFont(root);
  const still = [`textFont=${path}`];
  expect(() => completeAnswers(readAnswers(file, still), readKnown(root))).toThrow(
    "textFontBold: expected another file: the font of texts has one weight",
  );
  await init(root, [...still, `textFontBold=${publishedFont("titles")}`]);
  const { fonts } = parse(readFileSync(join(root, "content/brand.yaml"), "utf8"));
  expect(fonts.texts).toMatchObject({ file: "still.ttf", boldFile: "FamiljenGrotesk-wght.ttf" });
});

test.each(["#2e8b57", "#1e88e5", "#17a2b8", "#f2c14e", "#d62828", "#0b3d91", "#8d6e63", "#f7f7f7"])(
  "of the colour %s, the light theme's accent is no paler, and both themes' are seen",
  (colour) => {
    const { colours } = parse(readFileSync(join(project, "content/brand.yaml"), "utf8"));
    const made = coloursWith(colours, colour);
    expect(contrastFailures(made)).toEqual([]);
    expect(contrast(made.light.accent, "#ffffff")).toBeGreaterThanOrEqual(contrast(colour, "#ffffff"));
    for (const { accent, canvas } of [made.dark, made.light])
      expect(contrast(accent, canvas)).toBeGreaterThanOrEqual(2.5);
  },
);

test.each(["#0b5d3b", "#2e8b57", "#0b3d91", "#f2c14e", "#111111", "#f7f7f7"])(
  "of the colour %s, the logo at the top of pages is seen on the dark canvas",
  (colour) => {
    const brand = parse(readFileSync(join(project, "content/brand.yaml"), "utf8"));
    const colours = coloursWith(brand.colours, colour);
    const [, shows] =
      /accentShowsLogo: boolean = (\w+)/.exec(brandModules({ ...brand, colours }).get("colours.ts") ?? "") ??
      [];
    const name = shows === "true" ? "accent" : "accent-ink";
    expect(contrast(colours.dark[name], colours.dark.canvas)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.light[name], colours.light.canvas)).toBeGreaterThanOrEqual(2.5);
  },
);

test("the owner is told where the colour is written as another, from, to and why, in both languages", () => {
  const { colours } = parse(readFileSync(join(project, "content/brand.yaml"), "utf8"));
  const made = coloursWith(colours, "#0b5d3b");
  const adapted = adaptedColours(colours, "#0B5D3B");
  expect([...adapted]).toEqual([
    ["logo", made.logo],
    ["dark surface", made.dark.accent],
    ["dark text and logo", made.dark["accent-ink"]],
  ]);
  expect(adaptedText("#0b5d3b", adapted, "en").split("\n").slice(0, 2)).toEqual([
    "Your colour #0b5d3b is too dark or too pale for some uses. The nearest that suits:",
    `  ${made.logo}: logo in mails, icons and cards, to be seen on a dark ground (a contrast of 3:1)`,
  ]);
  expect(adaptedText("#0b5d3b", adapted, "fr")).toContain(
    `  ${made.dark.accent} : boutons du thème sombre, pour être vus (2,5:1) et lus (7:1)\n`,
  );
  expect(adaptedText("#0b5d3b", new Map(), "fr")).toBe("");
});

test("a second time changes nothing, and keeps what the owner has written since", async () => {
  const root = copyOfContent();
  await init(root);
  const team = join(root, "content/team.yaml");
  writeFileSync(team, readFileSync(team, "utf8").replace('role: "Direction"', 'role: "Fondatrice"'));
  const words = join(root, "content/words/fr-fr/home.yaml");
  writeFileSync(
    words,
    readFileSync(words, "utf8").replace(
      /^hero\.lead: .*$/m,
      'hero.lead: "Des sites qui se lisent au soleil."',
    ),
  );
  const first = textsOf(root);
  await init(root);
  expect(Object.fromEntries(textsOf(root))).toEqual(Object.fromEntries(first));
});

sampleTest("the holidays of a place are proposed with it, and may be others", async () => {
  const root = copyOfContent();
  await init(root);
  const places = () => parse(readFileSync(join(root, "content/place.yaml"), "utf8")).vatPlaces;
  expect(places().guadeloupe.localHolidays).toEqual(["05-27"]);
  await init(root, ["localHolidays=10-09, 05-27"]);
  expect(places().guadeloupe.localHolidays).toEqual(["10-09", "05-27"]);
  const known = readKnown(root);
  expect(() => completeAnswers(readAnswers(file, ["localHolidays=22/05"]), known)).toThrow(
    "localHolidays: expected month and day",
  );
});

sampleTest("what the content does not know yet can be a place too", async () => {
  const root = copyOfContent();
  await init(root, ["territory=La Désirade", "territoryEnglish=La Désirade", "vatPlace=guadeloupe"]);
  const data = readData(root);
  expect([...data.problems, ...crossProblems(data)].map(describeProblem)).toEqual([]);
  const { territories, addressPlace } = parse(readFileSync(join(root, "content/place.yaml"), "utf8"));
  expect(Object.keys(territories)).toEqual(["la-desirade"]);
  expect(addressPlace).toBe("la-desirade");
});

sampleTest("what is not known of the company is empty, not the sample's", async () => {
  const root = copyOfContent();
  const { siret, register, vatNumber, capital, ...answers } = completeAnswers(
    readAnswers(file, []),
    readKnown(root),
  );
  await makeYours(root, answers);
  const legal = () => parse(readFileSync(join(root, "content/legal.yaml"), "utf8"));
  const unknown = { capital: null, siret: null, register: null, vatNumber: null, host: null, mediator: null };
  expect(legal()).toMatchObject(unknown);
  expect(legal()).not.toHaveProperty("sample");
  const data = readData(root);
  expect([...data.problems, ...crossProblems(data)].map(describeProblem)).toEqual([]);
  // Later it is known.
  const host = {
    hostName: "Alto",
    hostAddress: "1 rue des Alpes, 38000 Grenoble",
    hostPhone: "+33 4 76 00 11 22",
    mediatorName: "Concorde",
    mediatorAddress: "3 rue du Port, 13002 Marseille",
    mediatorSite: "https://www.concorde.fr",
  };
  await makeYours(root, { ...answers, ...host, siret: siret ?? "" });
  expect(legal()).toMatchObject({
    siret,
    register: null,
    host: { name: "Alto", phone: "+33 4 76 00 11 22" },
    mediator: { name: "Concorde", site: "https://www.concorde.fr" },
  });
  // Half of a mediator is none.
  await makeYours(root, { ...answers, mediatorName: "Concorde" });
  expect(legal().mediator).toMatchObject({ address: "3 rue du Port, 13002 Marseille" });
});

test.each([
  ["phoneLink=05 90", "phoneLink: expected + and digits, as +33123456789"],
  ["founded=long ago", "founded: expected a number"],
  ["timeZone=Atlantis", "timeZone: expected a time zone of the IANA database, as Europe/Paris"],
  ["vatPlace=atlantis", "vatPlace: expected one of "],
  ["name=", "name: expected an answer"],
  ["colour=blue", "colour: expected a colour as #4a1216"],
  ["phone=05 90 12 34 56", "phone: expected + and the country's code"],
  ["founded=2099", "founded: expected a year that has begun"],
  ["closes=07:00", "closes: expected an hour after 08:00"],
  ["radius=60", "radius: expected metres, at least 1000"],
  ["siret=732 829 320 00075", "siret: expected the 14 digits of a SIRET"],
  ["vatNumber=FR1", "vatNumber: expected a country's code and its number"],
  ["titleFont=none.ttf", "titleFont: there is no such file"],
  [`titleFont=${file}`, "titleFont: expected a font: a WOFF2, WOFF, TTF or OTF file"],
  ["latitude=16,24", "latitude: expected a number, as 12 or 12.5"],
  ["nmae=Vent", "nmae: no such answer"],
])("the answer %s is refused", (option, message) => {
  const answer = () => completeAnswers(readAnswers(file, [option]), readKnown(project));
  expect(answer).toThrow(AnswerError);
  expect(answer).toThrow(message);
});
