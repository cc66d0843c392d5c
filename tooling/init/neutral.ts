/** Replaces sentences that state the sample's claims. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** By file, key and language. */
type Sentences = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

export function writeNeutralSentences(root: string): void {
  const sentences: Sentences = parse(readFileSync(join(import.meta.dirname, "neutral.yaml"), "utf8"));
  for (const [file, keys] of Object.entries(sentences))
    for (const [key, texts] of Object.entries(keys))
      for (const [locale, text] of Object.entries(texts)) {
        const path = join(root, "content/words", locale, file);
        // A text is one line. All others stay as they are typed, with their escapes.
        const lines = readFileSync(path, "utf8").split("\n");
        const changed = lines.map((line) =>
          line.startsWith(`${key}: `) ? `${key}: ${JSON.stringify(text)}` : line,
        );
        writeFileSync(path, changed.join("\n"));
      }
}
