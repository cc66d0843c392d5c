/** Changes values of the content's files, comments kept, and knows the marks of the sample. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, parseDocument } from "yaml";
import { setValue, yamlText } from "../../tooling/content/yaml.ts";

export function editYaml(root: string, file: string, change: (document: Document) => void): void {
  const path = join(root, "content", file);
  const document = parseDocument(readFileSync(path, "utf8"));
  change(document);
  writeFileSync(path, yamlText(document));
}

/** Sets each value by its path, with slashes between its keys. */
export function setAll(document: Document, values: Readonly<Record<string, unknown>>): void {
  for (const [path, value] of Object.entries(values)) setValue(document, path.split("/"), value);
}

/** Whether a file, or this part of it, is marked as a sample. */
export function isSample(document: Document, part?: string): boolean {
  const mark: unknown = document.toJS().sample;
  return (
    mark === true || (Array.isArray(mark) && (part === undefined ? mark.length > 0 : mark.includes(part)))
  );
}

export const unmarkSample = (document: Document): void => void document.delete("sample");

/** Sets values of a file that is the sample's, and takes its mark away. Returns whether it was. */
export function replaceSample(
  root: string,
  file: string,
  values: Readonly<Record<string, unknown>>,
): boolean {
  let was = false;
  editYaml(root, file, (document) => {
    was = isSample(document);
    if (!was) return;
    setAll(document, values);
    unmarkSample(document);
  });
  return was;
}
