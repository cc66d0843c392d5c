/** Makes the content another agency's. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "yaml";
import { isSample } from "./edit.ts";
import { writeNeutralSentences } from "./neutral.ts";
import { type Answers, files } from "./questions.ts";
import { removeSamples } from "./samples.ts";
import { readKnown, writeAnswers } from "./write.ts";

export async function makeYours(root: string, answers: Answers): Promise<void> {
  const now = readKnown(root);
  // Later the sentences are the owner's.
  const isFirstTime = isSample(parseDocument(readFileSync(join(root, files.brand.path), "utf8")));
  removeSamples(root, answers);
  await writeAnswers(root, answers, now);
  if (isFirstTime) writeNeutralSentences(root, answers, now);
}
