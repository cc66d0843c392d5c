/** Changes one value of a YAML file in its text, so that every other line, comment and escape stays as it is. */
import { isDeepStrictEqual } from "node:util";
import { isMap, isScalar, isSeq, type ParsedNode, parseDocument, stringify, YAMLMap } from "yaml";
import type { Path } from "../content/source.ts";

/** Spaces and hyphens that look like others: written as escapes, as they are in the files. */
const invisible = /[\u00a0\u2011\u202f]/g;

const quoted = (text: string): string =>
  JSON.stringify(text).replace(
    invisible,
    (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`,
  );

/** A name, as `oneOff`, needs no quotes; what YAML would read as something else does. */
const isName = (text: string): boolean =>
  /^[a-z][\w-]*$/i.test(text) && !/^(?:true|false|yes|no|on|off|null|y|n)$/i.test(text);

/** `plain`: a name stands without quotes, as it did before. */
function scalarText(value: unknown, plain: boolean): string {
  if (typeof value !== "string") return String(value);
  return plain && isName(value) ? value : quoted(value);
}

/** A value on one line, as `{ kind: oneOff, amount: 390 }` and `[one, two]`. */
function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(", ")}]`;
  if (typeof value !== "object" || value === null) return scalarText(value, true);
  const fields = Object.entries(value).filter(([, item]) => item !== undefined);
  return fields.length === 0
    ? "{}"
    : `{ ${fields.map(([key, item]) => `${key}: ${flowText(item)}`).join(", ")} }`;
}

/** A value on lines of its own, each behind `indent`. Texts are quoted, but for names that were not. */
function blockText(value: unknown, indent: string): string {
  const text = stringify(value, {
    lineWidth: 0,
    defaultStringType: "QUOTE_DOUBLE",
    defaultKeyType: "PLAIN",
  });
  return text
    .trimEnd()
    .replace(invisible, (character) => quoted(character).slice(1, -1))
    .replaceAll("\n", `\n${indent}`);
}

type Splice = { readonly from: number; readonly to: number; readonly text: string };

const lineStart = (text: string, offset: number): number => text.lastIndexOf("\n", offset - 1) + 1;

/** The offset after the line of this offset. */
function lineEnd(text: string, offset: number): number {
  const end = text.indexOf("\n", offset);
  return end === -1 ? text.length : end + 1;
}

/** The offset after the last line of a node, without the comments and blank lines that follow it. */
const endOf = (text: string, node: ParsedNode): number =>
  lineEnd(text, Math.max(node.range[0], node.range[1] - 1));

const columnsBefore = (text: string, offset: number): string => " ".repeat(offset - lineStart(text, offset));

/** Adds or removes entries of a list whose entries stand on lines of their own. Null: it has to be written anew. */
function listSplice(
  text: string,
  node: ParsedNode,
  before: readonly unknown[],
  after: readonly unknown[],
): Splice | null {
  if (!isSeq<ParsedNode>(node) || node.flow || node.items.length === 0 || after.length === 0) return null;
  const same = (index: number, end: number) => isDeepStrictEqual(before[index], after[end]);
  let start = 0;
  while (start < before.length && start < after.length && same(start, start)) start++;
  let last = 0;
  while (
    last < before.length - start &&
    last < after.length - start &&
    same(before.length - 1 - last, after.length - 1 - last)
  )
    last++;
  const indent = columnsBefore(text, node.range[0]);
  const added = after
    .slice(start, after.length - last)
    .map((item) => `${indent}- ${blockText(item, `${indent}  `)}\n`)
    .join("");
  const begin = (index: number): number => {
    const item = node.items[index];
    if (item !== undefined) return lineStart(text, item.range[0]);
    const end = node.items.at(-1);
    return end === undefined ? text.length : endOf(text, end);
  };
  const to =
    start === before.length - last ? begin(start) : endOf(text, node.items[before.length - last - 1] ?? node);
  const from = begin(start);
  const gap = text[from - 1] === "\n" || from === 0 ? "" : "\n";
  return { from, to: Math.max(from, to), text: gap + added };
}

/** Adds a field that a map of lines does not have yet, or removes one. Null: it has to be written anew. */
function fieldSplice(text: string, node: ParsedNode, key: string, value: unknown): Splice | null {
  if (!isMap<ParsedNode, ParsedNode | null>(node) || node.flow || node.items.length === 0) return null;
  const pair = node.items.find(({ key: name }) => isScalar(name) && String(name.value) === key);
  if (pair === undefined) {
    const end = node.items.at(-1);
    const from = endOf(text, end?.value ?? end?.key ?? node);
    const indent = columnsBefore(text, node.range[0]);
    const field = blockText({ [key]: value }, indent);
    return { from, to: from, text: `${text[from - 1] === "\n" ? "" : "\n"}${indent}${field}\n` };
  }
  // The first field of an entry of a list stands behind its dash.
  if (node.items.length === 1 || pair === node.items[0]) return null;
  return { from: lineStart(text, pair.key.range[0]), to: endOf(text, pair.value ?? pair.key), text: "" };
}

/** The splice that changes a node into another value, or null if nothing changes. */
function spliceOf(text: string, node: ParsedNode, before: unknown, after: unknown): Splice | null {
  if (isDeepStrictEqual(before, after)) return null;
  const whole = (): Splice => {
    const [from, end] = node.range;
    const flow = (isMap(node) || isSeq(node)) && node.flow;
    if (isScalar(node) && (typeof after !== "object" || after === null)) {
      const block = node.type === "BLOCK_FOLDED" || node.type === "BLOCK_LITERAL";
      return { from, to: end, text: scalarText(after, node.type === "PLAIN") + (block ? "\n" : "") };
    }
    // A list that had no entry, `[]`, on a line of its own key: the entries get lines.
    const isBegun = isSeq(node) && node.items.length === 0 && Array.isArray(after) && isRecord(after[0]);
    const indent = /^ */.exec(text.slice(lineStart(text, from)))?.[0] ?? "";
    if (isBegun && /^ *[\w-]+: *$/.test(text.slice(lineStart(text, from), from)))
      return { from: from - 1, to: end, text: `\n${indent}  ${blockText(after, `${indent}  `)}` };
    if (flow || isScalar(node)) return { from, to: end, text: flowText(after) };
    if (typeof after !== "object" || after === null || Object.keys(after).length === 0)
      return { from, to: end, text: `${flowText(after)}\n` };
    const kept = text.slice(from, end).endsWith("\n") ? "\n" : "";
    return { from, to: end, text: blockText(after, columnsBefore(text, from)) + kept };
  };
  if (isMap<ParsedNode, ParsedNode | null>(node) && isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const changed = keys.filter((key) => !isDeepStrictEqual(before[key], after[key]));
    const [key = ""] = changed;
    if (changed.length !== 1) return whole();
    const child = node.items.find(({ key: name }) => isScalar(name) && String(name.value) === key)?.value;
    if (before[key] !== undefined && after[key] !== undefined && child !== undefined && child !== null)
      return spliceOf(text, child, before[key], after[key]);
    return fieldSplice(text, node, key, after[key]) ?? whole();
  }
  if (isSeq<ParsedNode>(node) && Array.isArray(before) && Array.isArray(after)) {
    const changed = before.flatMap((item, index) => (isDeepStrictEqual(item, after[index]) ? [] : [index]));
    const [index = 0] = changed;
    const child = node.items[index];
    if (before.length === after.length && changed.length === 1 && child !== undefined)
      return spliceOf(text, child, before[index], after[index]);
    return listSplice(text, node, before, after) ?? whole();
  }
  return whole();
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The value at a path; undefined where there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null && Object.hasOwn(value, key)
        ? (value as Readonly<Record<string | number, unknown>>)[key]
        : undefined,
    data,
  );
}

/** Data with another value at a path; without it if the value is undefined. */
export function withValueAt(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  const inner = withValueAt(valueAt(data, [key]), rest, value);
  if (Array.isArray(data)) return data.with(Number(key), inner);
  const others = { ...(data as Readonly<Record<string, unknown>> | undefined) };
  if (inner === undefined) delete others[key];
  else others[key] = inner;
  return others;
}

export const parseYaml = (text: string): unknown => parseDocument(text).toJS();

/**
 * The text of a YAML file with another value at a path; undefined removes the field. Throws if the file cannot take it: what is
 * written is read again, and has to say exactly this.
 */
export function changeYaml(text: string, path: Path, value: unknown): string {
  // A file that is not there yet.
  if (text === "" && path.length === 0) return `${blockText(value, "")}\n`;
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error !== undefined) throw error;
  const before = document.toJS();
  const after = withValueAt(before, path, value);
  // The root: a change at any path is a change of what contains it.
  const splice = spliceOf(text, document.contents ?? (new YAMLMap() as unknown as ParsedNode), before, after);
  if (splice === null) return text;
  const changed = text.slice(0, splice.from) + splice.text + text.slice(splice.to);
  if (saysExactly(changed, after)) return changed;
  if (value === undefined) document.deleteIn(path);
  else document.setIn(path, document.createNode(value));
  const rewritten = document.toString({ lineWidth: 0, flowCollectionPadding: true });
  if (saysExactly(rewritten, after)) return rewritten;
  throw new Error(`This value cannot be written: ${path.join(".")}`);
}

function saysExactly(text: string, data: unknown): boolean {
  const document = parseDocument(text);
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), data);
}
