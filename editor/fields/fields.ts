/** The fields of a file, derived from its schema and its values: what a form needs to show and read back each of them. */
import * as v from "valibot";
import { amount, colour, optionKey } from "#app/content/schemas/common.ts";
import { optionKeys } from "#app/domain/catalogue.ts";
import { isLocale, locales } from "#app/i18n/locales.ts";
import type { Path } from "../../tooling/content/source.ts";
import { valueAt } from "../../tooling/content/yaml.ts";
import type { Place } from "../draft/draft.ts";
import {
  hasParts,
  isFont,
  isLocalized,
  isOrdered,
  isPortrait,
  isValid,
  maxLengthOf,
  type Schema,
  unwrapped,
} from "./schema.ts";

export type FieldKind =
  | "text"
  | "texts"
  | "number"
  | "amount"
  | "yesNo"
  | "choice"
  | "choices"
  | "fixed"
  | "colour"
  | "portrait"
  | "font"
  /** A text with proposals. */
  | "suggested";

export type Field = {
  readonly type: "field";
  readonly kind: FieldKind;
  /** The same value in each language, or one value. */
  readonly cells: readonly Place[];
  /** It may be left empty: the file then has `emptyValue` in its place. */
  readonly optional: boolean;
  readonly emptyValue?: null;
  readonly maxLength: number | null;
  /** What a choice can be, or a text is proposed to be. */
  readonly options: readonly (string | number)[];
  /** What the whole value around it becomes when this choice changes. */
  readonly variants?: Variants;
};

/** A value whose other fields depend on one of them: a price on its kind. */
export type Variants = {
  readonly path: Path;
  readonly key: string;
  /** The fields of each kind. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, v.GenericSchema>>>>;
};

export type Group = {
  readonly type: "group";
  /** One cell: a group has no languages. */
  readonly cells: readonly Place[];
  readonly children: readonly FormNode[];
  /** Of an entry of a list, which can be moved and removed. `count`: how many there are. */
  readonly list?: { readonly cells: readonly Place[]; readonly index: number; readonly count: number };
  /** Of a value that may be taken away: what the file has in its place then, null or nothing. */
  readonly end?: { readonly value: null | undefined };
};

/** What is not there yet and can be begun: the next entry of a list, or all of a value that may be missing. */
export type Start = {
  readonly type: "start";
  readonly of: "list" | "value";
  readonly cells: readonly Place[];
  /** How many entries the list has. */
  readonly count: number;
  /** The schema of an entry of the list, or of the value. */
  readonly schema: v.GenericSchema;
};

export type FormNode = Field | Group | Start;

const below = (cells: readonly Place[], key: string | number): readonly Place[] =>
  cells.map(({ file, path }) => ({ file, path: [...path, key] }));

/** The fields below a value. `data`: the file's. `cells`: where the value stands, in one language after the other. */
export function fieldsOf(
  given: v.GenericSchema,
  data: unknown,
  cells: readonly Place[] = [{ file: "", path: [] }],
): readonly FormNode[] {
  const [first = { file: "", path: [] }] = cells;
  const present = cells.map(({ path }) => valueAt(data, path)).find((value) => value !== undefined);
  const { schema, optional } = unwrapped(given as Schema);
  const field = (kind: FieldKind, more: Partial<Field> = {}): readonly FormNode[] => [
    {
      ...{ type: "field", kind, cells, optional, maxLength: maxLengthOf(schema), options: [] },
      ...((given as Schema).type === "nullable" && { emptyValue: null }),
      ...more,
    },
  ];
  const isBranch = !["string", "number", "boolean", "picklist", "literal", "array"].includes(schema.type);
  if (isBranch && (present === undefined || present === null))
    return optional ? [{ type: "start", of: "value", cells, count: 0, schema }] : [];
  if (isBranch && optional) return removable(fieldsOf(schema, data, cells), cells, given as Schema);

  switch (schema.type) {
    case "string":
      if (schema === (colour as unknown)) return field("colour");
      return field(isPortrait(schema) ? "portrait" : isFont(schema) ? "font" : "text");
    case "number":
      return field(schema === (amount as unknown) ? "amount" : "number");
    case "boolean":
      return field("yesNo");
    case "literal":
      return field(schema.literal === true && optional ? "yesNo" : "fixed");
    case "picklist":
      return field("choice", { options: schema.options as readonly (string | number)[] });
    case "array":
      return listOf(schema, data, cells, field);
    case "strict_tuple":
      return [
        group(
          cells,
          (schema.items ?? []).flatMap((item, index) => fieldsOf(item, data, below(cells, index))),
        ),
      ];
    case "record":
      return [
        group(
          cells,
          Object.keys(present as object).flatMap((key) =>
            schema.value === undefined ? [] : fieldsOf(schema.value, data, below(cells, key)),
          ),
        ),
      ];
    case "union": {
      const options = (schema.options ?? []) as readonly Schema[];
      // One that is being typed fits none of them.
      const found =
        options.find((option) => isValid(option, present)) ??
        options.find((option) => hasParts(option, present)) ??
        options[0];
      return found === undefined ? [] : fieldsOf(found, data, cells);
    }
    case "variant":
      return variantOf(schema, data, cells, first);
    default: {
      const { entries } = schema;
      if (entries === undefined) return [];
      if (isLocalized(schema) && !first.path.some(isLocale)) {
        const [language] = Object.values(entries);
        const own = locales.flatMap((locale) => below([first], locale));
        return language === undefined ? [] : fieldsOf(language, data, own);
      }
      const children = Object.entries(entries)
        // The mark of a sample is no value of the file: the page has a button for it.
        .filter(([key]) => first.path.length > 0 || key !== "sample")
        .flatMap(([key, entry]) => fieldsOf(entry, data, below(cells, key)));
      const { rest } = schema;
      const others =
        rest === undefined
          ? []
          : Object.keys(present as object)
              .filter((key) => !Object.hasOwn(entries, key))
              .flatMap((key) => fieldsOf(rest, data, below(cells, key)));
      const all = [...children, ...others];
      return first.path.length === 0 ? all : [group(cells, all)];
    }
  }
}

export const group = (cells: readonly Place[], children: readonly FormNode[]): Group => ({
  type: "group",
  cells,
  children,
});

/** The fields of a value that may be missing, as one group that can be taken away. */
function removable(
  nodes: readonly FormNode[],
  cells: readonly Place[],
  { type }: Schema,
): readonly FormNode[] {
  const own = nodes.length === 1 && nodes[0]?.type === "group" ? nodes[0].children : nodes;
  return [{ ...group(cells, own), end: { value: type === "nullable" ? null : undefined } }];
}

function listOf(
  list: Schema,
  data: unknown,
  cells: readonly Place[],
  field: (kind: FieldKind, more?: Partial<Field>) => readonly FormNode[],
): readonly FormNode[] {
  const { item: given } = list;
  if (given === undefined) return [];
  const { schema: item } = unwrapped(given);
  if (item.type === "picklist")
    return isOrdered(list)
      ? [orderedChoices(list, item, data, cells)]
      : field("choices", { options: item.options as readonly string[] });
  if (item === (optionKey as unknown)) return field("choices", { options: optionKeys });
  if (item.type === "string") return field("texts");
  const lengths = cells.map(({ path }) => {
    const value = valueAt(data, path);
    return Array.isArray(value) ? value.length : 0;
  });
  const count = Math.max(...lengths);
  const entries: readonly FormNode[] = Array.from({ length: count }, (_, index) => {
    // A language may have fewer entries.
    const own = below(cells, index).filter((_cell, position) => index < (lengths[position] ?? 0));
    const children = fieldsOf(given, data, own).flatMap((node) =>
      node.type === "group" && node.cells[0]?.path.length === own[0]?.path.length ? node.children : [node],
    );
    return { ...group(own, children), list: { cells, index, count } };
  });
  return [group(cells, [...entries, { type: "start", of: "list", cells, count, schema: given }])];
}

/** Choices that are moved, added and removed as the entries of any list, each once. */
function orderedChoices(list: Schema, item: Schema, data: unknown, cells: readonly Place[]): Group {
  const value = valueAt(data, cells[0]?.path ?? []);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const all = item.options as readonly string[];
  const left = all.filter((option) => !chosen.includes(option));
  const entries = chosen.map((own, index): Group => {
    const [choice] = fieldsOf(item, data, below(cells, index));
    const options = all.filter((option) => option === own || left.includes(option));
    const children = choice?.type === "field" ? [{ ...choice, options }] : [];
    return { ...group(below(cells, index), children), list: { cells, index, count: chosen.length } };
  });
  const isFull = left.length === 0 || chosen.length >= (maxLengthOf(list) ?? all.length);
  const start: Start = {
    ...{ type: "start", of: "list", cells, count: chosen.length },
    schema: v.picklist(left),
  };
  return group(cells, isFull ? entries : [...entries, start]);
}

function variantOf(
  schema: Schema,
  data: unknown,
  cells: readonly Place[],
  { path }: Place,
): readonly FormNode[] {
  const { key = "" } = schema;
  const options = (schema.options ?? []) as readonly Schema[];
  /** An option is for one name, or for some. */
  const namesOf = ({ entries }: Schema): readonly string[] => {
    const { literal, options: some = [] } = entries?.[key] ?? {};
    return literal === undefined ? some.map(String) : [String(literal)];
  };
  const found =
    options.find((option) => namesOf(option).includes(String(valueAt(data, [...path, key])))) ?? options[0];
  if (found?.entries === undefined) return [];
  const fields = Object.fromEntries(
    options.flatMap((option) => namesOf(option).map((name) => [name, option.entries ?? {}] as const)),
  );
  const choice: Field = {
    type: "field",
    kind: "choice",
    cells: below(cells, key),
    optional: false,
    maxLength: null,
    options: options.flatMap(namesOf),
    variants: { path, key, fields },
  };
  const others = Object.entries(found.entries).filter(([name]) => name !== key);
  return [
    group(cells, [choice, ...others.flatMap(([name, entry]) => fieldsOf(entry, data, below(cells, name)))]),
  ];
}
