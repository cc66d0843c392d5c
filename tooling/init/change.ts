/** Makes the content another agency's. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { isSample } from "./edit.ts";
import { writeNeutralSentences } from "./neutral.ts";
import { type Answers, files } from "./questions.ts";
import { removeSamples } from "./samples.ts";
import { writeToDo } from "./to-do.ts";
import type { AskedLanguage } from "./words.ts";
import { readKnown, writeAnswers } from "./write.ts";

/** Returns the list of what is still to be filled in, which is written in this language. */
export async function makeYours(root: string, answers: Answers, language: AskedLanguage): Promise<string> {
  const now = readKnown(root);
  // Later the sentences are the owner's.
  const isFirstTime = isSample(parseDocument(readFileSync(join(root, files.brand.path), "utf8")));
  removeSamples(root, answers);
  await writeAnswers(root, answers, now);
  if (isFirstTime) writeNeutralSentences(root, answers, now);
  return writeToDo(root, language);
}
