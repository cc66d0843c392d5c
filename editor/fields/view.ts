/** A section as the page shows it: its fields in both languages with their names, hints, limits and problems. */
import { createHash } from "node:crypto";
import { isLocale, type Locale } from "#app/i18n/locales.ts";
import { explain } from "../../tooling/content/messages.ts";
import type { Problem } from "../../tooling/content/problem.ts";
import type { Path } from "../../tooling/content/source.ts";
import { parseYaml, valueAt } from "../../tooling/content/yaml.ts";
import { problemsOfFile, slotsOf } from "./checks.ts";
import {
  type Cell,
  type Field,
  type FieldKind,
  type FormValue,
  type Group,
  type Node,
  type Start,
  toForm,
} from "./fields.ts";
import {
  type ContentNames,
  hintOf,
  knownLabel,
  labelOf,
  labelsOfPath,
  languageNames,
  sectionName,
} from "./labels.ts";
import { type Files, filesOfSection } from "./replaceable.ts";
import {
  fileOf,
  isWords,
  namesIn,
  nodesOf,
  placeOf,
  portfolioOrder,
  type Read,
  type Section,
  sectionIdOf,
} from "./sections.ts";

export type CellView = {
  readonly file: string;
  readonly path: Path;
  readonly locale: Locale | null;
  readonly form: FormValue;
  /** The file's value, by which a later change of somebody else is noticed; empty if there is none. */
  readonly before: readonly unknown[];
  readonly changed: boolean;
  readonly problems: readonly string[];
};

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
  /** Of an entry of a list. */
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
  readonly of: Start["of"];
  readonly isEmpty: boolean;
  readonly places: readonly PlaceView[];
};

export type NodeView = FieldView | GroupView | StartView;

export type SectionView = {
  readonly id: string;
  readonly title: string;
  readonly hint: string | null;
  /** What of it is still the sample's; null if it is the owner's. */
  readonly sample: readonly string[] | null;
  readonly nodes: readonly NodeView[];
  readonly files: Files;
};

export const stateOf = (value: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(value) ?? "")
    .digest("base64url")
    .slice(0, 16);

export type Context = {
  readonly root: string;
  readonly locale: Locale;
  readonly sections: readonly Section[];
  readonly names: ContentNames;
  readonly read: Read;
  /** What the project says. */
  readonly readBase: Read;
};

/** Each file is read once for a request. */
export function contextOf(given: Omit<Context, "names">): Context {
  const cached = (read: Read): Read => {
    const known = new Map<string, string>();
    return (file) => {
      const text = known.get(file) ?? read(file);
      known.set(file, text);
      return text;
    };
  };
  const context = { ...given, read: cached(given.read), readBase: cached(given.readBase) };
  return { ...context, names: namesIn(context.sections, context.read, context.locale) };
}

const data = new Map<string, unknown>();
/** The data of a text that was parsed lately. */
export function dataOf(text: string): unknown {
  if (data.size > 400) data.clear();
  if (!data.has(text)) data.set(text, parseYaml(text));
  return data.get(text);
}

/** The name of a section: of a case study the client's. */
export function titleOf({ id }: Pick<Section, "id">, { names, locale }: Context): string {
  const [, slug] = /^portfolio\/(.+)\/project$/.exec(id) ?? [];
  return (slug === undefined ? undefined : names.get(slug)) ?? sectionName(id, locale);
}

/** Where a value or a file stands, as "Home › Top of the page › Title › Français". */
export function nameOfPlace(
  { file, path }: { readonly file: string; readonly path: Path },
  context: Context,
): string {
  const section = context.sections.find(({ files }) => Object.values(files).includes(file));
  const [, language] = /^content\/words\/([\w-]+)\//.exec(file) ?? [];
  const parts =
    section === undefined
      ? labelsOfPath(file.replace(/^content\/|\.\w+$/g, "").split("/"), context.locale, context.names)
      : [titleOf({ id: sectionIdOf(file) }, context), ...labelsOfPath(path, context.locale, context.names)];
  return [...parts, ...(isLocale(language) ? [languageNames[language]] : [])].join(" › ");
}

const lastKeys = (path: Path): readonly string[] =>
  path.filter((key) => typeof key === "string" && !isLocale(key)).flatMap((key) => String(key).split("."));

/** The text of a page whose key has no name is a text: it says itself what it is. */
function labelAt(section: Section, path: Path, { names, locale }: Context): string {
  const [key = "", outer = ""] = lastKeys(path).toReversed();
  if (!isWords(section)) return labelOf(outer, key, locale, names);
  return knownLabel(key, locale) ?? (locale === "fr-fr" ? "Texte" : "Text");
}

/** By which of its texts an entry of a list is called. */
const namingKeys = [
  "name",
  "clientName",
  "title",
  "question",
  "author",
  "label",
  "term",
  "network",
  "value",
  "project",
  "id",
];

function entryLabel(section: Section, cell: Cell | undefined, index: number, context: Context): string {
  const value = cell && valueAt(dataOf(context.read(fileOf(section, cell.locale))), cell.path);
  if (section.id === portfolioOrder) return context.names.get(String(value)) ?? String(value);
  const texts = [[], ...namingKeys.map((key) => [key])].flatMap((path) => [
    valueAt(value, path),
    valueAt(value, [...path, context.locale]),
  ]);
  const found = texts.find((text) => typeof text === "string" && text !== "");
  if (typeof found !== "string") return String(index + 1);
  return found.length > 60 ? `${found.slice(0, 60)}…` : (context.names.get(found) ?? found);
}

export function viewOf(section: Section, context: Context): SectionView {
  const { read, readBase, locale } = context;
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
      form: toForm({ kind, ...field }, value, locale === "fr-fr" ? "," : "."),
      before: value === undefined ? [] : [value],
      changed: stateOf(value) !== stateOf(valueIn(readBase, cell)),
      problems: (problems.get(file) ?? []).filter(isOwn).map(({ message }) => explain(message, locale)),
    };
  }

  function nodeView(node: Node): NodeView {
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
          ...{ type: "start", id, of: node.of, label: labelAt(section, path, context) },
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
      hint: list === undefined || list.index === 0 ? hintOf(section.id, path, locale) : null,
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
    id: section.id,
    title: titleOf(section, context),
    hint: hintOf(section.id, [], locale),
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
