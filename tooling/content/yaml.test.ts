import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parseDocument } from "yaml";
import type { Path } from "./source.ts";
import { changeYaml as changeAll, changeList, parseYaml, valueAt, yamlText } from "./yaml.ts";

const changeYaml = (text: string, path: Path, value: unknown) => changeAll(text, [{ path, value }]);

const project = join(import.meta.dirname, "../..");

const file = `# The agency's offers.
sample: [capital, siret]
title: "Le rendez\\u2011vous" # shown first
count: 12
price: { kind: oneOff, amount: 390 }

# Each is a card.
cards:
  # The smallest.
  - name: "Un : le premier"
    tags: [seo, audit]
  # The largest.
  - name: "Deux"
    tags: []
    # Nobody sees it.
    hidden: true

texts:
  - "Un"
  - "Deux"
last: "Fin"
`;

/** The lines that a change replaces, and the lines that stand there afterwards. */
function changedLines(path: Path, value: unknown) {
  const before = file.split("\n");
  const after = changeYaml(file, path, value).split("\n");
  expect(valueAt(parseYaml(after.join("\n")), path)).toEqual(value);
  let start = 0;
  while (before[start] === after[start] && start < before.length) start++;
  let end = 0;
  while (before.at(-1 - end) === after.at(-1 - end) && end < Math.min(before.length, after.length) - start)
    end++;
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)];
}

test.each<[string, Path, unknown, string[], string[]]>([
  [
    "a text, with its comment",
    ["title"],
    'Un "mot" : e\u2011mail\u00a0!',
    ['title: "Le rendez\\u2011vous" # shown first'],
    ['title: "Un \\"mot\\" : e\\u2011mail\\u00A0!" # shown first'],
  ],
  ["a text with brackets", ["last"], "a [ b ] c", ['last: "Fin"'], ['last: "a [ b ] c"']],
  ["a number", ["count"], 24.5, ["count: 12"], ["count: 24.5"]],
  [
    "an amount within a line",
    ["price", "amount"],
    420,
    ["price: { kind: oneOff, amount: 390 }"],
    ["price: { kind: oneOff, amount: 420 }"],
  ],
  [
    "another kind of price",
    ["price"],
    { kind: "onQuote" },
    ["price: { kind: oneOff, amount: 390 }"],
    ["price: { kind: onQuote }"],
  ],
  ["a list on one line", ["sample"], ["siret"], ["sample: [capital, siret]"], ["sample: [siret]"]],
  [
    "a choice in a list",
    ["cards", 0, "tags", 1],
    "ads",
    ["    tags: [seo, audit]"],
    ["    tags: [seo, ads]"],
  ],
  ["a text that is added", ["texts"], ["Un", "Deux", "Trois"], [], ['  - "Trois"']],
  ["a text that is removed", ["texts"], ["Deux"], ['  - "Un"'], []],
  ["a yes", ["cards", 1, "hidden"], false, ["    hidden: true"], ["    hidden: false"]],
  [
    "a field that is removed, with its comment,",
    ["cards", 1, "hidden"],
    undefined,
    ["    # Nobody sees it.", "    hidden: true"],
    [],
  ],
  ["a field that is added", ["note"], "Oui", [], ['note: "Oui"']],
])("%s changes its line alone", (_what, path, value, gone, come) => {
  expect(changedLines(path, value)).toEqual([gone, come]);
});

test("an entry of a list that is removed leaves the comments of the others", () => {
  const changed = changeList(file, ["cards"], { do: "remove", index: 0 });
  expect(parseYaml(changed)).toMatchObject({ cards: [{ name: "Deux", tags: [], hidden: true }] });
  expect(changed).toContain("# The largest.\n");
  expect(changed).toContain("# Nobody sees it.\n");
});

test("an entry that is added to a list of cards follows the others", () => {
  const added = changeList(file, ["cards"], { do: "add", value: { name: "Trois", tags: ["seo"] } });
  expect(added).toContain('    hidden: true\n  - name: "Trois"\n');
  expect(added).toContain("# Nobody sees it.\n");
});

/** The places of all texts, numbers and choices of a value. */
function leavesOf(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) =>
    leavesOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

const other = (value: unknown): unknown =>
  typeof value === "string" ? `${value} : "autre" #` : typeof value === "number" ? value + 1 : !value;

test("every value of every file of the content can be changed and put back, and its line alone is another", () => {
  const files = globSync("content/**/*.yaml", { cwd: project });
  expect(files.length).toBeGreaterThan(0);
  for (const name of files) {
    // A file that was written by hand is formatted by its first change.
    const text = yamlText(parseDocument(readFileSync(join(project, name), "utf8")));
    const data = parseYaml(text);
    // Some of the values of a long file: each change parses it again.
    const leaves = leavesOf(data);
    const step = Math.ceil(leaves.length / 2);
    for (const path of leaves.filter((_, index) => index % step === 0)) {
      const value = valueAt(data, path);
      const changed = changeYaml(text, path, other(value));
      expect(valueAt(parseYaml(changed), path), `${name} ${path.join(".")}`).toEqual(other(value));
      expect(changed.split("\n").length, `${name} ${path.join(".")}`).toBe(text.split("\n").length);
      const back = changeYaml(changed, path, value);
      // A name that got quotes keeps them.
      expect(back.replaceAll('"', ""), `${name} ${path.join(".")}`).toBe(text.replaceAll('"', ""));
    }
  }
});

test("the first entries of an empty list get lines of their own, and what follows stays", () => {
  const text = '# The clients.\nclients: []\n\nname: "A" # who\n';
  const added = changeList(text, ["clients"], { do: "add", value: { name: "Anne", role: { "fr-fr": "" } } });
  expect(added).toBe(
    '# The clients.\nclients:\n  - name: "Anne"\n    role:\n      fr-fr: ""\n\nname: "A" # who\n',
  );
  const removed = changeList(added, ["clients"], { do: "remove", index: 0 });
  expect(removed).toBe(text);
});

test("entries of a list change places with their comments", () => {
  const names = (text: string) =>
    (parseYaml(text) as { cards: { name: string }[] }).cards.map(({ name }) => name);
  const moved = changeList(file, ["cards"], { do: "down", index: 0 });
  expect(names(moved)).toEqual(["Deux", "Un : le premier"]);
  expect(moved).toContain("# Nobody sees it.\n");
  expect(names(changeList(moved, ["cards"], { do: "up", index: 1 }))).toEqual(names(file));
  // There is no place above the first.
  expect(names(changeList(file, ["cards"], { do: "up", index: 0 }))).toEqual(names(file));
});

/** The same file as somebody else would write it. */
const byHand = `

# The agency's offers.
sample:
    - capital
    - 'siret'
title:   'Le rendez\u2011vous'   # shown first
count: 12
price:
    kind: oneOff
    amount: 390.00
# Each is a card.
cards:
- name: >-
    Un :
    le premier
  tags: [ 'seo', audit ]
- { name: Deux, tags: [], hidden: true }
texts: ["Un",
  "Deux"]
last: Fin
`;

test("a file that somebody has written by hand, in any style of YAML, says the same after a change of another value", () => {
  for (const text of [byHand, byHand.replaceAll("\n", "\r\n")]) {
    expect(parseYaml(text)).toEqual(parseYaml(file));
    const changed = changeYaml(text, ["count"], 13);
    expect(parseYaml(changed)).toEqual({ ...(parseYaml(file) as object), count: 13 });
    for (const comment of ["# The agency's offers.", "# shown first", "# Each is a card."])
      expect(changed).toContain(comment);
    // From then on a change is its line alone.
    expect(changeYaml(changed, ["count"], 12)).toBe(changed.replace("count: 13", "count: 12"));
  }
});
