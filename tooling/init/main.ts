/**
 * `npm run init`: makes the site another agency's. Asks who it is, where it is and how it looks, writes that into `content/`, and
 * removes the people, clients and claims that the sample invented.
 */
import { cpSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { companyFacts } from "#quotes/terms/confirmation.ts";
import { ContentError } from "../content/content-error.ts";
import { runContent } from "../content/run.ts";
import { adaptedIn } from "./adapted-colours.ts";
import { AnswerError, completeAnswers, readAnswers } from "./answers.ts";
import { askFor, askLanguage, confirm, keptAnswersIn } from "./ask.ts";
import { makeYours } from "./change.ts";
import { type Stored, storeInGit, storingCommands, unstoredChanges } from "./commit.ts";
import { type Answers, questions } from "./questions.ts";
import { adaptedText, languageOf, words } from "./words.ts";
import { readKnown } from "./write.ts";

const usage = `npm run init -- [options]
  --from FILE         answers, one a line as name: "…"; without it each is asked for
  --set NAME=VALUE    one answer; may be given more than once
  --yes               writes without asking once more
  --uncommitted       writes although there are changes that Git has not stored, and leaves it to you to commit
Answers: ${questions.map(({ name }) => name).join(", ")}
`;

/** How many changes the refusal names. */
const shown = 5;

const root = join(import.meta.dirname, "../..");

const { LC_ALL, LC_MESSAGES, LANG } = process.env;
/** Until a person has chosen another. */
let language = languageOf(LC_ALL || LC_MESSAGES || LANG);

/** All answers, in the order of the questions, and what becomes of the colour. */
function summary(answers: Answers): string {
  const width = Math.max(...questions.map(({ name }) => name.length));
  const lines = questions.map(
    ({ name }) => `  ${name.padEnd(width)}  ${answers[name] ?? `(${words[language].later})`}\n`,
  );
  const adapted = adaptedText(answers.colour ?? "", adaptedIn(root, answers), language);
  return lines.join("") + (adapted === "" ? "" : `\n${adapted}`);
}

/** What the company's documents leave out until it is known. */
function missing(answers: Answers): string {
  const left = questions.filter(({ name, file }) => file === "legal" && answers[name] === undefined);
  if (left.length === 0) return "";
  const names = left.map(({ name }) => name).join(", ");
  const keepsQuotes = left.some(({ name }) => companyFacts.some((fact) => fact === name));
  return `\n${words[language].missing(names, keepsQuotes)}\n`;
}

async function answersOf(stated: Answers, asks: boolean): Promise<Answers | null> {
  const now = readKnown(root);
  if (!asks) {
    const answers = completeAnswers(stated, now);
    process.stdout.write(summary(answers));
    return answers;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const draft = keptAnswersIn(root);
  const leave = () => {
    process.stdout.write(`\n${words[language].notWritten}\n`);
    process.exit(1);
  };
  terminal.once("close", leave);
  try {
    language = await askLanguage(terminal, language);
    const answers = await askFor(terminal, stated, { now, draft, language });
    const show = (given: Answers) => process.stdout.write(`\n${summary(given)}`);
    return await confirm(terminal, answers, { now, draft, show, language });
  } finally {
    terminal.off("close", leave).close();
  }
}

/** Why it does not begin. */
function refusal(changed: readonly string[]): string {
  const more = changed.length > shown ? [words[language].more(changed.length - shown)] : [];
  return words[language].changed([...changed.slice(0, shown), ...more].join("\n"));
}

/** Whether Git has what was written, and how its owner stores it otherwise. */
function storing(stored: Stored, answers: Answers): string {
  if (stored.state !== "left") return stored.state === "done" ? `${words[language].stored}\n` : "";
  const commands = storingCommands(answers, stored.needsName).map((command) => `  ${command}`);
  return `\n${words[language].toStore(commands.join("\n"), stored.reason)}\n`;
}

async function init(): Promise<void> {
  const { values } = parseArgs({
    options: {
      from: { type: "string" },
      set: { type: "string", multiple: true, default: [] },
      yes: { type: "boolean", default: false },
      uncommitted: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const changed = unstoredChanges(root);
  if (!values.uncommitted && changed !== null && changed.length > 0) throw new AnswerError(refusal(changed));
  const stated = readAnswers(values.from ?? null, values.set);
  const answers = await answersOf(stated, values.from === undefined && !values.yes);
  if (answers === null) {
    process.stdout.write(`${words[language].notWritten}\n`);
    return;
  }
  await makeYours(root, answers);
  // Of no place. The studio draws others (studio/README.md).
  cpSync(join(import.meta.dirname, "contours"), join(root, "content/contours"), { recursive: true });
  keptAnswersIn(root).forget();
  runContent(root);
  // Among changes of their owner's, it would store these too.
  const stored: Stored =
    values.uncommitted && changed !== null
      ? { state: "left", needsName: false, reason: "--uncommitted" }
      : storeInGit(root, answers);
  const { written, left, next } = words[language];
  process.stdout.write(
    `\n${written(answers.name ?? "")}\n${missing(answers)}${left}\n${next}\n${storing(stored, answers)}`,
  );
}

try {
  await init();
} catch (error) {
  if (!(error instanceof AnswerError || error instanceof ContentError || isUsage(error))) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function isUsage(error: unknown): error is Error {
  return error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS");
}
