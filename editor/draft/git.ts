/** Runs git for the editor: without hooks, signatures, prompts, and whatever the environment says of another repository. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { OwnerError } from "../owner-error.ts";

/** Steps and publications are the editor's, whoever the machine thinks that its user is. */
const identity = { name: "Site editor", email: "editor@localhost" };

const settings = [
  "core.hooksPath=/dev/null",
  "core.quotePath=false",
  "core.fsmonitor=false",
  "core.safecrlf=false",
  "commit.gpgSign=false",
  "gc.auto=0",
].flatMap((setting) => ["-c", setting]);

type Options = {
  readonly input?: string | Uint8Array;
  /** In place of the repository's. */
  readonly index?: string;
};

const environment = ({ index }: Options): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.toUpperCase().startsWith("GIT_")),
  ),
  ...{ GIT_TERMINAL_PROMPT: "0", GIT_EDITOR: "true", LC_ALL: "C" },
  ...{ GIT_AUTHOR_NAME: identity.name, GIT_AUTHOR_EMAIL: identity.email },
  ...{ GIT_COMMITTER_NAME: identity.name, GIT_COMMITTER_EMAIL: identity.email },
  ...(index !== undefined && { GIT_INDEX_FILE: index }),
});

/** Whether git can do something, and what it prints. */
export function tryGit(folder: string, args: readonly string[], options: Options = {}) {
  const { status, stdout, stderr, error } = spawnSync("git", [...settings, ...args], {
    cwd: folder,
    env: environment(options),
    maxBuffer: 2 ** 30,
    ...(options.input !== undefined && { input: options.input }),
  });
  const missing = error !== undefined && "code" in error && error.code === "ENOENT" && existsSync(folder);
  const said = missing
    ? "git is not installed on this machine"
    : (error?.message ?? stderr.toString().trim());
  return { done: status === 0, bytes: stdout ?? Buffer.alloc(0), said };
}

/** What git prints, as bytes. Throws what it says. */
export function gitBytes(folder: string, args: readonly string[], options?: Options): Buffer {
  const { done, bytes, said } = tryGit(folder, args, options);
  if (!done) throw new OwnerError(`git ${args[0]}: ${said}`);
  return bytes;
}

/** The same as text, without the line's end. */
export const git = (folder: string, args: readonly string[], options?: Options): string =>
  gitBytes(folder, args, options).toString().trimEnd();

/** Files that differ between two trees, below a folder. Deleted ones are marked. */
export function filesBetween(
  folder: string,
  before: string,
  after: string,
  below = ".",
): readonly { readonly file: string; readonly deleted: boolean }[] {
  const fields = git(folder, [
    "diff-tree",
    "-r",
    "--no-renames",
    "--name-status",
    "-z",
    before,
    after,
    "--",
    below,
  ])
    .split("\0")
    .filter((field) => field !== "");
  return fields.flatMap((status, index) =>
    index % 2 === 0 ? [{ file: fields[index + 1] ?? "", deleted: status === "D" }] : [],
  );
}

/** Files as commits have them, each by "commit:file"; those that a commit does not have are left out. In one process, as there may be many. */
export function filesAt(folder: string, names: readonly string[]): ReadonlyMap<string, Buffer> {
  const found = new Map<string, Buffer>();
  if (names.length === 0) return found;
  const bytes = gitBytes(folder, ["cat-file", "--batch"], { input: `${names.join("\n")}\n` });
  let at = 0;
  for (const name of names) {
    const end = bytes.indexOf(10, at);
    const [, size = ""] = / blob (\d+)$/.exec(bytes.subarray(at, end).toString()) ?? [];
    at = end + 1;
    if (size === "") continue;
    found.set(name, bytes.subarray(at, at + Number(size)));
    at += Number(size) + 1;
  }
  return found;
}

/** Stores a commit that no branch has yet. */
export const commitTree = (
  folder: string,
  tree: string,
  parents: readonly string[],
  message: string,
): string =>
  git(folder, ["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent])], { input: message });

export const treeOf = (folder: string, commit: string): string =>
  git(folder, ["rev-parse", "--verify", `${commit}^{tree}`]);
