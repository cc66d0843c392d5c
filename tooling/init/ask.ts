/** Asks a person in the terminal. What was answered is kept until it is written: nothing has to be typed twice. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Interface } from "node:readline/promises";
import { explain } from "../edit/messages.ts";
import { problemOf } from "./answers.ts";
import { type Answers, type KnownAnswers, type Question, questions } from "./questions.ts";
import { type AskedLanguage, frenchQuestions, languages, words } from "./words.ts";

/** Answers of a run that has written nothing. */
export type KeptAnswers = {
  readonly answers: () => Answers;
  readonly keep: (answers: Answers) => void;
  readonly forget: () => void;
};

export function keptAnswersIn(root: string): KeptAnswers {
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

/** The language that a person answers in; the terminal's is offered. */
export async function askLanguage(terminal: Interface, initial: AskedLanguage): Promise<AskedLanguage> {
  for (;;) {
    const entered =
      (await terminal.question(`Français / English? (fr, en) [${initial}]: `)).trim() || initial;
    const found = languages.find((language) => language === entered.slice(0, 2).toLowerCase());
    if (found !== undefined) return found;
  }
}

const explained = (problem: string, language: AskedLanguage): string =>
  language === "fr" ? explain(problem, "fr-fr") : problem;

/** The answers that a question has, one on a line if they need an explanation. */
function choicesOf({ among }: Question, now: KnownAnswers, language: AskedLanguage): string {
  if (among === undefined) return "";
  const choices = [...among(now, language)];
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
  {
    answers,
    kept,
    now,
    language,
  }: {
    readonly answers: Answers;
    readonly kept: Answers;
    readonly now: KnownAnswers;
    readonly language: AskedLanguage;
  },
): Promise<string> {
  const t = words[language];
  const ask = (language === "fr" ? frenchQuestions[question.name] : undefined) ?? question.ask;
  const initial = kept[question.name] ?? question.initial?.(answers, now) ?? "";
  const offer = initial === "" ? (question.open ? ` [${t.later}]` : "") : ` [${initial}]`;
  for (;;) {
    const entered =
      (
        await terminal.question(
          `${ask}${choicesOf(question, now, language)}${offer}${language === "fr" ? " " : ""}: `,
        )
      ).trim() || initial;
    if (entered === back || (entered === "" && question.open)) return entered;
    const text = entered === "" ? "" : (question.tidy?.(entered) ?? entered);
    const problem = text === "" ? t.expected : problemOf(question, text, answers, now);
    if (problem === null) return text;
    process.stdout.write(`  ${explained(problem, language)}\n`);
  }
}

/** Asks what is not stated. */
export async function askFor(
  terminal: Interface,
  stated: Answers,
  {
    now,
    draft,
    language,
  }: { readonly now: KnownAnswers; readonly draft: KeptAnswers; readonly language: AskedLanguage },
): Promise<Answers> {
  const asked = questions.filter(({ name }) => stated[name] === undefined);
  const before = draft.answers();
  process.stdout.write(`${words[language].begin(asked.length, back)}\n\n`);
  let answers: Answers = stated;
  for (let index = 0; index < asked.length; ) {
    const question = asked[index] as Question;
    const kept = { ...before, ...answers };
    const text = await answerOf(terminal, question, { answers, kept, now, language });
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
    language,
  }: {
    readonly now: KnownAnswers;
    readonly draft: KeptAnswers;
    readonly show: (answers: Answers) => void;
    readonly language: AskedLanguage;
  },
): Promise<Answers | null> {
  let answers = given;
  show(answers);
  for (;;) {
    const text = (await terminal.question(words[language].write)).trim() || "yes";
    const question = questions.find(({ name }) => name === text);
    if (question !== undefined) {
      const changed = await answerOf(terminal, question, { answers, kept: answers, now, language });
      if (changed !== back && changed !== "") answers = { ...answers, [question.name]: changed };
      draft.keep(answers);
      show(answers);
    } else if (/^(?:y|yes|o|oui)$/i.test(text)) return answers;
    else if (/^(?:n|no|non)$/i.test(text)) return null;
    else process.stdout.write(`  ${words[language].expectedName}\n`);
  }
}
