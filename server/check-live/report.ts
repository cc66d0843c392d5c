import { sectionNamesOf } from "#app/content/edited-sections.ts";
import type { Check, Context, Finding } from "./check.ts";
import { areas } from "./checks.ts";

export type Result = { readonly area: string; readonly check: Check; readonly finding: Finding | null };

/** Runs all checks at once. */
export async function runChecks(context: Context): Promise<readonly Result[]> {
  const all = areas.flatMap(({ name, checks }) => checks.map((check) => ({ area: name, check })));
  return Promise.all(all.map(async (each) => ({ ...each, finding: await each.check.check(context) })));
}

const statusOf = ({ finding }: Result) => finding?.status ?? "ok";

export const count = (results: readonly Result[], status: ReturnType<typeof statusOf>): number =>
  results.filter((result) => statusOf(result) === status).length;

const marks: Readonly<Record<Finding["status"], string>> = { failed: "FAIL", warning: "warn", unknown: "?" };

/** Lines of at most `width` characters; a longer word has a line of its own. */
const wrap = (text: string, width: number): readonly string[] =>
  text.match(new RegExp(`\\S(.{0,${width - 2}}\\S)?(?!\\S)|\\S+`, "g")) ?? [];

/** As many sections as a line names of a folder. */
const maxShown = 3;

/** Where the owner changes the files that a result names, for those who edit the site in the browser. */
function screens(text: string): readonly string[] {
  const files = [...new Set(text.match(/content\/[\w/-]*(?:\.yaml|\/)/g) ?? [])];
  const names = files.flatMap(sectionNamesOf).map(([french, english]) => `« ${french} » / “${english}”`);
  if (names.length === 0) return [];
  const rest = names.length > maxShown ? [`and ${names.length - maxShown} more`] : [];
  return [`In npm run edit: ${[...names.slice(0, maxShown), ...rest].join(", ")}.`];
}

/** One result: its todo, and below it the reason and the screens. */
function entry({ check: { todo }, finding }: Result, width: number): readonly string[] {
  if (finding === null) return [];
  const [first, ...others] = wrap(todo.replaceAll("`", ""), width - 8);
  const details = [finding.reason, ...screens(`${todo} ${finding.reason}`)];
  return [
    `  ${marks[finding.status].padEnd(6)}${first}`,
    ...others.map((line) => `        ${line}`),
    ...details.flatMap((text) => wrap(text, width - 10)).map((line) => `          ${line}`),
  ];
}

/** A report for people: what is not in order, area by area. */
export function textReport(results: readonly Result[], siteUrl: string, width: number): string {
  const sections = areas.flatMap(({ name, title }) => {
    const lines = results.filter(({ area }) => area === name).flatMap((result) => entry(result, width));
    return lines.length === 0 ? [] : [title, ...lines, ""];
  });
  const counts =
    `${count(results, "failed")} failed, ${count(results, "warning")} to look at (warn), ` +
    `${count(results, "unknown")} could not be checked (?), ${count(results, "ok")} in order`;
  const end = wrap(`${counts}. What only you can say: docs/going-live.md.`, width);
  return [`Before ${siteUrl} goes live`, "", ...sections, ...end, ""].join("\n");
}

/** The report for programs, with all results. */
export function jsonReport(results: readonly Result[], siteUrl: string): string {
  const checks = results.map(({ area, check: { id, todo }, finding }) => ({
    ...{ id, area, todo },
    ...(finding ?? { status: "ok" }),
  }));
  return `${JSON.stringify({ siteUrl, failed: count(results, "failed"), checks }, null, 2)}\n`;
}
