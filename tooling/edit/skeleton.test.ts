import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { file, inLanguages, plainText } from "#app/content/schemas/common.ts";
import { projectSchema } from "#app/content/schemas/project.ts";
import { kinds } from "../content/kinds.ts";
import { fieldsOf, type Node } from "./fields.ts";
import { afterAction, stateOf } from "./parts.ts";
import { allNodes, leavesOf } from "./sections.ts";
import { skeletonOf } from "./skeleton.ts";
import { changeYaml, parseYaml, valueAt } from "./yaml-change.ts";

const schema = file({
  people: v.array(v.strictObject({ name: plainText, role: inLanguages(plainText), since: v.number() })),
  rating: v.nullable(v.strictObject({ value: v.number(), kind: v.picklist(["stars", "points"]) })),
});
const nodesOf = (data: unknown): readonly Node[] => allNodes(fieldsOf(schema, data));
const person = { name: "", role: { "fr-fr": "", "en-en": "" }, since: "" };

test("an empty list gets its first entry, with all that its schema asks for", () => {
  const nodes = nodesOf({ people: [], rating: null });
  const begun = afterAction(nodes, { action: "begin", index: 0 }, ["people"], []);
  expect(begun?.value).toEqual([person]);
  const fields = leavesOf(fieldsOf(schema, { people: begun?.value, rating: null }));
  expect(fields.flatMap(({ cells }) => cells.map(({ path }) => path.join(".")))).toEqual([
    "people.0.name",
    "people.0.role.fr-fr",
    "people.0.role.en-en",
    "people.0.since",
  ]);
});

test("a value that the file does not have is begun, and taken away again", () => {
  const begun = afterAction(
    nodesOf({ people: [], rating: null }),
    { action: "begin", index: 0 },
    ["rating"],
    null,
  );
  expect(begun?.value).toEqual({ value: "", kind: "stars" });
  const nodes = nodesOf({ people: [], rating: begun?.value });
  expect(afterAction(nodes, { action: "end", index: 0 }, ["rating"], begun?.value)).toEqual({ value: null });
  // A list is not taken away.
  expect(afterAction(nodes, { action: "end", index: 0 }, ["people"], [])).toBeNull();
});

test("entries of a list are moved and removed, and a place that has no list has no such action", () => {
  const list = ["a", "b", "c"].map((name) => ({ ...person, name }));
  const nodes = nodesOf({ people: list, rating: null });
  const names = (action: "up" | "down" | "remove", index: number) =>
    (afterAction(nodes, { action, index }, ["people"], list)?.value as typeof list | undefined)
      ?.map(({ name }) => name)
      .join("");
  expect([names("up", 1), names("down", 1), names("remove", 1), names("up", 0)]).toEqual([
    "bac",
    "acb",
    "ac",
    "abc",
  ]);
  expect(afterAction(nodes, { action: "remove", index: 0 }, ["rating"], list)).toBeNull();
  expect(stateOf(list)).not.toBe(stateOf(list.toReversed()));
});

test("a case study that begins has a field for everything, and its file says exactly that", () => {
  const started = skeletonOf(projectSchema);
  expect(parseYaml(changeYaml("", [], started))).toEqual(started);
  const paths = leavesOf(fieldsOf(projectSchema, started)).map(({ cells }) => cells[0]?.path[0]);
  const expected = ["clientName", "territory", "context", "pictureAlt", "palette", "websiteUrl"];
  expect(paths).toEqual(expect.arrayContaining(expected));
});

const root = join(import.meta.dirname, "../..");
/** What can be begun in each kind of file: one of each place, whichever entry of a list that is in. */
const starts = kinds.flatMap((kind) => {
  const [name = ""] = globSync(`content/${kind.files}`, { cwd: root });
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
