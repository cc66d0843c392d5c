/** Gets the answers: from a file, from options, or from a person. */
import { readFileSync } from "node:fs";
import type { Interface } from "node:readline/promises";
import * as v from "valibot";
import { parse } from "yaml";
import { type Answers, type Known, type Question, questions, schemaOf } from "./questions.ts";

/** Answers that cannot be used: a line for each. */
export class AnswerError extends Error {
  override readonly name = "AnswerError";
}

/** An answer as its field has it: a number where the field is one. */
export function fieldValue(
  question: Question,
  text: string,
): { readonly value: unknown } | { readonly problem: string } {
  const schema = schemaOf(question);
  const asText = v.safeParse(schema, text);
  if (asText.success) return { value: text };
  const [{ message, expected }] = asText.issues;
  if (expected !== "number") return { problem: message };
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) return { problem: "expected a number, as 12 or 12.5" };
  const asNumber = v.safeParse(schema, Number(text));
  return asNumber.success ? { value: Number(text) } : { problem: asNumber.issues[0].message };
}

function problemOf(question: Question, text: string, answers: Answers, now: Known): string | null {
  const among = question.among?.(now);
  if (among !== undefined && !among.has(text)) return `expected one of ${[...among.keys()].join(", ")}`;
  const result = fieldValue(question, text);
  return "problem" in result ? result.problem : (question.refuse?.(text, answers) ?? null);
}

/** The answers that a question has, one on a line if they need an explanation. */
function choicesOf({ among }: Question, now: Known): string {
  if (among === undefined) return "";
  const choices = [...among(now)];
  return choices.some(([, meaning]) => meaning !== "")
    ? `${choices.map(([choice, meaning]) => `\n  ${choice}: ${meaning}`).join("")}\n `
    : ` (${choices.map(([choice]) => choice).join(", ")})`;
}

/** The answers of a file, `name: value`, and of options, which go first. */
export function readAnswers(file: string | null, options: readonly string[]): Answers {
  const stated: unknown = file === null ? {} : parse(readFileSync(file, "utf8"));
  if (typeof stated !== "object" || stated === null)
    throw new AnswerError(`${file}: expected lines as name: "…"`);
  const set = options.map((option) => {
    const [name = "", ...value] = option.split("=");
    return [name, value.join("=")] as const;
  });
  const answers = { ...stated, ...Object.fromEntries(set) };
  const names = [...questions.map(({ name }) => name), "logo"];
  const unknown = Object.keys(answers).filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new AnswerError(
      `${unknown.map((name) => `${name}: no such answer`).join("\n")}\nThere are ${names.join(", ")}.`,
    );
  return Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, String(value)]));
}

/** All answers: what is not stated is what follows from the others. Throws an AnswerError that names each problem. */
export function completeAnswers(stated: Answers, now: Known): Answers {
  let answers: Answers = stated;
  const problems: string[] = [];
  for (const question of questions) {
    const text = stated[question.name] ?? question.initial?.(answers, now) ?? "";
    if (text === "" && question.open) continue;
    answers = { ...answers, [question.name]: text };
    const problem = text === "" ? "expected an answer" : problemOf(question, text, answers, now);
    if (problem !== null) problems.push(`${question.name}: ${problem}`);
  }
  if (problems.length > 0) throw new AnswerError(problems.join("\n"));
  return answers;
}

/** Asks a person what is not stated, until each answer can be used. */
export async function askFor(terminal: Interface, stated: Answers, now: Known): Promise<Answers> {
  let answers: Answers = stated;
  for (const question of questions) {
    if (stated[question.name] !== undefined) continue;
    const initial = question.initial?.(answers, now) ?? "";
    const offer = initial === "" ? (question.open ? " [later]" : "") : ` [${initial}]`;
    for (;;) {
      const text =
        (await terminal.question(`${question.ask}${choicesOf(question, now)}${offer}: `)).trim() || initial;
      if (text === "" && question.open) break;
      const problem = text === "" ? "expected an answer" : problemOf(question, text, answers, now);
      if (problem === null) {
        answers = { ...answers, [question.name]: text };
        break;
      }
      process.stdout.write(`  ${problem}\n`);
    }
  }
  return answers;
}
