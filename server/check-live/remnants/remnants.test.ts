import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import type { Fact } from "./facts.ts";
import { describeRemnants, findRemnants, presentPictures, type SampleRemnants } from "./remnants.ts";

const identity = "content/brand.yaml";
const fact = (kind: Fact["kind"], text: string, file = identity): Fact => ({ file, kind, text });

/** What is found of these facts in a project with these files. */
function found(
  files: Readonly<Record<string, string>>,
  facts: readonly Fact[],
  stated: readonly Fact[] = [],
) {
  const root = temporaryDirectory();
  for (const [path, text] of Object.entries({ "build/client/index.html": "", ...files })) {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const known: SampleRemnants = { files: [], facts, pictures: [] };
  return findRemnants(root, [], known, stated) ?? [];
}

const page = (html: string) => ({ "build/client/fr-fr/contact/index.html": html });

test.each([
  ["plain", "Vent-du-Nord, votre agence"],
  ["with no-break hyphens", "Vent\u2011du\u2011Nord"],
  ["with other spaces", "Vent\u00A0du\u202FNord"],
  ["with a soft hyphen and a joiner", "Vent-\u2060du-No\u00ADrd"],
  ["escaped", "Vent&#8209;du&#x2011;Nord"],
  ["in capitals", "VENT-DU-NORD"],
  ["divided by tags", "<b>Vent</b>-du-<i>No</i>rd"],
  ["between tags", "<p>x</p><p>Vent-du-Nord</p><p>x</p>"],
  ["in an attribute", '<img alt="Chez Vent-du-Nord.">'],
  ["in structured data", '<script type="application/ld+json">{"name":"Vent\\u2011du-Nord"}</script>'],
])("a name is found %s", (_how, html) => {
  const remnants = found(page(html), [fact("own", "Vent-du-Nord")]);
  expect(describeRemnants(remnants, "en-en")).toBe("“Vent-du-Nord” in /fr-fr/contact/");
});

test.each(["Vents-du-Nord", "Vent-du-Nordique", "vent-du-nord", "du Nord"])("%s is another name", (text) => {
  expect(found(page(text), [fact("own", "Vent-du-Nord")])).toEqual([]);
});

test("a sentence is found however it was typeset", () => {
  const entered = 'On m\'a dit : "appelez-nous" !';
  const set = "On m’a dit\u202F: «\u202Fappelez\u2011nous\u202F»\u202F!";
  expect(found(page(`<p>${set}</p>`), [fact("own", entered)])).toHaveLength(1);
});

test("what is found names the file to change first, then pages, captions and what the server renders", () => {
  const files = {
    ...page("Vent-du-Nord"),
    "build/client/llms.txt": "Vent-du-Nord",
    "build/server/index.js": '"Vent-du-Nord"',
    "content/videos/intro/captions.vtt": "Vent-du-Nord",
    "content/words/fr-fr/home.yaml": 'name: "Vent-du-Nord"',
    "quotes/documents/title.ts": '"Vent-du-Nord"',
    "app/pages/about/about.test.ts": '"Vent-du-Nord"',
  };
  const [remnant] = found(files, [fact("own", "Vent-du-Nord")]);
  expect(remnant?.where.slice(0, 2)).toEqual(["content/words/fr-fr/home.yaml", "quotes/documents/title.ts"]);
  expect(remnant?.where.slice(2).toSorted()).toEqual([
    "/fr-fr/contact/",
    "/llms.txt",
    "build/server/index.js",
    "content/videos/intro/captions.vtt",
  ]);
});

test("a figure is the agency's own where its file states the same", () => {
  const facts = [fact("shared", "200 entreprises")];
  expect(found(page("200 entreprises"), facts)).toHaveLength(1);
  expect(found(page("200 entreprises"), facts, facts)).toEqual([]);
  // Another file's statement does not count.
  expect(
    found(page("200 entreprises"), facts, [fact("shared", "200 entreprises", "content/x.ts")]),
  ).toHaveLength(1);
});

test("a place may be meant, and where an agency is it says in titles", () => {
  const facts = [fact("place", "Roseau"), fact("title", "Dominica")];
  const html = "<title>Websites in Dominica</title><h1>Websites</h1><p>Roseau</p>";
  expect(found(page(html), facts).map(({ text, mayBeMeant }) => [text, mayBeMeant])).toEqual([
    ["Roseau", true],
    ["Dominica", true],
  ]);
  expect(found(page("<h1>A <i>site</i></h1><p>Dominica</p>"), facts)).toEqual([]);
});

test("what a file says that is still marked as a sample is not searched; without a build nothing is", () => {
  const root = temporaryDirectory();
  const known: SampleRemnants = { files: [], facts: [fact("own", "Vent-du-Nord")], pictures: [] };
  expect(findRemnants(root, [], known, [])).toBeNull();
  mkdirSync(join(root, "build/client"), { recursive: true });
  writeFileSync(join(root, "build/client/index.html"), "Vent-du-Nord");
  expect(findRemnants(root, [], known, [])).toHaveLength(1);
  expect(findRemnants(root, [{ file: identity, parts: [] }], known, [])).toEqual([]);
});

test("a picture is found by its bytes, whatever its name", () => {
  const root = temporaryDirectory();
  mkdirSync(join(root, "content/contours"), { recursive: true });
  mkdirSync(join(root, "build/client"), { recursive: true });
  writeFileSync(join(root, "content/logo.svg"), "the old one");
  const known: SampleRemnants = { files: [], facts: [], pictures: presentPictures(root) };
  const left = () => describeRemnants(findRemnants(root, [], known, []) ?? [], "en-en");
  expect(left()).toBe("a picture in content/logo.svg");
  writeFileSync(join(root, "content/logo.svg"), "a new one");
  expect(left()).toBe("");
  writeFileSync(join(root, "content/contours/hero.svg"), "the old one");
  expect(left()).toBe("a picture in content/contours/hero.svg");
});

test("one line names the first six, and how many more there are", () => {
  const facts = [..."abcdefgh"].map((letter) => fact("own", letter.repeat(3)));
  const line = describeRemnants(found(page(facts.map(({ text }) => text).join(" ")), facts), "en-en");
  expect(line).toMatch(/^“aaa” in [^\n]+; “fff” in \/fr-fr\/contact\/; and 2 more$/);
});
