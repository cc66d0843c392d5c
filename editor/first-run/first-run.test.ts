import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { brandSchema } from "#app/content/schemas/brand.ts";
import { contrastFailures } from "#app/content/schemas/colours.ts";
import { timeZone } from "#app/content/schemas/place.ts";
import { contrast } from "#app/domain/contrast.ts";
import * as identityFile from "#content/identity.ts";
import { vatPlaces } from "#content/place.ts";
import { editedContent } from "#testing/edited-content.ts";
import { brandModules } from "../../tooling/content/brand-modules.ts";
import { crossProblems, readData } from "../../tooling/content/data.ts";
import { logoOf } from "../../tooling/content/logo.ts";
import { describeProblem } from "../../tooling/content/problem.ts";
import { readAnswers } from "./answers.ts";
import { adaptedColours, coloursWith } from "./colours.ts";
import { regions, townLabel, towns, townsNamed, widerRegions } from "./places.ts";
import { makeYours } from "./write.ts";

const project = join(import.meta.dirname, "../..");
const given: Readonly<Record<string, unknown>> = parse(
  readFileSync(join(project, "testing/rehearsal/answers.yaml"), "utf8"),
);

/** Little is removed of a content that an owner has made their own. */
const sampleTest = test.runIf("sample" in identityFile);

async function firstRun(root: string, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const { answers, problems } = readAnswers({ ...given, ...more });
  if (answers === null)
    throw new Error(problems.map(({ name, message }) => `${name}: ${message}`).join(", "));
  await makeYours(root, answers);
}

const read = (root: string, name: string) => parse(readFileSync(join(root, `content/${name}.yaml`), "utf8"));

function problemsIn(root: string): readonly string[] {
  const data = readData(root);
  return [...data.problems, ...crossProblems(data)].map(describeProblem);
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
    const root = editedContent();
    const before = read(root, "brand");
    await firstRun(root);
    expect(problemsIn(root)).toEqual([]);
    const brand = read(root, "brand");
    expect(brand).toMatchObject({
      ...{ name: "Anse-Bleue", phone: "+590 590 12 34 56", theme: "light" },
      founder: { name: "Nadia Lurel", initials: "NL", portrait: null },
      ...{ rating: null, companiesSupported: null, social: [] },
    });
    expect(brand).not.toHaveProperty("sample");
    expect(contrastFailures(brand.colours)).toEqual([]);
    const place = read(root, "place");
    expect(Object.keys(place.territories)).toEqual(["guadeloupe"]);
    expect([place.homeVatPlace, place.timeZone, place.serviceRadiusMetres]).toEqual([
      "guadeloupe",
      "America/Guadeloupe",
      150_000,
    ]);
    expect(read(root, "team").colleagues).toMatchObject([
      { name: "Joris Baltimor", portrait: null },
      { name: "Line Cazalas" },
    ]);
    const named = [before.name, before.legalName, before.founder.name, before.address.city, before.phone];
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

sampleTest("an agency on the mainland says nothing of islands, and claims no checks", async () => {
  const root = editedContent();
  await firstRun(root, { town: "Vannes", team: [], clients: null, phone: "02 97 12 34 56" });
  expect(problemsIn(root)).toEqual([]);
  const place = read(root, "place");
  expect(place.placeWords["fr-fr"].clientsIn).toBe("en Bretagne");
  expect(place.homeVatPlace).toBe("mainlandFrance");
  expect(read(root, "team").colleagues).toEqual([]);
  expect(read(root, "legal").accessibilityChecked).toBeNull();
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
});

test("every town has a region, and every region a place of VAT, a time zone and words that the content takes", () => {
  expect(towns.length).toBeGreaterThan(150);
  expect(new Set(towns.map(townLabel)).size).toBe(towns.length);
  for (const town of towns) expect(regions[town.region], town.name).toBeDefined();
  for (const [key, region] of Object.entries(regions)) {
    expect(Object.keys(vatPlaces), key).toContain(region.vatPlace);
    expect(v.is(timeZone, region.timeZone), key).toBe(true);
    expect(Object.keys(widerRegions), key).toContain(region.around);
    for (const name of [...Object.values(region.fr), ...Object.values(region.en)])
      expect(name, key).toMatch(/./);
    // French says “of” by each name; what is missing would be English.
    expect(region.fr.ofHere, key).toMatch(/^d/);
  }
  const postcodes = (...asked: Parameters<typeof townsNamed>) =>
    townsNamed(...asked).map(({ postalCode }) => postalCode);
  expect(postcodes("Saint-Denis (97400)")).toEqual(["97400"]);
  expect(postcodes("Cayenne")).toEqual(["97300"]);
  expect(postcodes("Cayenne", "reunion")).toEqual(["97300"]);
});

test("a town of two islands is asked for where it was typed, and its region brings its postcode", () => {
  expect(readAnswers({ ...given, town: "Saint-Pierre" }).problems).toEqual([
    { name: "town", message: "expected one of Saint-Pierre (97250), Saint-Pierre (97410)" },
  ]);
  const there = { ...given, town: "Saint-Pierre", region: "reunion", phone: "0262 12 34 56" };
  expect(readAnswers(there)).toMatchObject({ answers: { code: "97410", city: "Saint-Pierre" } });
});

test("a town that the list does not have is typed with its region and postcode", async () => {
  const root = editedContent();
  expect(readAnswers({ ...given, town: "Deshaies-Bourg" }).problems).toMatchObject([{ name: "region" }]);
  expect(readAnswers({ ...given, town: "Le Bourg", region: "guadeloupe" }).problems).toMatchObject([
    { name: "postalCode" },
  ]);
  await firstRun(root, { town: "Le Bourg", region: "guadeloupe", postalCode: "97115" });
  expect(read(root, "brand").address).toMatchObject({
    city: "Le Bourg",
    postalCode: "97115",
    region: "Guadeloupe",
    country: "GP",
  });
  expect(read(root, "place").placeWords["fr-fr"]).toMatchObject({ inCity: "au Bourg", ofCity: "du Bourg" });
});

sampleTest("what is not known of the company is empty, not the sample's, and may follow", async () => {
  const root = editedContent();
  const unknown = { siret: null, register: null, vatNumber: null, capital: null };
  await firstRun(root, unknown);
  expect(read(root, "legal")).toMatchObject({ ...unknown, host: null, mediator: null });
  expect(read(root, "legal")).not.toHaveProperty("sample");
  const host = { name: "Alto", address: "1 rue des Alpes, 38000 Grenoble", phone: "+33 4 76 00 11 22" };
  await firstRun(root, { host });
  expect(read(root, "legal")).toMatchObject({ host, siret: given.siret, capital: given.capital ?? null });
  expect(readAnswers({ ...given, mediator: { name: "Concorde" } }).problems[0]?.name).toMatch(/^mediator/);
});

test.each(["#2e8b57", "#1e88e5", "#17a2b8", "#f2c14e", "#d62828", "#0b3d91", "#8d6e63", "#f7f7f7"])(
  "of the colour %s, the light theme's accent is no paler, and both themes' are seen",
  (colour) => {
    const { colours } = read(project, "brand");
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
    const brand = read(project, "brand");
    const colours = coloursWith(brand.colours, colour);
    const [, shows] =
      /accentSuitsLogo: boolean = (\w+)/.exec(brandModules({ ...brand, colours }).get("colours.ts") ?? "") ??
      [];
    const name = shows === "true" ? "accent" : "accent-ink";
    expect(contrast(colours.dark[name], colours.dark.canvas)).toBeGreaterThanOrEqual(3);
    expect(contrast(colours.light[name], colours.light.canvas)).toBeGreaterThanOrEqual(2.5);
  },
);

test("the owner is told where the colour is written as another", () => {
  const { colours } = read(project, "brand");
  const made = coloursWith(colours, "#0b5d3b");
  expect([...adaptedColours(colours, "#0B5D3B")]).toEqual([
    ["logo", made.logo],
    ["dark surface", made.dark.accent],
    ["dark text and logo", made.dark["accent-ink"]],
  ]);
});

test.each([
  ["domain", "vent", "expected the site's domain"],
  ["founded", 2099, "expected a year that has begun"],
  ["name", "", "expected this field"],
  ["colour", "blue", "expected a colour as #4a1216"],
  ["colour", "#158", "expected a colour as #4a1216"],
  ["phone", "12", "expected a telephone number"],
  ["closes", "07:00", `expected an hour after ${given.opens}`],
  ["radius", 0, "expected at least 1"],
  ["email", "a", "expected an e-mail address"],
  ["siret", "732 829 320 00075", "expected the 14 digits of a SIRET"],
  ["nmae", "Vent", "expected no such field"],
])("the answer %s: %s is refused", (name, value, message) => {
  const { answers, problems } = readAnswers({ ...given, [name]: value });
  expect(answers).toBeNull();
  expect(problems).toContainEqual({ name, message: expect.stringContaining(message) });
});

test("an agency has WhatsApp only where it says so", () => {
  const { chat, ...others } = given;
  for (const phone of ["0590 12 34 56", "0690 12 34 56"])
    expect(readAnswers({ ...others, phone })).toMatchObject({ answers: { chat: undefined }, problems: [] });
  expect(readAnswers({ ...others, chat: "0590 12 34 56" }).answers?.chat).toBe("590590123456");
  const brand = { ...read(project, "brand"), phone: "+590 590 12 34 56" };
  expect(v.parse(brandSchema, { ...brand, chat: { ...brand.chat, number: null } }).chat.number).toBeNull();
});

test.each([
  ["siret", "73282932000074", "732 829 320 00074"],
  ["colour", "#1F7A4D", "#1f7a4d"],
  ["chat", "+33 6 12 34 56 78", "33612345678"],
] as const)("the answer %s: %s is taken as %s", (name, value, taken) => {
  expect(readAnswers({ ...given, [name]: value }).answers?.[name]).toBe(taken);
});

test("a person of the team has a name and a role", () => {
  expect(readAnswers({ ...given, team: ["Line Cazalas ,  Rédaction, web"] }).answers?.team).toEqual([
    { name: "Line Cazalas", role: "Rédaction, web", roleEnglish: "Rédaction, web" },
  ]);
  expect(readAnswers({ ...given, team: ["Zoé Roc, rédactrice / writer"] }).answers?.team).toEqual([
    { name: "Zoé Roc", role: "rédactrice", roleEnglish: "writer" },
  ]);
  for (const text of ["Line", " , Rédaction", "Line, "])
    expect(readAnswers({ ...given, team: [text] }).problems).toMatchObject([
      { name: "team.0", message: "expected a name, a comma and a role" },
    ]);
});

test.each([
  ["vent-dest.fr", "https://vent-dest.fr"],
  [" HTTPS://www.Vent.fr/accueil ", "https://www.vent.fr"],
])("the domain %s is taken as it is typed", (domain, origin) => {
  expect(readAnswers({ ...given, domain }).answers?.domain).toBe(origin);
});
