/** `npm run init -- --from answers.yaml`: the first run for scripts. What it writes is committed in the project, and not built. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parse, YAMLParseError } from "yaml";
import { companyFactNames } from "#quotes/terms/confirmation.ts";
import { describeProblem } from "../../tooling/content/problem.ts";
import type { Draft } from "../draft/draft.ts";
import { conflictsOf } from "../draft/take-in.ts";
import { OwnerError } from "../owner-error.ts";
import { writeContentOf } from "../preview.ts";
import { finish, writeJournal } from "../publish/journal.ts";
import { type Answers, readAnswers } from "./answers.ts";
import { applyAnswers } from "./apply.ts";

function parsed(file: string): object {
  if (!existsSync(file)) throw new OwnerError(`There is no file ${file}`);
  try {
    const answers: unknown = parse(readFileSync(file, "utf8"));
    if (typeof answers === "object" && answers !== null) return answers;
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    throw new OwnerError(`${file}: ${error.message}`);
  }
  throw new OwnerError(`${file}: expected lines as name: "…"`);
}

/** The answers of a file. Throws an OwnerError that names each that cannot be used. */
export function answersIn(file: string): Answers {
  const given = parsed(file);
  // The logo's file stands beside that of the answers.
  const logo = "logo" in given && { logo: resolve(dirname(resolve(file)), String(given.logo)) };
  const { answers, problems } = readAnswers({ ...given, ...logo });
  if (answers === null)
    throw new OwnerError(problems.map(({ name, message }) => `${name}: ${message}`).join("\n"));
  return answers;
}

/** Returns what to say. */
export async function commitAnswers(draft: Draft, answers: Answers): Promise<string> {
  if (conflictsOf(draft).length > 0) throw new OwnerError("The draft has conflicts: npm run edit shows them");
  await applyAnswers(draft, answers, { given: {}, used: {} });
  const wrong = await writeContentOf(draft.root);
  if (wrong.length > 0) throw new OwnerError(wrong.map(describeProblem).join("\n"));
  const journal = {
    name: "",
    from: draft.base,
    to: draft.head,
    message: `content: the site of ${answers.name}`,
  };
  writeJournal(draft.project, journal);
  finish(draft.project, journal);
  draft.markPublished(journal.to);
  const missing = companyFactNames.filter((fact) => answers[fact as keyof typeof answers] === undefined);
  return [
    `The site is ${answers.name}'s.`,
    ...(missing.length === 0 ? [] : [`Before quotes are confirmed: ${missing.join(", ")} (npm run edit)`]),
    "What is still empty, or still says what the sample says: npm run -s check-live",
  ].join("\n");
}
