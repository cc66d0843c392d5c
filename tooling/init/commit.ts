/** Stores in Git what `npm run init` has written. Otherwise each publication of the editing page would store its own files beside the sample's. */
import { spawnSync } from "node:child_process";
import type { Answers } from "./questions.ts";

/** Where it writes. */
const written = "content";

/** "none": nothing to store, or not a Git checkout. "left": its owner has to do it; `needsName`: once Git knows who that is. */
export type Stored =
  | { readonly state: "done" | "none" }
  | { readonly state: "left"; readonly needsName: boolean; readonly reason: string };

const run = (root: string, ...args: readonly string[]) =>
  spawnSync("git", ["-c", "core.quotePath=false", ...args], { cwd: root, encoding: "utf8" });

/** Files with changes that Git has not stored. Null: the project is no checkout, or lies ignored in another's. */
export function unstoredChanges(root: string): readonly string[] | null {
  const { status, stdout } = run(root, "status", "--porcelain");
  if (status !== 0 || run(root, "check-ignore", "-q", "content").status === 0) return null;
  return stdout.split("\n").filter((line) => line !== "");
}

const subjectOf = ({ name = "" }: Answers): string => `content: the site of ${name}`;

export function storeInGit(root: string, answers: Answers): Stored {
  if (unstoredChanges(root) === null) return { state: "none" };
  run(root, "add", "--all", "--", written);
  // The same answers as before.
  if (run(root, "diff", "--cached", "--quiet", "--", written).status === 0) return { state: "none" };
  // A name that Git makes up of the machine's would stand in the history for ever.
  const { status, stdout, stderr } = run(
    root,
    ...["-c", "user.useConfigOnly=true", "commit", "--quiet", "-m", subjectOf(answers), "--", written],
  );
  if (status === 0) return { state: "done" };
  const needsName = run(root, "-c", "user.useConfigOnly=true", "var", "GIT_AUTHOR_IDENT").status !== 0;
  return { state: "left", needsName, reason: needsName ? "" : (stderr || stdout).trim() };
}

/** A text as every shell takes it, without the signs that have a meaning between double quotes. */
const quoted = (text = ""): string => `"${text.replace(/["$`\\!%]/g, "")}"`;

/** What its owner types instead. */
export function storingCommands(answers: Answers, needsName: boolean): readonly string[] {
  return [
    ...(needsName
      ? [`git config user.name ${quoted(answers.founder)}`, `git config user.email ${quoted(answers.email)}`]
      : []),
    `git add --all ${written}`,
    `git commit -m ${quoted(subjectOf(answers))}`,
  ];
}
