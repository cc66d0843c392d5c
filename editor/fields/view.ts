/** A section as the page shows it: its fields in both languages with their names, hints, limits and problems. */
import type { Locale } from "#app/i18n/locales.ts";
import { linkPattern } from "#app/i18n/text-parts.ts";
import { explain } from "../../tooling/content/messages.ts";
import type { Problem } from "../../tooling/content/problem.ts";
import type { Path } from "../../tooling/content/source.ts";
import { valueAt } from "../../tooling/content/yaml.ts";
import { words } from "../words.ts";
import { problemsOfFile, slotsOf } from "./checks.ts";
import { type Context, dataOf, stateOf } from "./context.ts";
import type { Cell, Field, FieldKind, FormNode, Group } from "./fields.ts";
import { decimalOf, type FormValue, toForm } from "./form-values.ts";
import { hintOf, knownLabel, labelOf, labelsOfPath } from "./labels.ts";
import { entryLabel, labelAt, titleOf } from "./names.ts";
import { type Files, filesOfSection } from "./replaceable.ts";
import { fileOf, isWords, nodesOf, placeOf, type Read, type Section } from "./sections.ts";

export type CellView = {
  readonly file: string;
  readonly path: Path;
  readonly locale: Locale | null;
  readonly form: FormValue;
  /** The file's value, by which a later change of somebody else is noticed; empty if there is none. */
  readonly before: readonly unknown[];
  readonly changed: boolean;
  readonly problems: readonly string[];
  /** As pages show it, where that is not what is typed. */
  readonly reads: string | null;
};

/** What a page needs to know of a value that was stored. */
export type StoredCell = Pick<CellView, "before" | "form" | "problems" | "reads">;

export type FieldView = {
  readonly type: "field";
  readonly id: string;
  readonly kind: FieldKind;
  readonly label: string;
  readonly hint: string | null;
  readonly optional: boolean;
  readonly max: number | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Values that the page puts into the text. */
  readonly slots: readonly string[];
  readonly cells: readonly CellView[];
};

/** Where a list, or a value that may be missing, stands, and what it was when it was shown. */
export type PlaceView = { readonly file: string; readonly path: Path; readonly before: string };

export type GroupView = {
  readonly type: "group";
  readonly id: string;
  readonly label: string;
  readonly hint: string | null;
  readonly children: readonly NodeView[];
  /** Where an entry of a list stands in it; null if it is none. */
  readonly entry: {
    readonly index: number;
    readonly of: number;
    readonly places: readonly PlaceView[];
  } | null;
  /** It may be taken away. */
  readonly end: readonly PlaceView[] | null;
};

export type StartView = {
  readonly type: "start";
  readonly id: string;
  readonly label: string;
  readonly isEmpty: boolean;
  readonly places: readonly PlaceView[];
};

export type NodeView = FieldView | GroupView | StartView;

export type SectionView = {
  readonly title: string;
  readonly hint: string | null;
  /** What of it is still the sample's; null if it is the owner's. */
  readonly sample: readonly string[] | null;
  readonly nodes: readonly NodeView[];
  readonly files: Files;
};

/** A text with what the site puts into it; null for one that has no values and no parts of services. */
export function readingOf(text: unknown, locale: Locale | null, { compose }: Context): string | null {
  if (locale === null || typeof text !== "string" || !/\{\w+\.|\[/.test(text)) return null;
  return compose(text, locale).replace(linkPattern, "$1").replaceAll("*", "");
}

export function viewOf(section: Section, context: Context): SectionView {
  const { read, readCommitted, locale } = context;
  const valueIn = (reader: Read, { locale: of, path }: Cell) =>
    valueAt(dataOf(reader(fileOf(section, of))), path);
  const problems = new Map(
    Object.values(section.files).map((file) => [file, problemsOfFile(file, read(file))] as const),
  );
  const placesOf = (cells: readonly Cell[]): readonly PlaceView[] =>
    cells.map((cell) => ({
      file: fileOf(section, cell.locale),
      path: cell.path,
      before: stateOf(valueIn(read, cell)),
    }));

  function cellView({ kind, ...field }: Field, cell: Cell): CellView {
    const file = fileOf(section, cell.locale);
    const value = valueIn(read, cell);
    const place = cell.path.join(".");
    const isOwn = ({ field: at }: Problem) =>
      at === place || (["texts", "choices"].includes(kind) && at.startsWith(`${place}.`));
    return {
      file,
      path: cell.path,
      locale: cell.locale,
      form: toForm({ kind, ...field }, value, decimalOf(locale)),
      before: value === undefined ? [] : [value],
      changed: stateOf(value) !== stateOf(valueIn(readCommitted, cell)),
      problems: (problems.get(file) ?? []).filter(isOwn).map(({ message }) => explain(message, locale)),
      reads: readingOf(value, cell.locale, context),
    };
  }

  function nodeView(node: FormNode): NodeView {
    const path = node.cells[0]?.path ?? [];
    const id = placeOf(node);
    switch (node.type) {
      case "field":
        return {
          ...{ type: "field", id, kind: node.kind, optional: node.optional, max: node.maxLength },
          label: labelAt(section, path, context),
          hint: hintOf(section.id, path, locale),
          options: node.options.map((option) => ({
            value: String(option),
            label: labelOf("", String(option), locale, context.names),
          })),
          slots: isWords(section) ? slotsOf(fileOf(section, null), String(path[0])) : [],
          cells: node.cells.map((cell) => cellView(node, cell)),
        };
      case "start": {
        const value = node.cells[0] && valueIn(read, node.cells[0]);
        return {
          ...{ type: "start", id, label: labelAt(section, path, context) },
          isEmpty: node.of === "value" || !Array.isArray(value) || value.length === 0,
          places: placesOf(node.cells),
        };
      }
      case "group":
        return groupView(node, id);
      default:
        return node satisfies never;
    }
  }

  function groupView(node: Group, id: string): GroupView {
    const { cells, list } = node;
    const path = cells[0]?.path ?? [];
    const length = list?.cells[0] && valueIn(read, list.cells[0]);
    return {
      ...{ type: "group", id },
      label:
        list === undefined
          ? labelAt(section, path, context)
          : entryLabel(section, cells[0], list.index, context),
      hint: list === undefined ? hintOf(section.id, path, locale) : null,
      children: node.children.map(nodeView),
      entry:
        list === undefined
          ? null
          : {
              index: list.index,
              of: Array.isArray(length) ? length.length : 0,
              places: placesOf(list.cells),
            },
      end: node.removable ? placesOf(cells) : null,
    };
  }

  /** Texts of a page stand under the first part of their keys. */
  function wordGroups(nodes: readonly NodeView[]): readonly NodeView[] {
    const groups = Map.groupBy(nodes, ({ id }) => id.split(".")[0] ?? "");
    return [...groups].map(([key, children]) => ({
      ...{ type: "group", id: key, hint: null, children, entry: null, end: null },
      label: knownLabel(key, locale) ?? "",
    }));
  }

  const nodes = nodesOf(section, read).map(nodeView);
  const sample =
    isWords(section) || fileOf(section, null) === ""
      ? undefined
      : valueAt(dataOf(read(fileOf(section, null))), ["sample"]);
  return {
    title: titleOf(section, context),
    hint: isWords(section) ? words[locale].wordsHint : hintOf(section.id, [], locale),
    sample:
      sample === true
        ? []
        : Array.isArray(sample)
          ? sample.map((part) => labelsOfPath(String(part).split("."), locale, context.names).join(" › "))
          : null,
    nodes: isWords(section) ? wordGroups(nodes) : nodes,
    files: filesOfSection(section, context),
  };
}
