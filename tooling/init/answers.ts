/** Gets the answers: from a file, from options, or from a person. */
import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { parse, YAMLParseError } from "yaml";
import { type Answers, type KnownAnswers, type Question, questions, schemaOf } from "./questions.ts";

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
  if (schema === null) return { value: text };
  const asText = v.safeParse(schema, text);
  if (asText.success) return { value: text };
  const [{ message, expected }] = asText.issues;
  if (expected !== "number") return { problem: message };
  if (!/^-?\d+(?:\.\d+)?$/.test(text)) return { problem: "expected a number, as 12 or 12.5" };
  const asNumber = v.safeParse(schema, Number(text));
  return asNumber.success ? { value: Number(text) } : { problem: asNumber.issues[0].message };
}

/** Why an answer cannot be used; null if it can. */
export function problemOf(
  question: Question,
  text: string,
  answers: Answers,
  now: KnownAnswers,
): string | null {
  const among = question.among?.(now);
  if (among !== undefined && !among.has(text)) return `expected one of ${[...among.keys()].join(", ")}`;
  const result = fieldValue(question, text);
  return "problem" in result ? result.problem : (question.refuse?.(text, answers) ?? null);
}

function parsed(file: string): unknown {
  if (!existsSync(file)) throw new AnswerError(`There is no file ${file}`);
  try {
    return parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (error instanceof YAMLParseError) throw new AnswerError(`${file}: ${error.message}`);
    throw error;
  }
}

/** The answers of a file, `name: value`, and of options, which go first. */
export function readAnswers(file: string | null, options: readonly string[]): Answers {
  const stated = file === null ? {} : parsed(file);
  if (typeof stated !== "object" || stated === null)
    throw new AnswerError(`${file}: expected lines as name: "…"`);
  const set = options.map((option) => {
    const [name = "", ...value] = option.split("=");
    return [name, value.join("=")] as const;
  });
  const answers = { ...stated, ...Object.fromEntries(set) };
  const names = questions.map(({ name }) => name);
  const unknown = Object.keys(answers).filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new AnswerError(
      `${unknown.map((name) => `${name}: no such answer`).join("\n")}\nThere are ${names.join(", ")}.`,
    );
  return Object.fromEntries(Object.entries(answers).map(([name, value]) => [name, String(value)]));
}

/** All answers: what is not stated is what follows from the others. Throws an AnswerError that names each problem. */
export function completeAnswers(stated: Answers, now: KnownAnswers): Answers {
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
