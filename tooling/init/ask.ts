/** Asks a person in the terminal. What was answered is kept until it is written: nothing has to be typed twice. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Interface } from "node:readline/promises";
import { problemOf } from "./answers.ts";
import { type Answers, type Known, type Question, questions } from "./questions.ts";

/** Answers of a run that has written nothing. */
export type Draft = {
  readonly answers: () => Answers;
  readonly keep: (answers: Answers) => void;
  readonly forget: () => void;
};

export function draftIn(root: string): Draft {
  const file = join(root, ".cache/init.json");
  return {
    answers() {
      try {
        return JSON.parse(readFileSync(file, "utf8"));
      } catch {
        return {};
      }
    },
    keep(answers) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(answers, null, 2));
    },
    forget: () => rmSync(file, { force: true }),
  };
}

/** The answers that a question has, one on a line if they need an explanation. */
function choicesOf({ among }: Question, now: Known): string {
  if (among === undefined) return "";
  const choices = [...among(now)];
  return choices.some(([, meaning]) => meaning !== "")
    ? `${choices.map(([choice, meaning]) => `\n  ${choice}: ${meaning}`).join("")}\n `
    : ` (${choices.map(([choice]) => choice).join(", ")})`;
}

/** What goes back to the question before. */
const back = "<";

/** One answer that can be used, "" where it may be left open, or `back`. */
async function answerOf(
  terminal: Interface,
  question: Question,
  { answers, kept, now }: { readonly answers: Answers; readonly kept: Answers; readonly now: Known },
): Promise<string> {
  const initial = kept[question.name] ?? question.initial?.(answers, now) ?? "";
  const offer = initial === "" ? (question.open ? " [later]" : "") : ` [${initial}]`;
  for (;;) {
    const typed =
      (await terminal.question(`${question.ask}${choicesOf(question, now)}${offer}: `)).trim() || initial;
    if (typed === back || (typed === "" && question.open)) return typed;
    const text = typed === "" ? "" : (question.tidy?.(typed) ?? typed);
    const problem = text === "" ? "expected an answer" : problemOf(question, text, answers, now);
    if (problem === null) return text;
    process.stdout.write(`  ${problem}\n`);
  }
}

/** Asks what is not stated. */
export async function askFor(
  terminal: Interface,
  stated: Answers,
  { now, draft }: { readonly now: Known; readonly draft: Draft },
): Promise<Answers> {
  const asked = questions.filter(({ name }) => stated[name] === undefined);
  const before = draft.answers();
  process.stdout.write(
    `${asked.length} questions. Enter takes the answer in brackets, ${back} goes back. Your answers are kept until they are written.\n\n`,
  );
  let answers: Answers = stated;
  for (let index = 0; index < asked.length; ) {
    const question = asked[index] as Question;
    const kept = { ...before, ...answers };
    const text = await answerOf(terminal, question, { answers, kept, now });
    index = text === back ? Math.max(0, index - 1) : index + 1;
    if (text === back || text === "") continue;
    answers = { ...answers, [question.name]: text };
    draft.keep({ ...before, ...answers });
  }
  return answers;
}

/** Shows the answers, and lets a person change them by their names. Null: not yet. */
export async function confirm(
  terminal: Interface,
  given: Answers,
  {
    now,
    draft,
    show,
  }: { readonly now: Known; readonly draft: Draft; readonly show: (answers: Answers) => void },
): Promise<Answers | null> {
  let answers = given;
  show(answers);
  for (;;) {
    const ask = "Write this into content/? yes, no, or the name of an answer to change it [yes]: ";
    const text = (await terminal.question(ask)).trim() || "yes";
    const question = questions.find(({ name }) => name === text);
    if (question !== undefined) {
      const changed = await answerOf(terminal, question, { answers, kept: answers, now });
      if (changed !== back && changed !== "") answers = { ...answers, [question.name]: changed };
      draft.keep(answers);
      show(answers);
    } else if (/^(?:y|yes|o|oui)$/i.test(text)) return answers;
    else if (/^(?:n|no|non)$/i.test(text)) return null;
    else process.stdout.write("  expected yes, no, or a name of the list above\n");
  }
}
