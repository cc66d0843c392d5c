/** Replaces sentences of the sample that another agency cannot say. */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { Answers } from "./answers.ts";
import { setValues } from "./edit-yaml.ts";

/** By file, field and language. */
type Sentences = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

function write(root: string, sentences: Sentences): void {
  for (const [file, fields] of Object.entries(sentences))
    for (const [field, texts] of Object.entries(fields))
      for (const [locale, text] of Object.entries(texts)) {
        const path = file.startsWith("words/") ? field : `${field.replaceAll(".", "/")}/${locale}`;
        setValues(root, file.replace("words/", `words/${locale}/`), { [path]: text });
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
    for (const file of globSync("content/words/*/*.yaml", { cwd: root })) {
      const text = readFileSync(join(root, file), "utf8");
      writeFileSync(join(root, file), text.replace(twice, "{place.$1}"));
    }
}
