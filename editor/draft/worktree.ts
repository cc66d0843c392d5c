/**
 * The draft's folder as a worktree of the project's repository. Each names the other by its absolute path, which after a move
 * or a copy of the project is that of another place. `git worktree repair` is not used: that of Git 2.39 gives a copy the worktree of the
 * original.
 */
import { readFileSync, realpathSync, rmSync, statSync, symlinkSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import { writeAtomically } from "../../tooling/write-atomically.ts";
import { git } from "./git.ts";

/** The path that a file of Git's names; null if there is no such file. */
const pathIn = (file: string): string | null =>
  statSync(file, { throwIfNoEntry: false })?.isFile()
    ? resolve(
        dirname(file),
        readFileSync(file, "utf8")
          .replace(/^gitdir: /, "")
          .trim(),
      )
    : null;

/** Where a path leads; null if there is nothing. */
function placeOf(path: string | null): string | null {
  try {
    return path === null ? null : realpathSync(path);
  } catch {
    return null;
  }
}

/**
 * Makes a folder the worktree that it was of this project's repository. Returns whether it is: the repository may know none, or it may be
 * another folder's.
 */
export function reconnect(project: string, folder: string): boolean {
  const link = join(folder, ".git");
  const named = pathIn(link);
  if (named === null) return false;
  const common = resolve(project, git(project, ["rev-parse", "--git-common-dir"]));
  const own = join(common, "worktrees", basename(named));
  const back = join(own, "gitdir");
  const user = pathIn(back);
  if (user === null) return false;
  // Where the project itself is a worktree, its copy has the same repository.
  const isOthers = placeOf(user) !== placeOf(link) && placeOf(pathIn(user)) === placeOf(own);
  if (isOthers) return false;
  const asGit = (path: string) => path.replaceAll(sep, "/");
  writeAtomically(link, `gitdir: ${asGit(own)}\n`);
  writeAtomically(back, `${asGit(link)}\n`);
  return true;
}

/** Lets a folder have one of the project's as its own, in place of whatever stands there. */
export function shareFolder(project: string, folder: string, name: string): void {
  const [shared, link] = [join(project, name), join(folder, name)];
  if (placeOf(link) === placeOf(shared)) return;
  rmSync(link, { recursive: true, force: true });
  symlinkSync(shared, link, "junction");
}
