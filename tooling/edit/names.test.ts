/** The names that the editing page shows: in its French there are no English ones, and no keys. */
import { join } from "node:path";
import { expect, test } from "vitest";
import { sectionNames } from "#app/content/edited-sections.ts";
import { isLocale } from "#app/i18n/locales.ts";
import { ContentDrafts } from "./content-drafts.ts";
import { lastKey, nestedLabel } from "./field-view.ts";
import { knownName, nameWithin } from "./names.ts";
import { allNodes, isWords, namesIn, nodesOf, sectionsOf } from "./sections.ts";

const root = join(import.meta.dirname, "../..");
const drafts = new ContentDrafts(root, join(root, "no-such-folder"));
const sections = sectionsOf(root, drafts);
const names = namesIn(drafts, sections, "fr-fr");

const isNamed = (key: string, outer: string): boolean =>
  key === "" ||
  /^\d+$/.test(key) ||
  isLocale(key) ||
  names.has(key) ||
  nameWithin(outer, key, "fr-fr") !== null ||
  knownName(key, "fr-fr") !== null;

test("every field, group and choice of the French page has a French name", () => {
  const without = new Set<string>();
  for (const section of sections.filter((one) => !isWords(one)))
    for (const node of allNodes(nodesOf(section, drafts))) {
      const path = node.cells[0]?.path ?? [];
      const [outer = ""] = path.filter((part) => typeof part === "string" && !isLocale(part)).slice(-2);
      if (!isNamed(lastKey(path), String(outer))) without.add(`${section.id}: ${lastKey(path)}`);
      if (node.type === "field")
        for (const option of node.options)
          if (!isNamed(String(option), "")) without.add(`${section.id}: ${lastKey(path)} = ${option}`);
    }
  expect([...without]).toEqual([]);
});

test("a part keeps its word where the content has given its key a name elsewhere", () => {
  const answer = "Un logo, des textes";
  const given = new Map([
    ["texts", answer],
    ["have.texts", answer],
  ]);
  const context = { names: given, locale: "fr-fr" } as const;
  expect(nestedLabel("have", "texts", context)).toBe(answer);
  expect(nestedLabel("holds", "texts", context)).toBe("Textes");
  expect(nestedLabel("fonts", "texts", context)).toBe("Textes");
});

test("every section has a name of its own, but for the case studies", () => {
  const known = new Set(sectionNames.map(({ id }) => id));
  const others = sections.filter(({ id }) => !known.has(id) && !/^portfolio\/.+\/project$/.test(id));
  expect(others.map(({ id }) => id)).toEqual([]);
});
