import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { contrastFailures } from "#app/content/schemas/colours.ts";
import * as identityFile from "#content/identity.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { crossProblems, readData } from "../content/data.ts";
import { logoOf } from "../content/logo.ts";
import { describeProblem } from "../content/problem.ts";
import { AnswerError, completeAnswers, readAnswers } from "./answers.ts";
import { writeNeutralSentences } from "./neutral.ts";
import { removeSamples } from "./samples.ts";
import { writeToDo } from "./to-do.ts";
import { readKnown, writeAnswers } from "./write.ts";

const project = join(import.meta.dirname, "../..");
const file = join(project, "tooling/rehearsal/answers.yaml");

/** Of a content that an owner has made their own, little is removed. */
const sampleTest = test.runIf("sample" in identityFile);

/** A folder with the content's files, and what `init` needs of the program. */
function copyOfContent(): string {
  const root = temporaryDirectory();
  for (const path of [
    ...globSync("content/**/*.{yaml,svg,ts}", { cwd: project }),
    "app/ui/fonts/bricolage-grotesque-700.woff2",
  ]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(project, path), join(root, path));
  }
  return root;
}

function init(root: string, options: readonly string[] = []): void {
  const answers = completeAnswers(readAnswers(file, options), readKnown(root));
  removeSamples(root, answers);
  writeAnswers(root, answers);
  writeNeutralSentences(root);
  writeToDo(root);
}

const textsOf = (root: string): ReadonlyMap<string, string> =>
  new Map(
    globSync("{content/**/*.{yaml,svg},TO-DO.md}", { cwd: root }).map((path) => [
      path,
      readFileSync(join(root, path), "utf8"),
    ]),
  );

sampleTest("another agency's content has no problem, and none of the sample's people and clients", () => {
  const root = copyOfContent();
  const before = parse(readFileSync(join(root, "content/brand.yaml"), "utf8"));
  init(root);
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
  const named = [before.name, before.legalName, before.founder.name, before.address.city, before.phone.link];
  const mentions = [...textsOf(root)].flatMap(([path, text]) =>
    named.filter((name) => text.includes(name)).map((name) => `${path}: ${name}`),
  );
  expect(mentions).toEqual([]);
  expect(globSync("content/portfolio/*/project.yaml", { cwd: root })).toEqual([]);
  expect(logoOf(readFileSync(join(root, "content/logo.svg"), "utf8")).problems).toEqual([]);
});

test("a second time changes nothing, and keeps what the owner has written since", () => {
  const root = copyOfContent();
  init(root);
  const team = join(root, "content/team.yaml");
  writeFileSync(team, readFileSync(team, "utf8").replace('role: "Direction"', 'role: "Fondatrice"'));
  const first = textsOf(root);
  init(root);
  expect(Object.fromEntries(textsOf(root))).toEqual(Object.fromEntries(first));
});

sampleTest("what the content does not know yet can be a place too", () => {
  const root = copyOfContent();
  init(root, ["territory=La Désirade", "territoryEnglish=La Désirade", "vatPlace=guadeloupe"]);
  const data = readData(root);
  expect([...data.problems, ...crossProblems(data)].map(describeProblem)).toEqual([]);
  const { territories, addressPlace } = parse(readFileSync(join(root, "content/place.yaml"), "utf8"));
  expect(Object.keys(territories)).toEqual(["la-desirade"]);
  expect(addressPlace).toBe("la-desirade");
});

sampleTest("the list of what is left names the files that are still marked", () => {
  const root = copyOfContent();
  init(root);
  const list = readFileSync(join(root, "TO-DO.md"), "utf8");
  expect(list).toContain("- [ ] `content/legal.yaml`: host\n");
  expect(list).toContain("- [ ] `content/catalogue/packs.yaml`\n");
  expect(list).not.toContain("`content/testimonials.yaml`\n");
});

test.each([
  ["phoneLink=05 90", "phoneLink: expected + and digits, as +33123456789"],
  ["founded=long ago", "founded: expected a number"],
  ["timeZone=Atlantis", "timeZone: expected a time zone of the IANA database, as Europe/Paris"],
  ["vatPlace=atlantis", "vatPlace: expected one of "],
  ["name=", "name: expected an answer"],
  ["colour=blue", "colour: expected a colour as #4a1216"],
  ["nmae=Vent", "nmae: no such answer"],
])("the answer %s is refused", (option, message) => {
  const answer = () => completeAnswers(readAnswers(file, [option]), readKnown(project));
  expect(answer).toThrow(AnswerError);
  expect(answer).toThrow(message);
});
