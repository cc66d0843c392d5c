import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Document, parseDocument } from "yaml";
import { yamlText } from "../../tooling/content/yaml.ts";

export function editYaml(root: string, file: string, change: (document: Document) => void): void {
  const path = join(root, file);
  const document = parseDocument(readFileSync(path, "utf8"));
  change(document);
  writeFileSync(path, yamlText(document));
}
