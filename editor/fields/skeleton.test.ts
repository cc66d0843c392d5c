import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { file, perLanguage, plainText } from "#app/content/schemas/common.ts";
import { projectSchema } from "#app/content/schemas/project.ts";
import { kinds } from "../../tooling/content/kinds.ts";
import { changeYaml, parseYaml, valueAt } from "../../tooling/content/yaml.ts";
import { fieldsOf } from "./fields.ts";
import { type PartAction, partOf } from "./parts.ts";
import { placeholders } from "./placeholders.ts";
import { allNodes, leavesOf } from "./sections.ts";
import { skeletonOf } from "./skeleton.ts";

const schema = file({
  people: v.array(v.strictObject({ name: plainText, role: perLanguage(plainText), since: v.number() })),
  rating: v.nullable(v.strictObject({ value: v.number(), kind: v.picklist(["stars", "points"]) })),
});
const empty = "people: []\nrating: null\n";
/** The text of a file after an action on the node at a place; null if it has none. */
function textAfter(text: string, id: string, action: PartAction, of: v.GenericSchema = schema) {
  const part = partOf(fieldsOf(of, parseYaml(text)), id, action);
  return part === null ? null : part.cells.reduce(part.change, text);
}
function after(text: string, id: string, action: PartAction) {
  const next = textAfter(text, id, action);
  return next === null ? null : parseYaml(next);
}

test("choices whose order counts are moved, removed, and added from those that are left, up to their number", () => {
  const ordered = v.pipe(
    v.pipe(v.array(v.picklist(["one", "two", "three"])), v.metadata({ ordered: true })),
    v.maxLength(2),
  );
  const menus = file({ menu: ordered });
  const act = (text: string, id: string, action: PartAction) => textAfter(text, id, action, menus);
  const options = (text: string) => leavesOf(fieldsOf(menus, parseYaml(text))).map((field) => field.options);
  expect(options("menu: [three]\n")).toEqual([["one", "two", "three"]]);
  const two = act("menu: [three]\n", "menu", "begin") ?? "";
  expect(two).toBe("menu: [three, one]\n");
  // Each once: another's is not offered.
  expect(options(two)).toEqual([
    ["two", "three"],
    ["one", "two"],
  ]);
  expect(act(two, "menu.0", "down")).toBe("menu: [one, three]\n");
  expect(act(two, "menu.1", "remove")).toBe("menu: [three]\n");
  expect(act(two, "menu", "begin")).toBeNull();
  expect(act("menu: []\n", "menu", "begin")).toBe('menu:\n  - "one"\n');
});

const person = { name: placeholders["fr-fr"], role: placeholders, since: "" };

test("an empty list gets its first entry, with texts to be replaced in the language of each", () => {
  expect(after(empty, "people", "begin")).toEqual({ people: [person], rating: null });
});

test("a value that the file does not have is begun, and taken away again", () => {
  const begun = { people: [], rating: { value: "", kind: "stars" } };
  expect(after(empty, "rating", "begin")).toEqual(begun);
  expect(after(changeYaml("", [{ path: [], value: begun }]), "rating", "end")).toEqual({
    people: [],
    rating: null,
  });
  // A list is not taken away.
  expect(after(empty, "people", "end")).toBeNull();
});

test("entries of a list are moved and removed, and a place that has no list has no such action", () => {
  const people = ["a", "b", "c"].map((name) => ({ ...person, name }));
  const text = changeYaml("", [{ path: [], value: { people, rating: null } }]);
  const names = (action: "up" | "down" | "remove", index: number) =>
    (after(text, `people.${index}`, action) as { people: typeof people } | null)?.people
      .map(({ name }) => name)
      .join("");
  expect([names("up", 1), names("down", 1), names("remove", 1), names("up", 0)]).toEqual([
    "bac",
    "acb",
    "ac",
    "abc",
  ]);
  expect(names("remove", 3)).toBeUndefined();
  expect(after(text, "rating", "remove")).toBeNull();
});

test("a case study that begins is valid but for what has to be chosen, and has a field for everything", () => {
  const begun = skeletonOf(projectSchema);
  expect(parseYaml(changeYaml("", [{ path: [], value: begun }]))).toEqual(begun);
  const paths = leavesOf(fieldsOf(projectSchema, begun)).map(({ cells }) => cells[0]?.path[0]);
  const expected = ["clientName", "territory", "context", "pictureAlt", "palette", "websiteUrl"];
  expect(paths).toEqual(expect.arrayContaining(expected));
});

const root = join(import.meta.dirname, "../..");
/** What can be begun in each kind of file: one of each place, whichever entry of a list that is in. */
const starts = kinds.flatMap((kind) => {
  const [name] = globSync(`content/${kind.files}`, { cwd: root });
  // An agency may have no case study yet.
  if (name === undefined) return [];
  const data = parseYaml(readFileSync(join(root, name), "utf8"));
  const found = allNodes(fieldsOf(kind.schema, data)).filter((node) => node.type === "start");
  const byPlace = new Map(
    found.map((start) => [
      `${name} ${start.cells[0]?.path.map((key) => (typeof key === "number" ? "n" : key)).join(".")}`,
      start,
    ]),
  );
  return [...byPlace].map(([place, start]) => ({ place, start, data, schema: kind.schema }));
});

test.each(starts)("what is begun at $place has fields of its own", ({ start, data, schema: whole }) => {
  const path = start.cells[0]?.path ?? [];
  const found = valueAt(data, path);
  const begun = skeletonOf(start.schema, Array.isArray(found) ? found.at(-1) : undefined);
  const list = Array.isArray(found) ? [...found, begun] : [begun];
  const changed = structuredClone(data);
  const parent = valueAt(changed, path.slice(0, -1)) as Record<string, unknown>;
  parent[String(path.at(-1))] = start.of === "list" ? list : begun;
  const before = allNodes(fieldsOf(whole, data)).length;
  expect(allNodes(fieldsOf(whole, changed)).length).toBeGreaterThan(before);
});
