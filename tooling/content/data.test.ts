import { cpSync, globSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse, parseDocument, stringify } from "yaml";
import { linkTargets } from "#app/articles/prose.ts";
import { contentValueNames } from "#app/i18n/content-values.ts";
import { formattedCopy } from "#testing/formatted-copy.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { addedOptionsModule, packKeysModule } from "./catalogue-keys.ts";
import { crossProblems, readData, textProblemsOf } from "./data.ts";
import { drawingsModule } from "./drawings.ts";
import { describeProblem } from "./problem.ts";
import { readSource, type Source } from "./source.ts";
import { yamlText } from "./yaml.ts";

const project = join(import.meta.dirname, "../..");

const account = 'bank:\n  holder: "Exemple"\n  iban: "FR7630006000011234567890189"\n  bic: "AGRIFRPP"\n';

/** The first place of VAT in the file that has holidays of its own. */
const placeWithHolidays = Object.entries<{ localHolidays?: unknown }>(
  parse(readFileSync(join(project, "content/place.yaml"), "utf8")).vatPlaces,
).find(([, place]) => place.localHolidays !== undefined)?.[0];

/** A folder with the content's files, and an account. */
function copyOfContent(): string {
  const root = temporaryDirectory();
  for (const file of globSync("content/**/*.yaml", { cwd: project })) formattedCopy(project, root, file);
  // An agency may have none.
  writeFileSync(join(root, "content/bank.yaml"), account);
  return root;
}

const textOf = (file: string): string => readFileSync(join(project, "content", file), "utf8");

/** An agency may have no case study, and state no rate. */
const hasRates = parse(textOf("conversion-rates.yaml")).conversionRates?.projectSlug !== undefined;
const hasProjects = globSync("content/portfolio/*/project.yaml", { cwd: project }).length > 0;

const sources = new Map<string, Source>();

/** A file with a text that was read before is parsed once: each test changes one of them. */
function readOnce(root: string, file: string): Source {
  const key = `${file}\n${readFileSync(join(root, file), "utf8")}`;
  const source = sources.get(key) ?? readSource(root, file);
  sources.set(key, source);
  return source;
}

function problemsIn(root: string): readonly string[] {
  const data = readData(root, readOnce);
  return [
    ...data.problems,
    ...crossProblems(data),
    ...textProblemsOf(data, contentValueNames, linkTargets),
  ].map(describeProblem);
}

/** The problems after one line of a file is replaced; `at` is the number of that line. */
function problemsAfter(file: string, line: RegExp, other: string) {
  const root = copyOfContent();
  const path = join(root, "content", file);
  const lines = readFileSync(path, "utf8").split("\n");
  const index = lines.findIndex((text) => line.test(text));
  expect(index, `${file} has a line ${line}`).toBeGreaterThanOrEqual(0);
  writeFileSync(path, lines.with(index, other).join("\n"));
  return { problems: problemsIn(root), at: `content/${file}:${index + 1}` };
}

test("a symbolic link is not followed, wherever it leads", () => {
  const root = copyOfContent();
  const outside = join(temporaryDirectory(), "figures.yaml");
  cpSync(join(root, "content/figures.yaml"), outside);
  rmSync(join(root, "content/figures.yaml"));
  symlinkSync(outside, join(root, "content/figures.yaml"));
  symlinkSync("/etc", join(root, "content/videos/folder"));
  const data = readData(root);
  expect(data.problems.map(describeProblem).sort()).toEqual([
    "content/figures.yaml:1: expected a file, and no symbolic link",
    "content/videos/folder:1: expected a file, and no symbolic link",
  ]);
  expect(data.entries).toEqual([]);
});

test("the content has no problem", () => {
  expect(problemsIn(copyOfContent())).toEqual([]);
});

const lines: readonly (readonly [
  what: string,
  file: string,
  line: RegExp,
  other: string,
  message: string,
])[] = [
  [
    "a time zone that does not exist",
    "place.yaml",
    /^timeZone:/,
    "timeZone: Atlantis/Centre",
    "timeZone: expected a time zone of the IANA database, as Europe/Paris",
  ],
  [
    "a place of VAT that nothing states",
    "place.yaml",
    /^homeVatPlace:/,
    "homeVatPlace: atlantis",
    "homeVatPlace: expected one of ",
  ],
  [
    "a colour that cannot be read, with the nearest that can,",
    "brand.yaml",
    /^ {4}edge:/,
    '    edge: "#3a3632"',
    "colours.dark.edge: expected a contrast of 3:1 on canvas and raised, found 1.",
  ],
  [
    "a telephone number that no telephone dials",
    "brand.yaml",
    /^phone:/,
    'phone: "05 90 12"',
    "phone: expected + and the country's code, as +33 1 23 45 67 89",
  ],
  [
    "a number of another kind",
    "figures.yaml",
    /^packProducts:/,
    "packProducts: many",
    'packProducts: expected number, found "many"',
  ],
  [
    "an account whose holder no code of a transfer has room for",
    "bank.yaml",
    /^ {2}holder:/,
    `  holder: "${"x".repeat(71)}"`,
    "bank.holder: expected at most 70 characters",
  ],
  [
    "an account with wrong check digits",
    "bank.yaml",
    /^ {2}iban:/,
    '  iban: "FR7530006000011234567890189"',
    "bank.iban: expected an IBAN: one of its letters or digits is wrong",
  ],
  [
    "an account with a digit too few",
    "bank.yaml",
    /^ {2}iban:/,
    '  iban: "FR763000600001123456789018"',
    "bank.iban: expected 27 letters and digits, as an IBAN of FR has, found 26",
  ],
  [
    "an account to which no transfer in euros leads",
    "bank.yaml",
    /^ {2}iban:/,
    '  iban: "TR330006100519786457841326"',
    "bank.iban: expected an IBAN of a country in the Single Euro Payments Area, as FR…",
  ],
  ["a bank of any letters", "bank.yaml", /^ {2}bic:/, '  bic: "ABCDEFGH"', "bank.bic: expected a BIC"],
  [
    "a bank of another country than its account",
    "bank.yaml",
    /^ {2}bic:/,
    '  bic: "DEUTDEFF"',
    "bank.bic: expected a BIC of FR, the IBAN’s country, found DE",
  ],
  [
    "a name that no document can print",
    "brand.yaml",
    /^legalName:/,
    'legalName: "安捷 SARL"',
    "legalName: expected letters and signs that documents can print, not 安 捷",
  ],
  [
    "a line break within a name",
    "brand.yaml",
    /^legalName:/,
    'legalName: "Vent\\nBcc: x"',
    "legalName: expected letters and signs that documents can print, not U+000A",
  ],
  [
    "a sign that turns a text around",
    "team.yaml",
    /^seoExpert:/,
    'seoExpert: "Yannis\\u202E"',
    "seoExpert: expected letters and signs that documents can print, not U+202E",
  ],
  [
    "a price that no quote can have",
    "catalogue/packs.yaml",
    /^ {4}price: \d/,
    "    price: 1000000.01",
    "packs.0.price: expected at most 1000000 euros",
  ],
  [
    "an amount without an end",
    "legal.yaml",
    /^capital:/,
    "capital: .inf",
    "capital: expected at most 1000000000 euros",
  ],
  [
    "days that no draft of a quote can have",
    "catalogue/policy.yaml",
    /^validityDays:/,
    "validityDays: 366",
    "validityDays: expected at most 365",
  ],
  [
    "a day that no year has",
    "place.yaml",
    /^ {4}localHolidays:/,
    '    localHolidays: ["02-30"]',
    `vatPlaces.${placeWithHolidays}.localHolidays.0: expected month and day as "05-22"`,
  ],
  [
    "a domain that is none",
    "brand.yaml",
    /^origin:/,
    'origin: "https://Vent.example:443"',
    "origin: expected https:// and the domain",
  ],
  [
    "hours that end before they begin",
    "brand.yaml",
    /^ {2}closes:/,
    '  closes: "00:00"',
    "openingHours.closes: expected an hour after ",
  ],
  [
    "an address of the mail with a second one in it",
    "brand.yaml",
    /^emails:/,
    'emails: { hello: "a@b.example", projects: "a@b.example,c@d.example" }',
    "emails.projects: expected an e-mail address",
  ],
  [
    "a number that is too small",
    "figures.yaml",
    /^packProducts:/,
    "packProducts: 0",
    "packProducts: expected at least 1",
  ],
  [
    "a field that is not known",
    "figures.yaml",
    /^# Most products/,
    "products: 5",
    "products: expected no such field",
  ],
  [
    "an amount with three decimals",
    "legal.yaml",
    /^capital:/,
    "capital: 1.234",
    "capital: expected an amount in euros, with two decimals at most",
  ],
  [
    "a price of an unknown kind",
    "catalogue/packs.yaml",
    /^ {4}price: \d/,
    "    price: much",
    'packs.0.price: expected number, found "much"',
  ],
  [
    "an option that does not exist",
    "catalogue/packs.yaml",
    /^ {4}adds: \[backup_setup\]/,
    "    adds: [backup_setupp]",
    "packs.0.adds.0: expected an option of content/catalogue/options, not backup_setupp",
  ],
  [
    "a number of a company",
    "legal.yaml",
    /^siret:/,
    'siret: "732 829"',
    "siret: expected 14 digits as 732 829 320 00074",
  ],
  [
    "a number of an establishment whose company has a wrong digit",
    "legal.yaml",
    /^siret:/,
    'siret: "732 829 321 00015"',
    "siret: expected the 14 digits of a SIRET: one of these is wrong",
  ],
  [
    "a number of a company with a wrong digit",
    "legal.yaml",
    /^siret:/,
    'siret: "851 234 567 00011"',
    "siret: expected the 14 digits of a SIRET: one of these is wrong",
  ],
  [
    "a name that does not fit",
    "team.yaml",
    /^firstContactName:/,
    'firstContactName: "Somebody Else"',
    "firstContactName: expected the whole name, which begins with `firstContact`",
  ],
  [
    "a case study that is not there",
    "conversion-rates.yaml",
    /^ {2}projectSlug:/,
    "  projectSlug: nowhere",
    "conversionRates.projectSlug: expected a case study: ",
  ],
  [
    "a day that the calendar does not have",
    "conversion-rates.yaml",
    /^ {2}method:/,
    '  since: "2026-02-30"\n  method:',
    "conversionRates.since: expected a day as 2026-11-27",
  ],
  [
    "a link that leads nowhere",
    "articles/legal-notice.yaml",
    /\(privacy\)/,
    '      - fr-fr: "Vos droits : [confidentialité](privacyy)."',
    "sections.4.blocks.0.fr-fr: (privacyy) leads nowhere: expected https://… or one of home, ",
  ],
  [
    "a value that nothing states, in an answer",
    "faq/booking.yaml",
    /\{figures\.multiPages\}/,
    '      fr-fr: "Jusqu\'à {figures.pages} pages."',
    "questions.0.answer.fr-fr: {figures.pages} is no value of the content: expected one of {figures.",
  ],
  [
    "a service without a page",
    "services.yaml",
    /^ {4}page: showcase/,
    "    page: showcaase",
    'services.0.page: expected ("showcase" | "ecommerce"), found "showcaase"',
  ],
  [
    "a block that is neither a paragraph nor a list",
    "articles/terms.yaml",
    /^ {6}- fr-fr: /,
    '      - french: "Ces conditions"',
    "sections.0.blocks.0: expected a paragraph in every language, `list`, or `terms` of `term` and `text`",
  ],
  [
    "a shared text that contains itself",
    "shared-texts.yaml",
    /^ {4}fr-fr: "Pendant \{figures\.warrantyMonths\}/,
    '    fr-fr: "Comme dit {shared.warranty}"',
    "shared.warranty.fr-fr: expected {shared.warranty} only below the text of this name",
  ],
  [
    "offers without any price",
    "offers.yaml",
    /^ {4}price: \d/,
    "    price: -1",
    "showcaseOffers.0.price: expected an amount in euros, with two decimals at most",
  ],
  [
    "a value where none is known",
    "conversion-rates.yaml",
    /^ {4}name:/,
    '    name: "{figures.answerHours}"',
    "conversionRates.source.name: expected a text without {values} and [parts]",
  ],
];

test.each(lines.filter(([, file]) => hasRates || file !== "conversion-rates.yaml"))(
  "%s is named with its file, its line, its field and what was expected",
  (_what, file, line, other, message) => {
    const { problems, at } = problemsAfter(file, line, other);
    expect(problems).toEqual([expect.stringContaining(`${at}: ${message}`)]);
  },
);

test.runIf(hasRates)("a text that lacks a language is named, below the field that should contain it", () => {
  const root = copyOfContent();
  const path = join(root, "content/conversion-rates.yaml");
  const lines = readFileSync(path, "utf8").split("\n");
  const result = lines.indexOf("  result:");
  writeFileSync(path, lines.toSpliced(result + 2, 1).join("\n"));
  expect(problemsIn(root)).toEqual([
    `content/conversion-rates.yaml:${result + 1}: conversionRates.result.en-en: expected this field`,
  ]);
});

test("a section of the privacy page that the program completes is named if it is missing", () => {
  const root = copyOfContent();
  const path = join(root, "content/articles/privacy.yaml");
  writeFileSync(path, readFileSync(path, "utf8").replace("- id: browser\n", "- id: browsers\n"));
  expect(problemsIn(root)).toEqual([
    expect.stringMatching(
      /privacy\.yaml:\d+: sections: expected sections .* adds: readers, browser, others$/,
    ),
  ]);
});

test.runIf(hasProjects)(
  "a case study that is not in the order, and a file that nothing reads, are named",
  () => {
    const root = copyOfContent();
    const [first = ""] = globSync("content/portfolio/*/project.yaml", { cwd: root });
    cpSync(join(root, first), join(root, "content/portfolio/new-client/project.yaml"));
    writeFileSync(join(root, "content/figure.yaml"), "packProducts: 5\n");
    expect(problemsIn(root)).toEqual([
      "content/figure.yaml:1: expected no such file: nothing reads it",
      expect.stringMatching(
        /^content\/portfolio\/order\.yaml:\d+: order: expected new-client too, which has a folder$/,
      ),
    ]);
  },
);

test("a font's file has the brackets that variable fonts have in their names", () => {
  const root = copyOfContent();
  const path = join(root, "content/brand.yaml");
  const brand = parseDocument(readFileSync(path, "utf8"));
  for (const which of ["titles", "texts"]) brand.setIn(["fonts", which, "file"], "Archivo[wdth,wght].woff2");
  writeFileSync(path, brand.toString({ lineWidth: 0 }));
  expect(problemsIn(root)).toEqual([]);
});

test("features of packs that no line of a quote has room for are named", () => {
  const root = copyOfContent();
  const path = join(root, "content/catalogue/packs.yaml");
  const file = parse(readFileSync(path, "utf8"));
  const { design } = file.packs[1].features["fr-fr"];
  design.push(...Array.from({ length: 40 }, () => "x".repeat(79)));
  writeFileSync(path, stringify(file));
  expect(problemsIn(root)).toEqual([
    expect.stringMatching(/packs\.yaml:\d+: packs\.1\.features\.fr-fr: expected at most 3000 characters/),
  ]);
});

test("an option that is missing, or in a file that is no category, is named", () => {
  const root = copyOfContent();
  const options = join(root, "content/catalogue/options");
  const file = readFileSync(join(options, "ai.yaml"), "utf8");
  writeFileSync(join(options, "ai.yaml"), file.replace(/^chatbot_ai:\n(?: .*\n)*/m, ""));
  expect(problemsIn(root)).toContain(
    "content/catalogue/options:1: chatbot_ai: expected this option, with `retired: true` if it is not sold",
  );
  writeFileSync(join(options, "robots.yaml"), /^chatbot_ai:\n(?: .*\n)*/m.exec(file)?.[0] ?? "");
  expect(problemsIn(root)).toEqual([
    expect.stringContaining("content/catalogue/options/robots.yaml:1: expected a category as name: design, "),
  ]);
});

test("an option that the agency adds needs no code: other files name it, and its key is one of its own", () => {
  const root = copyOfContent();
  const file = join(root, "content/catalogue/options/marketing.yaml");
  const text = readFileSync(file, "utf8");
  const [google = ""] = /^google_ads:\n(?: .*\n)*/m.exec(text) ?? [];
  expect(google).not.toBe("");
  const withOption = (key: string) => writeFileSync(file, text + google.replace("google_ads", key));
  withOption("gift_vouchers");
  const packs = join(root, "content/catalogue/packs.yaml");
  writeFileSync(packs, readFileSync(packs, "utf8").replace("adds: [", "adds: [gift_vouchers, "));
  expect(problemsIn(root)).toEqual([]);
  expect(addedOptionsModule(root)).toMatch(/^export const addedOptions = \[.*"gift_vouchers"\] as const;$/m);
  for (const key of ["start", "Newsletter", "news-letter"]) {
    withOption(key);
    expect(problemsIn(root)).toContainEqual(
      expect.stringContaining(`${key}: expected a key in lower case with underscores, which no pack has`),
    );
  }
});

test("a file that is missing is named", () => {
  const root = copyOfContent();
  rmSync(join(root, "content/legal.yaml"));
  expect(problemsIn(root)).toEqual(["content/legal.yaml:1: expected this file"]);
});

const packsFile = "content/catalogue/packs.yaml";

/** The packs of a copy's file, changed. */
function editPacks(
  root: string,
  edit: (packs: { key: string; retired?: boolean; price: unknown }[]) => void,
): void {
  const file = join(root, packsFile);
  const document = parseDocument(readFileSync(file, "utf8"));
  const { packs } = document.toJS();
  edit(packs);
  document.set("packs", packs);
  writeFileSync(file, yamlText(document));
}

test("a pack of the agency's own needs no code, wherever it stands", () => {
  const root = copyOfContent();
  editPacks(root, (packs) => {
    const [first, ...others] = packs;
    if (first !== undefined) packs.splice(0, packs.length, first, { ...first, key: "summer" }, ...others);
  });
  expect(problemsIn(root)).toEqual([]);
  expect(packKeysModule(root)).toContain('["start","summer","advanced"');
});

test("a pack that is retired is named nowhere else, and a standard one is not removed", () => {
  const root = copyOfContent();
  editPacks(root, (packs) => {
    for (const pack of packs) if (pack.key === "advanced") pack.retired = true;
  });
  const named = problemsIn(root);
  expect(named.length).toBeGreaterThan(0);
  for (const problem of named)
    expect(problem).toContain("expected a pack that is sold: start, pro, pro-plus");
  editPacks(root, (packs) => packs.splice(1, 1));
  expect(problemsIn(root)).toContainEqual(expect.stringContaining("expected the pack advanced too"));
  editPacks(root, (packs) => packs.push({ ...packs[0], key: "start" } as never));
  expect(problemsIn(root)).toContainEqual(expect.stringContaining("expected start once"));
});

test("a portrait that nobody has any more is not among the files of the site", () => {
  const root = copyOfContent();
  const written = () => drawingsModule(readData(root, readOnce));
  const set = (file: string, path: readonly string[], value: unknown) => {
    const document = parseDocument(readFileSync(join(root, file), "utf8"));
    document.setIn(path, value);
    writeFileSync(join(root, file), yamlText(document));
  };
  set("content/team.yaml", ["colleagues"], []);
  set("content/brand.yaml", ["founder", "portrait"], "jo.svg");
  expect(written()).toContain('glob<string>(["../content/portraits/jo.svg"]');
  set("content/brand.yaml", ["founder", "portrait"], null);
  expect(written()).toMatch(/ = \{\};$/m);
});
