/**
 * Writes the answers into the draft, as often as they are given. Each time they are written into the content as it was before the first time;
 * what that makes another than the last time is changed in the draft, and what the owner has edited since stays.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { mergeYaml } from "../draft/differences.ts";
import type { Draft } from "../draft/draft.ts";
import { commitTree, filesAt, filesBetween, git, tryGit } from "../draft/git.ts";
import { editFolder, withIndex } from "../draft/project.ts";
import type { Answers } from "./answers.ts";
import { mergeTeam } from "./merge-team.ts";
import { makeYours } from "./write.ts";

/** What the project said before the first answers, and what the last ones have made of it. */
const refs = { seed: "refs/worktree/first-run-seed", last: "refs/worktree/first-run-last" } as const;

const teamFile = "content/team.yaml";

/** Large, and gone once the sample's are: not copied. */
const left = [":(exclude)content/variants", ":(exclude)content/videos/*/*"];

function known(draft: Draft, ref: string): string | null {
  const { done, bytes } = tryGit(draft.root, ["rev-parse", "--verify", "--quiet", ref]);
  return done ? bytes.toString().trim() : null;
}

/** What the answers make of the content of a commit: a commit too. */
async function answered(draft: Draft, seed: string, answers: Answers): Promise<string> {
  const { root, project } = draft;
  const folder = join(editFolder(project), "first-run");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  withIndex(project, (index) => {
    git(root, ["read-tree", seed], { index });
    const input = git(root, ["ls-files", "-z", "--", "content", ...left], { index });
    git(root, ["checkout-index", "-z", "--stdin", "--force", `--prefix=${folder}/`], { index, input });
  });
  await makeYours(folder, answers);
  const tree = withIndex(project, (index) => {
    git(root, [`--work-tree=${folder}`, "add", "--all", "--force", "--", "content"], { index });
    return git(root, ["write-tree"], { index });
  });
  rmSync(folder, { recursive: true, force: true });
  return commitTree(root, tree, [seed], "The first run");
}

export async function applyAnswers(draft: Draft, answers: Answers): Promise<void> {
  const seed = known(draft, refs.seed) ?? draft.base;
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
    else if (was === undefined || mine === undefined || mine.equals(was)) files.set(file, is);
    // A picture of the owner's stays.
    else if (file.endsWith(".yaml")) {
      // The later answer counts where both have changed a value.
      const texts = { base: `${was}`, mine: `${is}`, theirs: `${mine}` };
      files.set(file, file === teamFile ? mergeTeam(file, texts) : mergeYaml(file, texts).text);
    }
  }
  draft.write(files, [{ file: "content/brand.yaml", path: [] }]);
  git(draft.root, ["update-ref", refs.seed, seed]);
  git(draft.root, ["update-ref", refs.last, after]);
}
