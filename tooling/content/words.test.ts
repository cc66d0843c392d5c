import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { contentValueNames } from "#app/i18n/content-values.ts";
import { defaultLocale, type Locale, locales } from "#app/i18n/locales.ts";
import { slots } from "#app/i18n/slots.generated.ts";
import { conditions } from "#app/i18n/text-parts.ts";
import { formattedCopy } from "#testing/formatted-copy.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { lengthProblems } from "./lengths.ts";
import { describeProblem } from "./problem.ts";
import { slotsOfWords } from "./slots.ts";
import { readWords, wordsModule } from "./words.ts";

const project = join(import.meta.dirname, "../..");
const textRules = {
  slots: { "home.facts": ["price"] },
  values: ["figures.answerHours", "figures.quoteMinutes"],
};

const french = ["# The first screen.", 'title: "Bonjour"', 'facts: "À partir de {price}"', ""].join("\n");
const english = ['title: "Hello"', 'facts: "From {price}"', ""].join("\n");

/** The problems of a site with these files, as they are printed. */
function problemsOf(
  files: Readonly<Record<string, string>>,
  given: Parameters<typeof readWords>[2] = textRules,
) {
  const root = temporaryDirectory();
  const all = { "fr-fr/home.yaml": french, "en-en/home.yaml": english, ...files };
  for (const [name, text] of Object.entries(all)) {
    const file = join(root, "content/words", name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return readWords(root, locales, given).problems.map(describeProblem);
}

const inFrench = (text: string) =>
  problemsOf({ "fr-fr/home.yaml": french.replace(/facts: .*/, `facts: ${text}`) });

test("a part may depend on a slot of its text, which then is in the text", () => {
  expect(inFrench('"Dès maintenant[price: à {price}]"')).toEqual([]);
  expect(inFrench('"Dès maintenant[!price:, sur devis]"')).toEqual([]);
});

test("words with the same keys and the slots of the page have no problem", () => {
  expect(problemsOf({})).toEqual([]);
});

test("a value of another kind is named with its file, its line, its field and what was expected", () => {
  expect(inFrench("2034")).toEqual(["content/words/fr-fr/home.yaml:3: facts: expected string, found 2034"]);
});

test("a text whose colon needs quotes is named with its line", () => {
  expect(inFrench("Bonjour : à vous")).toEqual([
    'content/words/fr-fr/home.yaml:3: a text with ": " in it stands between double quotes',
  ]);
});

test("a key that stands twice is named", () => {
  expect(problemsOf({ "en-en/home.yaml": `${english}title: "Again"\n` })).toEqual([
    "content/words/en-en/home.yaml:3: this key stands twice in the file",
  ]);
});

test("a key that English lacks is named, with its place in the French words", () => {
  expect(problemsOf({ "en-en/home.yaml": 'title: "Hello"\n' })).toEqual([
    "content/words/en-en/home.yaml:1: facts: expected this key, as in content/words/fr-fr/home.yaml:3",
  ]);
});

test("a key that French does not have is named", () => {
  expect(problemsOf({ "en-en/home.yaml": `${english}lead: "More"\n` })).toEqual([
    "content/words/en-en/home.yaml:3: lead: expected no such key: content/words/fr-fr/home.yaml has none",
  ]);
});

test("a file that English lacks is named", () => {
  expect(problemsOf({ "fr-fr/about.yaml": 'title: "Nous"\n' })).toEqual([
    "content/words/en-en/about.yaml:1: expected this file, with the keys of content/words/fr-fr/about.yaml",
  ]);
});

test.each([
  [
    "a slot that the page does not give",
    '"Dès {prise}, {price}"',
    "{prise} is not given by the page, which gives {price}",
  ],
  ["a slot that is left out", '"À partir de peu"', "expected the slot {price}, which the page gives"],
  [
    "a value that the content does not have",
    '"{price} en {figures.hours}"',
    "{figures.hours} is no value of the content: expected one of {figures.answerHours}, {figures.quoteMinutes}",
  ],
  [
    "a part for no service",
    '"{price}[sea: en mer]"',
    `“sea:” is no service: expected one of ${[...conditions, "price"].join(", ")}`,
  ],
  [
    "an entry for no service",
    '"{price} [list: un | sea: deux]"',
    `“sea:” is no service: expected one of ${[...conditions, "price"].join(", ")}`,
  ],
  [
    "a bracket that is left open",
    '"{price} [seo: oui"',
    "expected braces and brackets as in {slot}, [service:text], [list: one | two]",
  ],
  ["a star alone", '"*{price}"', "expected a second * after the first: *highlighted words*"],
  ["a space at the end", '"{price} "', "expected a text that neither starts nor ends with a space"],
])("%s is named with its line", (_what, text, message) => {
  expect(inFrench(text)).toEqual([`content/words/fr-fr/home.yaml:3: facts: ${message}`]);
});

test("a headline and a button that no phone has room for are named, whatever the values in them are called", () => {
  const title = (text: string) => problemsOf({ "fr-fr/home.yaml": french.replace("Bonjour", text) });
  expect(title("a".repeat(80))).toEqual([]);
  expect(title(`*${"a".repeat(71)}* {figures.answerHours}`)).toEqual([]);
  expect(title("a".repeat(81))).toEqual([
    "content/words/fr-fr/home.yaml:2: title: expected at most 80 characters",
  ]);
  expect(lengthProblems("home.hero.action", "a".repeat(51))).toEqual(["expected at most 50 characters"]);
  expect(lengthProblems("home.hero.lead", "a".repeat(460))).toEqual([]);
  expect(lengthProblems("meta.home.title", "[seo:abc]{figures.answerHours}".padEnd(90, "d"))).not.toEqual([]);
});

test("an empty text is named", () => {
  expect(problemsOf({ "fr-fr/home.yaml": french.replace('"Bonjour"', '""') })).toEqual([
    "content/words/fr-fr/home.yaml:2: title: expected a text, found an empty one",
  ]);
});

test("the slots of a text are what its braces name and its parts depend on, without values and conditions of the content", () => {
  const texts = {
    "a.none": "[seo:Some] {figures.hours}, [list: one | seo: two]",
    "a.some": "{price} [tax: {tax}][!deposit:now] {price}",
  };
  expect(slotsOfWords(texts)).toEqual({ "a.some": ["deposit", "price", "tax"] });
});

test("the committed slots are those of the French texts", () => {
  const { words } = readWords(project, locales, { slots, values: contentValueNames });
  expect(slots).toEqual(slotsOfWords(words[defaultLocale] ?? {}));
});

test("a folder without a row of its language is named", () => {
  expect(problemsOf({ "es-es/home.yaml": 'title: "Hola"\n' })).toEqual([
    "content/words/es-es:1: expected a row of this language in app/domain/languages.ts",
  ]);
});

test("a third language is a folder and its row: its words are checked, and are in the module", async () => {
  const root = temporaryDirectory();
  for (const file of globSync("content/words/**/*.yaml", { cwd: project }))
    formattedCopy(project, root, file);
  cpSync(join(root, "content/words/fr-fr"), join(root, "content/words/es-es"), { recursive: true });
  for (const file of globSync("content/words/es-es/*.yaml", { cwd: root }))
    writeFileSync(
      join(root, file),
      readFileSync(join(root, file), "utf8").replace(/^([\w.-]+): "/gm, '$1: "es '),
    );
  const languages = [...locales, "es-es"];
  const given = { slots, values: contentValueNames };
  const { words, problems } = readWords(root, languages, given);
  expect(problems.map(describeProblem)).toEqual([]);
  writeFileSync(join(root, "words.ts"), wordsModule(words));
  const written: { words: Readonly<Record<string, Readonly<Record<string, string>>>> } = await import(
    join(root, "words.ts")
  );
  expect(Object.keys(written.words)).toEqual(languages);
  expect(Object.keys(written.words["es-es"] ?? {})).toEqual(Object.keys(written.words["fr-fr"] ?? {}));
  expect(written.words["es-es"]?.["contact.form.submit"]).toMatch(/^es /);

  const home = join(root, "content/words/es-es/home.yaml");
  writeFileSync(home, readFileSync(home, "utf8").replace(/^hero\.action: .*\n/m, ""));
  expect(readWords(root, languages, given).problems.map(describeProblem)).toEqual([
    expect.stringMatching(
      /^content\/words\/es-es\/home\.yaml:1: hero\.action: expected this key, as in content\/words\/fr-fr\/home\.yaml:\d+$/,
    ),
  ]);
});

test("the module in use has the words of the files", async () => {
  const { words } = readWords(project, locales, { slots, values: contentValueNames });
  const inUse = (await import("#content/words.ts")).words satisfies Readonly<Record<Locale, object>>;
  expect(inUse).toEqual(words);
});
