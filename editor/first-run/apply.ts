/**
 * Writes the answers into the draft, as often as they are given. Each time they are written into the content as it was before the first time;
 * what that makes another than the last time is changed in the draft, and what the owner has edited since stays.
 */
import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { mergeYaml } from "../draft/differences.ts";
import type { Draft } from "../draft/draft.ts";
import { commitTree, filesAt, filesBetween, git, treeOf, tryGit } from "../draft/git.ts";
import { editFolder, withIndex } from "../draft/project.ts";
import { withMedia } from "../media.ts";
import type { Answers } from "./answers.ts";
import { mergeTeam } from "./merge-team.ts";
import { makeYours } from "./write.ts";

/** By question, as they were given. */
export type Given = Readonly<Record<string, unknown>>;

/** `used`: what the draft has of the answers, whatever is wrong of `given`. */
export type Run = { readonly given: Given; readonly used: Given };

/** What the project said before the first answers. By step of the draft: what the answers make of that, as a commit with a run as its message. */
const refs = { seed: "refs/worktree/first-run-seed", runs: "refs/worktree/first-run" } as const;
const refOf = (step: string): string => `${refs.runs}/${step}`;

/** Of answers that are not enough to be written. */
const noStep = "none";

const teamFile = "content/team.yaml";

/** Large, and not copied: the variants are gone once the sample's pictures are, and what videos have follows from their list. */
const left = [":(exclude)content/variants", ":(exclude)content/videos/*/*"];
const ofVideo = /^content\/videos\/[^/]+\//;

function known(draft: Draft, ref: string): string | null {
  const { done, bytes } = tryGit(draft.root, ["rev-parse", "--verify", "--quiet", ref]);
  return done ? bytes.toString().trim() : null;
}

/** What the answers make of the content of a commit: a tree. */
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
  return tree;
}

/** The last step that has written answers and was not undone. */
function stepOf({ root, head }: Draft): string {
  const listed = git(root, ["for-each-ref", "--format=%(refname:lstrip=-1)", refs.runs]).split("\n");
  const commits = git(root, ["rev-list", head]).split("\n");
  return commits.find((commit) => listed.includes(commit)) ?? noStep;
}

/** The answers that the draft has. */
export function runOf(draft: Draft): Run {
  const run = known(draft, refOf(stepOf(draft)));
  return run === null
    ? { given: {}, used: {} }
    : JSON.parse(git(draft.root, ["log", "-1", "--format=%B", run]));
}

/** `answers`: those of `run.used`; null if they are not enough, or as before. */
export async function applyAnswers(draft: Draft, answers: Answers | null, run: Run): Promise<void> {
  const { root } = draft;
  const seed = known(draft, refs.seed) ?? draft.base;
  const made = answers === null ? null : await answered(draft, seed, answers);
  // A step may have been undone meanwhile.
  const [before, { head }] = [stepOf(draft), draft];
  const last = before === noStep ? seed : refOf(before);
  if (made !== null) write(draft, last, made);
  const commit = commitTree(root, made ?? treeOf(root, last), [], JSON.stringify(run));
  if (made !== null) git(root, ["update-ref", refs.seed, seed]);
  git(root, ["update-ref", refOf(draft.head === head ? before : draft.head), commit]);
}

/** Changes in the draft what is another in `after` than in `before`. */
function write(draft: Draft, before: string, after: string): void {
  const files = new Map<string, string | Uint8Array | null>();
  const changed = filesBetween(draft.root, before, after, "content").filter(
    ({ file }) => !ofVideo.test(file),
  );
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
  draft.write(withMedia(draft, files), [{ file: "content/brand.yaml", path: [] }]);
}
