/** Replaces sentences of the sample that another agency cannot say. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { setValue } from "../../tooling/content/yaml.ts";
import type { Answers } from "./answers.ts";
import { editYaml } from "./edit-yaml.ts";

/** By file, field and language. */
type Sentences = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** Lines of a file of words. All others stay as they are typed, with their escapes. */
function editLines(root: string, file: string, edit: (line: string) => string): void {
  const path = join(root, file);
  const before = readFileSync(path, "utf8");
  const after = before.split("\n").map(edit).join("\n");
  if (after !== before) writeFileSync(path, after);
}

const keysOf = (field: string) => field.split(".").map((key) => (/^\d+$/.test(key) ? Number(key) : key));

function write(root: string, sentences: Sentences): void {
  for (const [file, fields] of Object.entries(sentences))
    for (const [field, texts] of Object.entries(fields))
      for (const [locale, text] of Object.entries(texts)) {
        if (file.startsWith("words/"))
          editLines(root, `content/words/${locale}/${file.slice("words/".length)}`, (line) =>
            line.startsWith(`${field}: `) ? `${field}: ${JSON.stringify(text)}` : line,
          );
        else editYaml(root, file, (document) => setValue(document, [...keysOf(field), locale], text));
      }
}

/** “There and in the region around it”, where the region is no other place. */
const twice = /\{place\.(here|inHere|ofHere)\} (?:et|and|or|for) \{place\.(?:region|inRegion|ofRegion)\}/g;

export function writeNeutralSentences(root: string, answers: Answers): void {
  const sentences: Readonly<Record<string, Sentences>> = parse(
    readFileSync(join(import.meta.dirname, "neutral.yaml"), "utf8"),
  );
  const { always = {}, mainland = {} } = sentences;
  write(root, always);
  // Overseas, goods go by sea and are taxed on arrival.
  if (answers.place.country === "FR") write(root, mainland);
  if (answers.clients === undefined)
    for (const file of globSync("content/words/*/*.yaml", { cwd: root }))
      editLines(root, file, (line) => line.replace(twice, "{place.$1}"));
}
