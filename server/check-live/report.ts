import { sectionsNamed } from "#app/content/edited-sections.ts";
import type { Check, Context, Outcome } from "./check.ts";
import { checkList } from "./checks.ts";

export type Result = { readonly check: Check; readonly outcome: Outcome };

type Status = Outcome["status"];

/** Runs all checks at once. */
export async function runChecks(context: Context): Promise<readonly Result[]> {
  const checks = checkList.flatMap(({ checks }) => checks);
  return Promise.all(checks.map(async (check) => ({ check, outcome: await check.check(context) })));
}

export const count = (results: readonly Result[], status: Status): number =>
  results.filter(({ outcome }) => outcome.status === status).length;

const marks: Readonly<Record<Exclude<Status, "ok">, string>> = {
  failed: "FAIL",
  warning: "warn",
  unknown: "?",
};

function wrap(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

const markWidth = 6;

/** As many sections as a line names of a folder. */
const most = 3;

/** Where the owner changes the files that a result names, for those who edit the site in the browser. */
function screens({ check, outcome }: Result): readonly string[] {
  const text = `${check.todo} ${"reason" in outcome ? outcome.reason : ""}`;
  const files = [...new Set(text.match(/content\/[\w/-]*(?:\.yaml|\/)/g) ?? [])];
  const names = files.flatMap((file) =>
    sectionsNamed(file).map(([french, english]) => `« ${french} » / “${english}”`),
  );
  if (names.length === 0) return [];
  const rest = names.length > most ? [`and ${names.length - most} more`] : [];
  return [`In npm run edit: ${[...names.slice(0, most), ...rest].join(", ")}.`];
}

/** One result: its todo, and below it the reason and the screens. */
function entry(result: Result, width: number): readonly string[] {
  const { check, outcome } = result;
  if (outcome.status === "ok") return [];
  const [first = "", ...rest] = wrap(check.todo.replaceAll("`", ""), width - markWidth - 2);
  const indent = " ".repeat(markWidth + 2);
  return [
    `  ${marks[outcome.status].padEnd(markWidth)}${first}`,
    ...rest.map((line) => indent + line),
    ...[outcome.reason, ...screens(result)].flatMap((text) =>
      wrap(text, width - indent.length - 2).map((line) => `${indent}  ${line}`),
    ),
  ];
}

function section(title: string, results: readonly Result[], width: number): readonly string[] {
  const lines = results.flatMap((result) => entry(result, width));
  return lines.length === 0 ? [] : [title, ...lines, ""];
}

/** A report for people: what is not in order, area by area. */
export function textReport(results: readonly Result[], siteUrl: string, width: number): string {
  const counts = [
    `${count(results, "failed")} failed`,
    `${count(results, "warning")} to look at (warn)`,
    `${count(results, "unknown")} could not be checked (?)`,
    `${count(results, "ok")} in order`,
  ];
  return [
    `Before ${siteUrl} goes live`,
    "",
    ...checkList.flatMap(({ title, checks }) =>
      section(
        title,
        results.filter(({ check }) => checks.includes(check)),
        width,
      ),
    ),
    ...wrap(`${counts.join(", ")}. What only you can say: docs/going-live.md.`, width),
    "",
  ].join("\n");
}

/** The report for programs, with all results. */
export function jsonReport(results: readonly Result[], siteUrl: string): string {
  const checks = results.map(({ check: { id, area, todo }, outcome }) => ({ id, area, todo, ...outcome }));
  return `${JSON.stringify({ siteUrl, failed: count(results, "failed"), checks }, null, 2)}\n`;
}
