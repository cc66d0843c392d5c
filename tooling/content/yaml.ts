/** Changes values of the YAML files through their documents, so that comments stay. */
import { isDeepStrictEqual } from "node:util";
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  visit,
  YAMLMap,
  YAMLSeq,
} from "yaml";
import type { Path } from "./source.ts";

/** Spaces and hyphens that look like others: written as escapes, as texts between double quotes have them. */
const lookalikes = /[\u00a0\u2011\u202f]/g;

const escaped = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;

export function yamlText(document: Document): string {
  // Only texts between double quotes have escapes.
  visit(document, {
    Scalar(_key, scalar) {
      if (typeof scalar.value === "string" && scalar.value.search(lookalikes) >= 0)
        scalar.type = "QUOTE_DOUBLE";
    },
  });
  const text = document
    .toString({ lineWidth: 0 })
    .trimStart()
    .replace(/^(?! *#).*$/gm, (line) => line.replace(lookalikes, escaped));
  const tight = text.replace(/^([^"'\n]*)\[ ([^\]\n]*) \]/gm, "$1[$2]");
  // Brackets of a text are no list.
  return isDeepStrictEqual(parseYaml(tight), document.toJS()) ? tight : text;
}

export const parseYaml = (text: string): unknown => parseDocument(text).toJS();

/** The value at a path; undefined where there is none. */
export const valueAt = (data: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Readonly<Record<string | number, unknown>>)[key]
        : undefined,
    data,
  );

/** A name, as `oneOff`, needs no quotes. */
const needsNoQuotes = (text: string): boolean =>
  /^[a-z][\w-]*$/i.test(text) && !/^(?:true|false|yes|no|on|off|null|y|n)$/i.test(text);

/** A value as the files have it: texts between double quotes, but for names where names were. */
function nodeOf(document: Document, value: unknown, unquoted: boolean) {
  const node = document.createNode(value, { aliasDuplicateObjects: false });
  visit(node, {
    Scalar(key, scalar) {
      if (key === "key" || typeof scalar.value !== "string") return;
      scalar.type = unquoted && needsNoQuotes(scalar.value) ? "PLAIN" : "QUOTE_DOUBLE";
    },
  });
  return node;
}

/** The same path with the keys of the document, some of which are numbers and not texts. */
function documentPath(document: Document, path: Path): Path {
  let node: unknown = document.contents;
  return path.map((key) => {
    const pair = isMap(node)
      ? node.items.find(({ key: own }) => String(isScalar(own) ? own.value : own) === String(key))
      : undefined;
    node = pair?.value ?? (isSeq(node) ? node.items[Number(key)] : undefined);
    return isScalar(pair?.key) ? (pair.key.value as string | number) : key;
  });
}

/** Whether a value has names without quotes. */
function hasUnquotedText(node: unknown): boolean {
  if (isScalar(node)) return node.type === "PLAIN" && typeof node.value === "string";
  if (isSeq(node)) return node.items.some(hasUnquotedText);
  return isMap(node) && node.items.some(({ value }) => hasUnquotedText(value));
}

/** The map or list that a path's last key belongs to. It is created where the file has none yet. */
function parentOf(document: Document, path: Path) {
  const outer = path.slice(0, -1);
  const found = outer.length === 0 ? document.contents : document.getIn(outer, true);
  if (isCollection(found)) return found;
  const created = typeof path.at(-1) === "number" ? new YAMLSeq() : new YAMLMap();
  if (outer.length === 0) document.contents = created;
  else document.setIn(outer, created);
  return created;
}

/** Sets a value; undefined removes its field or entry. A text, number or boolean in place of another keeps the comment and the quotes. */
export function setValue(document: Document, pathOfValue: Path, value: unknown): void {
  const path = documentPath(document, pathOfValue);
  const [key] = path.slice(-1);
  if (key === undefined) {
    document.contents = nodeOf(document, value, false) as never;
    return;
  }
  if (value === undefined) {
    document.deleteIn(path);
    return;
  }
  const parent = parentOf(document, path);
  const before = parent.get(key, true);
  const isBranch = typeof value === "object" && value !== null;
  if (isScalar(before) && !isBranch && typeof before.value === typeof value) {
    before.value = value;
    if (hasUnquotedText(before) && !needsNoQuotes(String(value))) before.type = "QUOTE_DOUBLE";
    return;
  }
  const node = nodeOf(document, value, hasUnquotedText(before));
  if (isCollection(node)) {
    const styleOf = isCollection(before) && before.items.length > 0 ? before : parent;
    node.flow = node.items.length === 0 || styleOf.flow === true;
  }
  if (isMap(parent)) parent.set(needsNoQuotes(String(key)) ? key : document.createNode(key), node);
  else parent.set(key, node);
}

/** The text of a file with other values. */
export function changeYaml(
  text: string,
  changes: readonly { readonly path: Path; readonly value: unknown }[],
): string {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error !== undefined) throw error;
  for (const { path, value } of changes) setValue(document, path, value);
  return yamlText(document);
}

export type ListChange =
  | { readonly do: "add"; readonly value: unknown }
  | { readonly do: "remove" | "up" | "down"; readonly index: number };

/** The text of a file after a change of one of its lists; the entries that stay keep their comments. */
export function changeList(text: string, path: Path, change: ListChange): string {
  const document = parseDocument(text);
  const found = document.getIn(documentPath(document, path), true);
  if (!isSeq(found)) return changeYaml(text, [{ path, value: change.do === "add" ? [change.value] : [] }]);
  const { items } = found;
  if (change.do === "add") {
    // A list without entries is written as `[]`.
    if (items.length === 0) found.flow = false;
    const isPlain = items.some((item) => isScalar(item) && item.type === "PLAIN");
    items.push(nodeOf(document, change.value, isPlain));
  } else if (change.do === "remove") items.splice(change.index, 1);
  else {
    const other = change.index + (change.do === "up" ? -1 : 1);
    const [one, two] = [items[change.index], items[other]];
    if (one !== undefined && two !== undefined)
      items.splice(Math.min(change.index, other), 2, ...(change.do === "up" ? [one, two] : [two, one]));
  }
  if (items.length === 0) found.flow = true;
  return yamlText(document);
}
