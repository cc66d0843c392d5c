/** A section as the page shows it: its fields in both languages with their names, hints, limits and problems. */
import { isDeepStrictEqual } from "node:util";
import type { Locale } from "#app/i18n/locales.ts";
import { linkPattern } from "#app/i18n/text-parts.ts";
import { explain } from "../../tooling/content/messages.ts";
import type { Problem } from "../../tooling/content/problem.ts";
import type { Path } from "../../tooling/content/source.ts";
import { valueAt } from "../../tooling/content/yaml.ts";
import type { Place } from "../draft/draft.ts";
import { words } from "../words.ts";
import { problemsOfFile, slotsOf } from "./checks.ts";
import type { Context } from "./context.ts";
import type { Field, FieldKind, FormNode } from "./fields.ts";
import { decimalOf, type FormValue, toForm } from "./form-values.ts";
import { hintOf, knownLabel, labelOf, labelsOfPath } from "./labels.ts";
import { entryLabel, labelAt, titleOf } from "./names.ts";
import { type Files, filesOfSection } from "./replaceable.ts";
import { isWords, languageOf, nodesOf, placeOf, type Read, type Section } from "./sections.ts";

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

export type GroupView = {
  readonly type: "group";
  readonly id: string;
  readonly label: string;
  readonly hint: string | null;
  readonly children: readonly NodeView[];
  /** Of an entry of a list its place in it. */
  readonly entry: { readonly index: number; readonly count: number } | null;
  /** It may be taken away. */
  readonly canEnd: boolean;
};

export type StartView = {
  readonly type: "start";
  readonly id: string;
  readonly label: string;
  readonly isEmpty: boolean;
};

export type NodeView = FieldView | GroupView | StartView;

export type SectionView = {
  readonly title: string;
  readonly hint: string | null;
  /** What of it is still the sample's; null if it is the owner's. */
  readonly sample: readonly string[] | null;
  readonly nodes: readonly NodeView[];
  readonly files: Files;
  /** The fields that are needed before what was typed has an effect; null if it has it at once. */
  readonly missing: readonly { readonly field: string; readonly name: string }[] | null;
};

/** A text with what the site puts into it; null for one that has no values and no parts of services. */
export function readingOf(text: unknown, place: Place, { compose }: Pick<Context, "compose">): string | null {
  const locale = languageOf(place);
  if (locale === null || typeof text !== "string" || !/\{\w+\.|\[/.test(text)) return null;
  return compose(text, locale).replace(linkPattern, "$1").replaceAll("*", "");
}

/** What of a section is still the sample's: all of it if no part is named; null if it is the owner's. */
export function sampleOf(section: Section, read: Read): readonly string[] | null {
  const [file] = section.files;
  const mark = file === undefined || isWords(section) ? undefined : valueAt(read(file), ["sample"]);
  if (mark === true) return [];
  return Array.isArray(mark) && mark.length > 0 ? mark.map(String) : null;
}

type Shown = {
  readonly section: Section;
  readonly context: Context;
  readonly problems: readonly Problem[];
  /** What is said of a value beside it. */
  readonly reading: (value: unknown, place: Place) => string | null;
};

export function nodeViews(
  nodes: readonly FormNode[],
  { section, context, problems, reading }: Shown,
): readonly NodeView[] {
  const { read, readCommitted, locale } = context;

  function cellView(field: Field, { file, path }: Place): CellView {
    const value = valueAt(read(file), path);
    const place = path.join(".");
    const isOwn = (problem: Problem) =>
      problem.file === file &&
      (problem.field === place ||
        (["texts", "choices"].includes(field.kind) && problem.field.startsWith(`${place}.`)));
    return {
      ...{ file, path, locale: languageOf({ file, path }) },
      form: toForm(field, value, decimalOf(locale)),
      before: value === undefined ? [] : [value],
      changed: !isDeepStrictEqual(value, valueAt(readCommitted(file), path)),
      problems: problems.filter(isOwn).map(({ message }) => explain(message, locale)),
      reads: reading(value, { file, path }),
    };
  }

  function nodeView(node: FormNode): NodeView {
    const [cell = { file: "", path: [] }] = node.cells;
    const { path } = cell;
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
          slots: slotsOf(section.files[0] ?? "", String(path[0])),
          cells: node.cells.map((cell) => cellView(node, cell)),
        };
      case "start":
        return {
          ...{ type: "start", id, label: labelAt(section, path, context) },
          isEmpty: node.count === 0,
        };
      case "group": {
        const { list, children, end } = node;
        const own = {
          type: "group",
          id,
          children: children.map(nodeView),
          canEnd: end !== undefined,
        } as const;
        if (list === undefined) {
          const label = labelAt(section, path, context);
          return { ...own, label, hint: hintOf(section.id, path, locale), entry: null };
        }
        const { index, count } = list;
        return {
          ...own,
          label: entryLabel(section, cell, index, context),
          hint: null,
          entry: { index, count },
        };
      }
      default:
        return node satisfies never;
    }
  }

  return nodes.map(nodeView);
}

/** Texts of a page stand under the first part of their keys. */
function wordGroups(nodes: readonly NodeView[], locale: Locale): readonly NodeView[] {
  const groups = Map.groupBy(nodes, ({ id }) => id.split(".")[0] ?? "");
  return [...groups].map(([key, children]) => ({
    ...{ type: "group", id: key, hint: null, children, entry: null, canEnd: false },
    label: knownLabel(key, locale) ?? "",
  }));
}

export function viewOf(section: Section, context: Context): SectionView {
  const { read, locale } = context;
  const nodes = nodeViews(nodesOf(section, read), {
    ...{ section, context },
    problems: section.files.flatMap((file) => problemsOfFile(file, context.text(file))),
    reading: (value, place) => readingOf(value, place, context),
  });
  const sample = sampleOf(section, read);
  return {
    title: titleOf(section, context),
    hint: isWords(section) ? words[locale].wordsHint : hintOf(section.id, [], locale),
    sample: sample?.map((part) => labelsOfPath(part.split("."), locale, context.names).join(" › ")) ?? null,
    nodes: isWords(section) ? wordGroups(nodes, locale) : nodes,
    files: filesOfSection(section, context),
    missing: null,
  };
}
