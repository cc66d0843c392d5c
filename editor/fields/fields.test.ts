import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { expect, test } from "vitest";
import { amount, file, perLanguage, plainText } from "#app/content/schemas/common.ts";
import { placeFields } from "#app/content/schemas/place.ts";
import { kinds } from "../../tooling/content/kinds.ts";
import { parseYaml, valueAt } from "../../tooling/content/yaml.ts";
import { type Field, type FormNode, fieldsOf } from "./fields.ts";
import { fromForm, ofKind, toForm } from "./form-values.ts";
import { placeholders } from "./placeholders.ts";

const project = join(import.meta.dirname, "../..");

const leaves = (nodes: readonly FormNode[]): readonly Field[] =>
  nodes.flatMap((node) =>
    node.type === "field" ? [node] : node.type === "group" ? leaves(node.children) : [],
  );

/** The places of all values: a list of texts or of choices is one, and an empty list has none. */
function placesOf(value: unknown, path = ""): readonly string[] {
  if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item !== "object"))
    return [path];
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, item]) => placesOf(item, `${path}.${key}`));
}

const files = kinds.flatMap((kind) =>
  globSync(`content/${kind.files}`, { cwd: project }).map((name) => [name, kind.schema] as const),
);

test.each(files)("every value of %s has a field, which reads and writes it unchanged", (name, schema) => {
  const data = parseYaml(readFileSync(join(project, name), "utf8"));
  const fields = leaves(fieldsOf(schema, data));
  const cells = fields.flatMap((field) => field.cells.map((cell) => ({ field, path: cell.path })));
  for (const { field, path } of cells) {
    const value = valueAt(data, path);
    for (const decimal of [",", "."] as const)
      expect(fromForm(field, toForm(field, value, decimal), value), path.join(".")).toEqual(value);
  }
  const covered = new Set(cells.map(({ path }) => `.${path.join(".")}`));
  // A list on one line may be a field for each of its entries, as a tuple is.
  const missing = placesOf(data).filter(
    // The mark of a sample has a button.
    (place) =>
      place !== ".sample" &&
      !covered.has(place) &&
      ![...covered].some((other) => other.startsWith(`${place}.`)),
  );
  // Null stands for a value that a file does not have: it begins in the file.
  expect(missing.filter((place) => valueAt(data, place.slice(1).split(".")) !== null)).toEqual([]);
});

const price = v.variant("kind", [
  v.strictObject({ kind: v.literal("oneOff"), amount }),
  v.strictObject({ kind: v.literal("onQuote") }),
]);
const schema = file({
  price,
  name: perLanguage(v.pipe(plainText, v.maxLength(20))),
  cards: v.array(v.strictObject({ title: perLanguage(plainText), year: v.number() })),
  extra: v.exactOptional(v.picklist(["one", "two"])),
  number: v.nullable(plainText),
});
const data = {
  price: { kind: "oneOff", amount: 390.5 },
  name: { "fr-fr": "Nom", "en-en": "Name" },
  cards: [{ title: { "fr-fr": "Un", "en-en": "One" }, year: 2020 }],
  number: "732 829 320",
};
const fieldAt = (path: string): Field => {
  const found = leaves(fieldsOf(schema, data)).find((field) => field.cells[0]?.path.join(".") === path);
  if (found === undefined) throw new Error(`no field ${path}`);
  return found;
};

test("a text of both languages is one field with a cell for each, and the length that its schema allows", () => {
  expect(fieldAt("name.fr-fr")).toMatchObject({
    kind: "text",
    maxLength: 20,
    cells: [{ path: ["name", "fr-fr"] }, { path: ["name", "en-en"] }],
  });
});

test("an amount is shown in euros as the language writes it, and read with spaces and the sign of the euro", () => {
  const field = fieldAt("price.amount");
  expect(field.kind).toBe("amount");
  expect(toForm(field, 390.5, ",")).toBe("390,5");
  expect(fromForm(field, "1\u202f490,50 €", 390.5)).toBe(1490.5);
  expect(fromForm(field, "beaucoup", 390.5)).toBe("beaucoup");
  // A thousand or one: the check refuses what stays as it was typed.
  for (const ambiguous of ["1.490", "1,490"]) expect(fromForm(field, ambiguous, 390.5)).toBe(ambiguous);
});

test("another kind of price keeps what both have, and asks for the rest", () => {
  const { variants } = fieldAt("price.kind");
  if (variants === undefined) throw new Error("expected variants");
  expect(ofKind(variants, data.price, "onQuote")).toEqual({ kind: "onQuote" });
  expect(ofKind(variants, { kind: "onQuote" }, "oneOff")).toEqual({ kind: "oneOff", amount: "" });
});

test("a place of VAT without a rate needs its reason in both languages, and gets no optional field", () => {
  const kept = { name: { "fr-fr": "Ici", "en-en": "Here" }, in: { "fr-fr": "ici", "en-en": "here" } };
  const taxed = { ...kept, country: "GP", perMille: 85, vatCategory: "S" };
  const { variants } =
    leaves(fieldsOf(placeFields, { vatPlaces: { here: taxed } })).find(({ cells }) =>
      cells[0]?.path.includes("vatCategory"),
    ) ?? {};
  if (variants === undefined) throw new Error("expected variants");
  expect(ofKind(variants, taxed, "E")).toEqual({
    ...{ ...kept, country: "GP" },
    ...{ vatCategory: "E", untaxed: placeholders },
  });
});

test("a choice that the file does not have is offered, and stays away while nothing is chosen", () => {
  const field = fieldAt("extra");
  expect(toForm(field, undefined)).toBe("");
  expect(fromForm(field, "", undefined)).toBeUndefined();
  expect(fromForm(field, "two", undefined)).toBe("two");
});

test("a choice that is only begun shows none of those that can be made", () => {
  const field: Field = { ...fieldAt("name.fr-fr"), kind: "choice", options: ["bakery", "museum"] };
  expect(toForm(field, "a-completer")).toBe("");
  expect(toForm(field, "museum")).toBe("museum");
});

test("what is not known is emptied: the file then has null, as it asks for", () => {
  const field = fieldAt("number");
  expect(toForm(field, null)).toBe("");
  expect(fromForm(field, "", "732 829 320")).toBeNull();
});

test("a list is a group, and each entry of it one that knows its place", () => {
  const list = fieldsOf(schema, data).find(({ cells }) => cells[0]?.path[0] === "cards");
  expect(list?.type === "group" && list.children[0]).toMatchObject({
    list: { index: 0, cells: [{ path: ["cards"] }] },
  });
});
