/** Changes of YAML files that keep their comments. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, isScalar, parseDocument, visit } from "yaml";

/** A value as the files write it: texts between double quotes. */
export function nodeOf(document: Document, value: unknown) {
  const node = document.createNode(value);
  visit(node, {
    Scalar(key, scalar) {
      if (key !== "key" && typeof scalar.value === "string") scalar.type = "QUOTE_DOUBLE";
    },
  });
  return node;
}

export function setField(document: Document, path: readonly string[], value: unknown): void {
  const before = document.getIn(path, true);
  // A value alone keeps its comment.
  if (isScalar(before) && (typeof value !== "object" || value === null)) before.value = value;
  else document.setIn(path, nodeOf(document, value));
}

export function editYaml(root: string, file: string, change: (document: Document) => void): void {
  const path = join(root, file);
  const document = parseDocument(readFileSync(path, "utf8"));
  change(document);
  const text = document
    .toString({ lineWidth: 0 })
    .trimStart()
    .replace(/\[ ([^\]\n]*) \]/g, "[$1]");
  writeFileSync(path, text);
}

/** Whether a file, or this part of it, is marked as a sample. */
export function isSample(document: Document, part?: string): boolean {
  const mark: unknown = document.toJS().sample;
  return (
    mark === true || (Array.isArray(mark) && (part === undefined ? mark.length > 0 : mark.includes(part)))
  );
}

/** Takes these parts out of the mark; all of it, if nothing is left. */
export function unmark(document: Document, parts?: readonly string[]): void {
  const mark: unknown = document.toJS().sample;
  const left = Array.isArray(mark) && parts !== undefined ? mark.filter((part) => !parts.includes(part)) : [];
  if (mark === undefined) return;
  if (left.length > 0) document.set("sample", document.createNode(left, { flow: true }));
  else document.delete("sample");
}
