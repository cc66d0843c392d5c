import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseDocument, visit } from "yaml";
import { yamlText } from "../tooling/content/yaml.ts";

/** By the file's path: many tests of one process copy all of the content, and parsing it takes a second. */
const formatted = new Map<string, string>();

function formattedText(path: string): string {
  const document = parseDocument(readFileSync(path, "utf8"));
  visit(document, {
    Scalar(key, scalar) {
      if (key !== "key" && scalar.type !== "PLAIN") scalar.type = "QUOTE_DOUBLE";
    },
  });
  return yamlText(document);
}

/** Copies a file of the project; YAML as the editor writes it, whoever has written it: tests look for its lines. */
export function formattedCopy(project: string, root: string, file: string): void {
  const [from, to] = [join(project, file), join(root, file)];
  mkdirSync(dirname(to), { recursive: true });
  if (file.endsWith(".yaml")) {
    const text = formatted.get(from) ?? formattedText(from);
    formatted.set(from, text);
    writeFileSync(to, text);
  } else cpSync(from, to);
}
