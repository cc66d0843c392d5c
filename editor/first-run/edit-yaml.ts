/** Reads and changes the content's files, comments kept, and knows the marks of the sample. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { changeYaml, parseYaml, valueAt } from "../../tooling/content/yaml.ts";

/** By their paths, with slashes between the keys. */
type Values = Readonly<Record<string, unknown>>;

export const dataIn = (root: string, file: string): unknown =>
  parseYaml(readFileSync(join(root, "content", file), "utf8"));

export function setValues(root: string, file: string, values: Values): void {
  const path = join(root, "content", file);
  const changes = Object.entries(values).map(([key, value]) => ({ path: key.split("/"), value }));
  writeFileSync(path, changeYaml(readFileSync(path, "utf8"), changes));
}

/** The same, and from now on the file is the owner's. */
export const setOwnValues = (root: string, file: string, values: Values): void =>
  setValues(root, file, { ...values, sample: undefined });

/** Whether a file, or this part of it, is marked as a sample. */
export function isSample(root: string, file: string, part?: string): boolean {
  const mark = valueAt(dataIn(root, file), ["sample"]);
  return (
    mark === true || (Array.isArray(mark) && (part === undefined ? mark.length > 0 : mark.includes(part)))
  );
}
