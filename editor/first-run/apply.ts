/**
 * Writes the answers into the draft, as often as they are given. Each time they are written into the content as it was before the first time;
 * what that makes another than the last time is changed in the draft, and what the owner has edited since stays.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { mergeYaml } from "../draft/differences.ts";
import type { Draft } from "../draft/draft.ts";
import { commitTree, filesAt, filesBetween, git, tryGit } from "../draft/git.ts";
import { editFolder } from "../draft/project.ts";
import type { Answers } from "./answers.ts";
import { makeYours } from "./write.ts";

/** The content before the first answers, and what the last ones have made of it. */
const refs = { seed: "refs/worktree/first-run-seed", last: "refs/worktree/first-run-last" } as const;

/** Large, and gone once the sample's are: not copied. */
const left = [":(exclude)content/variants", ":(exclude)content/videos/*/*"];

function known(draft: Draft, ref: string): string | null {
  const { done, bytes } = tryGit(draft.root, ["rev-parse", "--verify", "--quiet", ref]);
  return done ? bytes.toString().trim() : null;
}

/** What the answers make of the content of a commit: a commit too. */
async function answered(draft: Draft, seed: string, answers: Answers): Promise<string> {
  const folder = join(editFolder(draft.project), "first-run");
  const index = join(editFolder(draft.project), "first-run-index");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    git(draft.root, ["read-tree", seed], { index });
    const files = git(draft.root, ["ls-files", "-z", "--", "content", ...left], { index });
    git(draft.root, ["checkout-index", "-z", "--stdin", "--force", `--prefix=${folder}/`], {
      index,
      input: files,
    });
    await makeYours(folder, answers);
    git(draft.root, [`--work-tree=${folder}`, "add", "--all", "--force", "--", "content"], { index });
    return commitTree(draft.root, git(draft.root, ["write-tree"], { index }), [seed], "The first run");
  } finally {
    rmSync(folder, { recursive: true, force: true });
    rmSync(index, { force: true });
  }
}

export async function applyAnswers(draft: Draft, answers: Answers): Promise<void> {
  const seed = known(draft, refs.seed) ?? draft.head;
  const before = known(draft, refs.last) ?? seed;
  const after = await answered(draft, seed, answers);
  const files = new Map<string, string | Uint8Array | null>();
  const changed = filesBetween(draft.root, before, after, "content");
  const commits = [before, after, draft.head] as const;
  const names = changed.filter(({ deleted }) => !deleted).map(({ file }) => file);
  const texts = filesAt(
    draft.root,
    names.flatMap((file) => commits.map((commit) => `${commit}:${file}`)),
  );
  for (const { file } of changed) {
    const [was, is, mine] = commits.map((commit) => texts.get(`${commit}:${file}`));
    if (is === undefined) files.set(file, null);
    else if (file.endsWith(".yaml") && was !== undefined && mine !== undefined && !mine.equals(was))
      // The later answer counts where both have changed a value.
      files.set(file, mergeYaml(file, { base: `${was}`, mine: `${is}`, theirs: `${mine}` }).text);
    else files.set(file, is);
  }
  draft.write(files, [{ file: "content/brand.yaml", path: [] }]);
  git(draft.root, ["update-ref", refs.seed, seed]);
  git(draft.root, ["update-ref", refs.last, after]);
}
