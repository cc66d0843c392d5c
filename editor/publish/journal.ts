/**
 * A publication that has begun, by which the next start of any command finishes it. What is served is decided by the pointer alone
 * (server/served-folder.ts): if that names the publication, the project gets its commit and files; if not, nothing has happened.
 */

import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { lastPublished, publishedFolder } from "#server/served-folder.ts";
import { ContentError } from "../../tooling/content/content-error.ts";
import { runContent } from "../../tooling/content/run.ts";
import { takeLock } from "../../tooling/lock.ts";
import { writeAtomically } from "../../tooling/write-atomically.ts";
import { commitTree, filesAt, filesBetween, git, treeOf, tryGit } from "../draft/git.ts";
import { editFolder, withIndex } from "../draft/project.ts";
import { contentPath } from "../paths.ts";

export type Journal = {
  /** The name of its folder; empty: nothing is built, and the project itself is served. */
  readonly name: string;
  /** The project as it stood, and as it will. */
  readonly from: string;
  readonly to: string;
  readonly message: string;
};

export const journalFile = (project: string): string => join(editFolder(project), "publication.json");

export const writeJournal = (project: string, journal: Journal): void =>
  writeAtomically(journalFile(project), JSON.stringify(journal));

/** The project's last commit with the content of another. */
const withContentOf = (project: string, to: string): string =>
  withIndex(project, (index) => {
    git(project, ["read-tree", "HEAD"], { index });
    git(project, ["rm", "-r", "--cached", "--quiet", "--ignore-unmatch", "--", "content"], { index });
    git(project, ["read-tree", "--prefix=content/", `${to}:content`], { index });
    return git(project, ["write-tree"], { index });
  });

/** Whether a file has these bytes, whatever ends its lines on this system; undefined: whether there is none. */
function isAs(path: string, bytes: Buffer | undefined): boolean {
  if (!existsSync(path)) return bytes === undefined;
  const found = readFileSync(path);
  return (
    bytes !== undefined &&
    (found.equals(bytes) || found.toString().replaceAll("\r\n", "\n") === bytes.toString())
  );
}

/** Gives the project what is published: a commit of its content alone, and its files. May be repeated after a crash at any moment. */
export function finish(project: string, { from, to, message }: Journal): void {
  const tree = withContentOf(project, to);
  if (tree !== treeOf(project, "HEAD")) {
    const head = git(project, ["rev-parse", "HEAD"]);
    const commit = commitTree(project, tree, [head], message);
    git(project, ["update-ref", "-m", "publish", "HEAD", commit, head]);
  }
  const changed = filesBetween(project, from, to, "content");
  const texts = filesAt(
    project,
    changed.flatMap(({ file }) => [`${from}:${file}`, `${to}:${file}`]),
  );
  for (const { file } of changed) {
    const path = contentPath(project, file);
    const [before, after] = [texts.get(`${from}:${file}`), texts.get(`${to}:${file}`)];
    // What somebody has changed since then is theirs, and not committed yet.
    if (!isAs(path, before)) continue;
    if (after === undefined) rmSync(path, { force: true });
    else writeAtomically(path, after);
  }
  tryGit(project, ["reset", "--quiet", "--", "content"]);
  try {
    runContent(project);
  } catch (error) {
    // What is published is served, and is valid: something wrong in the project's files is somebody else's, and the next command names it.
    if (!(error instanceof ContentError)) throw error;
  }
  rmSync(journalFile(project), { force: true });
}

/** Deletes the publications that nobody serves. */
export function removePublished(project: string, isKept: (name: string) => boolean): void {
  const folder = join(project, ".published");
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory() && !isKept(entry.name))
      rmSync(publishedFolder(project, entry.name), { recursive: true, force: true });
}

/** Finishes or forgets what a crash interrupted. Nothing, if there is nothing or an editor is at work. */
export function recover(project: string): void {
  if (!existsSync(journalFile(project))) return;
  const lock = takeLock(join(editFolder(project), "lock"));
  if (lock === null) return;
  try {
    const journal: Journal = JSON.parse(readFileSync(journalFile(project), "utf8"));
    if (lastPublished(project) === journal.name) finish(project, journal);
    else rmSync(journalFile(project), { force: true });
  } finally {
    lock.release();
  }
}
