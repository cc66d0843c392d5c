/** The project as its owner has it: its repository, and its files as they stand, committed or not. */
import { randomUUID } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, realpathSync, rmSync, statSync, utimesSync } from "node:fs";
import { join, resolve } from "node:path";
import { OwnerError } from "../owner-error.ts";
import { commitTree, git, gitBytes, tryGit } from "./git.ts";

/** The editor's own: what is typed there is nobody else's before it is published. */
export const editFolder = (project: string): string => join(project, ".edit");

/** Does something with an index of its own, which leaves the repository's as it is. */
export function withIndex<T>(project: string, work: (index: string) => T): T {
  const index = join(editFolder(project), `index-${randomUUID()}`);
  try {
    return work(index);
  } finally {
    rmSync(index, { force: true });
  }
}

/** Whether the project has a repository of its own, with a commit: a ZIP has none, and another's may lie around it. */
export function hasRepository(project: string): boolean {
  const { done, bytes, said } = tryGit(project, ["rev-parse", "--show-toplevel"]);
  if (said.startsWith("git is not installed") || said.includes("dubious ownership"))
    throw new OwnerError(said);
  if (!done || realpathSync(bytes.toString().trimEnd()) !== realpathSync(project)) return false;
  return tryGit(project, ["rev-parse", "--verify", "HEAD"]).done;
}

/** Where the program and the content stand, and what stands beside these. */
export const ownNames: readonly string[] = [
  ...[".ci", "app", "bench", "content", "deploy", "docs", "e2e", "editor", "quotes", "server", "studio"],
  ...["testing", "tooling", ".dockerignore", ".gitignore", "Containerfile", "README.md", "biome.jsonc"],
  ...["compose.yaml", "knip.json", "package.json", "package-lock.json", "playwright.config.ts"],
  ...["react-router.config.ts", "tsconfig.json", "vite.config.ts", "vitest.config.ts"],
];

/**
 * Adds the project's files to an index as they stand. Whatever else lies in its folder stays out, unless its owner has added it: a
 * table of requests, the recording of a video, passwords would be kept in the repository for ever.
 */
function addFiles(project: string, index?: string): void {
  const options = index === undefined ? {} : { index };
  git(project, ["add", "--update"], options);
  const listing = ["ls-files", "--others", "--exclude-standard", "-z", "--", ...ownNames];
  const input = gitBytes(project, listing, options);
  git(project, ["update-index", "--add", "-z", "--stdin"], { ...options, input });
}

export function makeRepository(project: string): void {
  git(project, ["init", "--quiet", "--initial-branch=main"]);
  addFiles(project);
  const tree = git(project, ["write-tree"]);
  git(project, ["update-ref", "HEAD", commitTree(project, tree, [], "site: as it was downloaded")]);
}

/** Folders that are never part of a snapshot, even if the project does not ignore them: packages may be a link. */
const neverTaken = [".edit", ".published", ".cache", "node_modules"];

/**
 * The project's files as they stand, as a commit on its last one: with what is not committed, and without touching its index.
 */
export function snapshot(project: string): string {
  if (git(project, ["ls-files", "--unmerged"]) !== "")
    throw new OwnerError("a merge is under way in the project: finish it, then start again");
  mkdirSync(editFolder(project), { recursive: true });
  const theirs = resolve(project, git(project, ["rev-parse", "--git-path", "index"]));
  return withIndex(project, (index) => {
    // With what git knows of files already, it reads only those that have changed.
    if (existsSync(theirs)) {
      copyFileSync(theirs, index);
      // As old as the copied one: git reads a file again that is as long as before, and was written in the index's second or later.
      const second = Math.floor(statSync(theirs).mtimeMs / 1000);
      utimesSync(index, second, second);
    }
    addFiles(project, index);
    git(project, ["rm", "-r", "--cached", "--quiet", "--ignore-unmatch", "--", ...neverTaken], { index });
    const tree = git(project, ["write-tree"], { index });
    return commitTree(project, tree, ["HEAD"], "The project as it stands");
  });
}
