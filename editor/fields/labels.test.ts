/** The names that the editor shows: in its French there are no English ones, and no keys. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { sections as listed } from "#app/content/edited-sections.ts";
import { isLocale } from "#app/i18n/locales.ts";
import { parseYaml } from "../../tooling/content/yaml.ts";
import { knownLabel, labelOf } from "./labels.ts";
import { allNodes, isWords, namesIn, nodesOf, sectionsOf } from "./sections.ts";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => parseYaml(readFileSync(join(root, file), "utf8"));
const sections = sectionsOf(root);
const names = namesIn(sections, read, "fr-fr");
const none = new Map<string, string>();

const isNamed = (key: string, outer: string): boolean =>
  key === "" ||
  /^\d+$/.test(key) ||
  isLocale(key) ||
  names.has(key) ||
  knownLabel(key, "fr-fr") !== null ||
  // By the key that is around it.
  labelOf(outer, key, "fr-fr", none) !== labelOf("", key, "fr-fr", none);

test("every field, group and choice of the French page has a French name", () => {
  const without = new Set<string>();
  for (const section of sections.filter((one) => !isWords(one)))
    for (const node of allNodes(nodesOf(section, read))) {
      const path = (node.cells[0]?.path ?? []).filter((key) => typeof key === "string" && !isLocale(key));
      const [key = "", outer = ""] = path.toReversed().map(String);
      if (!isNamed(key, outer)) without.add(`${section.id}: ${key}`);
      for (const option of node.type === "field" ? node.options : [])
        if (!isNamed(String(option), "")) without.add(`${section.id}: ${key} = ${option}`);
    }
  expect([...without]).toEqual([]);
});

test("a part keeps its word where the content has given its key a name elsewhere", () => {
  const answer = "Un logo, des textes";
  const given = new Map([
    ["texts", answer],
    ["have.texts", answer],
  ]);
  expect(labelOf("have", "texts", "fr-fr", given)).toBe(answer);
  expect(labelOf("holds", "texts", "fr-fr", given)).toBe("Textes");
  expect(labelOf("fonts", "texts", "fr-fr", given)).toBe("Textes");
});

test("every section has a name of its own, but for the case studies", () => {
  const known = new Set(listed.map(({ id }) => id));
  const others = sections.filter(({ id }) => !known.has(id) && !/^portfolio\/.+\/project$/.test(id));
  expect(others.map(({ id }) => id)).toEqual([]);
});
