import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseDocument, visit } from "yaml";
import { yamlText } from "../tooling/content/yaml.ts";

/** Copies a file of the project; YAML as the editor writes it, whoever has written it: tests look for its lines. */
export function formattedCopy(project: string, root: string, file: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  if (!file.endsWith(".yaml")) cpSync(join(project, file), join(root, file));
  else {
    const document = parseDocument(readFileSync(join(project, file), "utf8"));
    visit(document, {
      Scalar(key, scalar) {
        if (key !== "key" && scalar.type !== "PLAIN") scalar.type = "QUOTE_DOUBLE";
      },
    });
    writeFileSync(join(root, file), yamlText(document));
  }
}
