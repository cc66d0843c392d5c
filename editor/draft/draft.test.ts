import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { home, smallProject } from "#testing/small-project.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { changeYaml, parseYaml, valueAt } from "../../tooling/content/yaml.ts";
import { PathError } from "../paths.ts";
import { Draft } from "./draft.ts";
import { hasRepository, makeRepository, ownNames, snapshot } from "./project.ts";
import { conflictsOf, takeIn } from "./take-in.ts";

const say = (draft: Draft, key: string, value: string): void =>
  draft.write(new Map([[home, changeYaml(draft.text(home), [{ path: [key], value }])]]), [
    { file: home, path: [key] },
  ]);
const said = (draft: Draft, key: string) => valueAt(parseYaml(draft.text(home)), [key]);

test("a change is in the draft's file at once, and the project stays as it was", () => {
  const { root, git, read } = smallProject();
  const before = [read(home), git("status", "--porcelain"), git("rev-parse", "HEAD")];
  const draft = new Draft(root);
  say(draft, "title", "Autre chose");
  expect(readFileSync(join(draft.root, home), "utf8")).toContain("Autre chose");
  expect(draft.changedFiles()).toEqual([home]);
  expect([read(home), git("status", "--porcelain"), git("rev-parse", "HEAD")]).toEqual(before);
  expect(git("for-each-ref", "--format=%(refname)")).toBe("refs/heads/main");
  expect(draft.ownChanges().get(home)).toContain("Un site");
});

test("changes are undone and done again one by one, letters of one field as one", () => {
  const draft = new Draft(smallProject().root);
  expect(draft.steps()).toEqual({ undo: null, redo: null });
  for (const text of ["A", "Au", "Aut"]) say(draft, "title", text);
  say(draft, "lead", "Pour eux");
  expect(draft.steps().undo).toEqual([{ file: home, path: ["lead"] }]);
  draft.undo();
  expect([said(draft, "title"), said(draft, "lead")]).toEqual(["Aut", "Pour vous"]);
  draft.undo();
  expect(said(draft, "title")).toBe("Un site");
  draft.undo();
  expect(draft.changedFiles()).toEqual([]);
  draft.redo();
  draft.redo();
  expect([said(draft, "title"), said(draft, "lead")]).toEqual(["Aut", "Pour eux"]);
  draft.undo();
  say(draft, "title", "Ceci");
  // What was undone is done again no more after another change.
  expect(draft.steps().redo).toBeNull();
});

test("an undo takes back pictures too", () => {
  const draft = new Draft(smallProject().root);
  const file = "content/portraits/new.webp";
  draft.write(new Map([[file, Buffer.from("picture")]]), [{ file, path: [] }]);
  draft.write(new Map([["content/portraits/somebody.svg", null]]), [
    { file: "content/portraits/somebody.svg", path: [] },
  ]);
  draft.undo();
  draft.undo();
  expect(existsSync(join(draft.root, file))).toBe(false);
  expect(existsSync(join(draft.root, "content/portraits/somebody.svg"))).toBe(true);
});

test("what was written before a crash is there again, as a step", () => {
  const { root } = smallProject();
  const draft = new Draft(root);
  say(draft, "title", "Avant");
  // Killed between the file and its step.
  writeFileSync(join(draft.root, home), draft.text(home).replace("Avant", "Pendant"));
  const again = new Draft(root);
  expect(said(again, "title")).toBe("Pendant");
  again.undo();
  expect(said(again, "title")).toBe("Avant");
});

/** As a file manager does it. */
function copied(root: string): string {
  const copy = join(temporaryDirectory(), "site");
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true });
  return copy;
}

test("a project that is moved keeps its draft, with the steps and the project's own packages", () => {
  const { root } = smallProject();
  say(new Draft(root), "title", "Le mien");
  const moved = join(temporaryDirectory(), "site");
  renameSync(root, moved);
  const draft = new Draft(moved);
  expect([said(draft, "title"), draft.setAside]).toEqual(["Le mien", null]);
  expect(realpathSync(join(draft.root, "node_modules"))).toBe(realpathSync(join(moved, "node_modules")));
  draft.undo();
  expect(said(draft, "title")).toBe("Un site");
});

test("a project that is copied has a draft of its own: neither writes into the other's", () => {
  const { root } = smallProject();
  const original = new Draft(root);
  say(original, "title", "Le mien");
  const { head } = original;
  const copy = copied(root);
  const draft = new Draft(copy);
  say(draft, "title", "Celui de la copie");
  expect(new Draft(root).head).toBe(head);
  expect(said(new Draft(root), "title")).toBe("Le mien");
  expect([said(new Draft(copy), "title"), draft.setAside]).toEqual(["Celui de la copie", null]);
  expect(realpathSync(join(draft.root, ".cache"))).toBe(realpathSync(join(copy, ".cache")));
});

test("a draft that the repository does not know is set aside, whole", () => {
  const { root } = smallProject();
  const original = new Draft(root);
  say(original, "title", "Le mien");
  const copy = copied(root);
  rmSync(join(copy, ".git"), { recursive: true });
  makeRepository(copy);
  const { setAside } = new Draft(copy);
  expect(readFileSync(join(setAside ?? "", home), "utf8")).toContain("Le mien");
  expect(said(new Draft(copy), "title")).toBe("Un site");
  expect(new Draft(root).head).toBe(original.head);
});

test("of two worktrees with one repository, each has its own draft, also if one is a copy of the other", () => {
  const { git } = smallProject();
  const tree = join(temporaryDirectory(), "tree");
  git("worktree", "add", "--quiet", "--detach", tree);
  const original = new Draft(tree);
  say(original, "title", "Le mien");
  const { setAside } = new Draft(copied(tree));
  expect(readFileSync(join(setAside ?? "", home), "utf8")).toContain("Le mien");
  expect(new Draft(tree).head).toBe(original.head);
});

test("work that is not committed in the project is taken along, and stays as it is there", () => {
  const { root, git, write } = smallProject();
  write(home, 'title: "Pas encore enregistré"\nlead: "Pour vous"\n');
  write("content/words/fr-fr/new.yaml", 'a: "b"\n');
  write("app/program.ts", "export const version = 2;\n");
  git("add", "app/program.ts");
  const status = git("status", "--porcelain");
  const draft = new Draft(root);
  expect(said(draft, "title")).toBe("Pas encore enregistré");
  expect(readFileSync(join(draft.root, "app/program.ts"), "utf8")).toContain("2");
  expect(existsSync(join(draft.root, "content/words/fr-fr/new.yaml"))).toBe(true);
  expect(draft.changedFiles()).toEqual([home, "content/words/fr-fr/new.yaml"]);
  expect([...draft.ownChanges()]).toEqual([]);
  expect(git("status", "--porcelain")).toBe(status);
});

test("what the project becomes meanwhile is taken in, value by value", () => {
  const { root, git, write, read } = smallProject();
  const draft = new Draft(root);
  say(draft, "title", "Le mien");
  write(home, read(home).replace("Pour vous", "Pour nous"));
  write("app/program.ts", "export const version = 3;\n");
  git("commit", "--quiet", "--all", "-m", "update");
  expect(takeIn(draft)).toBe(true);
  expect([said(draft, "title"), said(draft, "lead")]).toEqual(["Le mien", "Pour nous"]);
  expect(readFileSync(join(draft.root, "app/program.ts"), "utf8")).toContain("3");
  expect(draft.text(home)).toMatch(/^# The page that everyone sees\.\n/);
  expect([draft.changedFiles(), conflictsOf(draft), takeIn(draft)]).toEqual([[home], [], false]);
  // An undo takes back nothing of the others'.
  draft.undo();
  expect(said(draft, "lead")).toBe("Pour nous");
});

test("a value that both have changed is a conflict without a marker, and neither is lost", () => {
  const { root, write, read } = smallProject();
  const draft = new Draft(root);
  say(draft, "title", "Le mien");
  write(home, read(home).replace("Un site", "Le leur"));
  takeIn(draft);
  expect(said(draft, "title")).toBe("Le mien");
  expect(conflictsOf(draft)).toEqual([{ file: home, path: ["title"], theirs: "Le leur" }]);
  expect(draft.text(home)).not.toMatch(/[<=>]{7}/);
  // The same again is no second conflict.
  takeIn(draft);
  expect(conflictsOf(draft)).toHaveLength(1);
});

test("a change of the project is taken in, though it is as long, and as old, as what git knows", async () => {
  const nextSecond = () => sleep(1005 - (Date.now() % 1000));
  const { root, git, write, read } = smallProject();
  const draft = new Draft(root);
  await nextSecond();
  write(home, read(home).replace("Un site", "Mon art"));
  git("add", "--all");
  write(home, read(home).replace("Mon art", "Le leur"));
  await nextSecond();
  takeIn(draft);
  expect(said(draft, "title")).toBe("Le leur");
});

test("a merge that is under way in the project is named, and nothing is changed", () => {
  const { root, git, write } = smallProject();
  git("checkout", "--quiet", "-b", "other");
  write(home, 'title: "b"\n');
  git("commit", "--quiet", "--all", "-m", "b");
  git("checkout", "--quiet", "main");
  write(home, 'title: "c"\n');
  git("commit", "--quiet", "--all", "-m", "c");
  expect(() => git("merge", "other")).toThrow();
  expect(() => new Draft(root)).toThrow("a merge is under way");
});

test("hooks, signatures and another's environment play no part", () => {
  const { root, git, write } = smallProject();
  for (const hook of ["pre-commit", "post-checkout", "reference-transaction", "post-index-change"]) {
    write(`.git/hooks/${hook}`, "#!/bin/sh\ntouch hooked\nexit 1\n");
    chmodSync(join(root, ".git/hooks", hook), 0o755);
  }
  for (const setting of ["commit.gpgSign=true", "gpg.program=false", "core.autocrlf=true"])
    git("config", ...setting.split("="));
  process.env.GIT_DIR = "/nowhere";
  try {
    const draft = new Draft(root);
    say(draft, "title", "Autre");
    expect(draft.steps().undo).toHaveLength(1);
  } finally {
    delete process.env.GIT_DIR;
  }
  expect(existsSync(join(root, "hooked"))).toBe(false);
});

test("a folder without a repository gets one, also within another's", () => {
  const { root, git } = smallProject();
  const inner = join(root, "inner");
  const alone = temporaryDirectory();
  git("init", "--quiet", inner);
  expect([hasRepository(root), hasRepository(inner), hasRepository(alone)]).toEqual([true, false, false]);
  makeRepository(alone);
  expect(hasRepository(alone)).toBe(true);
});

test("what else lies in the project's folder is in no commit, unless its owner has added it", () => {
  const { root, git, write } = smallProject();
  for (const file of ["leads.xlsx", ".env", "exports/leads.csv", "Notre atelier.mov", "added.txt"])
    write(file, "theirs");
  for (const file of ["content/new/a.yaml", "app/new.ts", "package.json"]) write(file, "ours");
  rmSync(join(root, "content/portraits/somebody.svg"));
  const own = [".gitignore", "app/new.ts", "app/program.ts", "content/new/a.yaml"];
  const words = ["content/words/en-en/home.yaml", home];
  const rest = ["package.json", "tooling/content/main.ts", "tooling/start.mjs"];
  git("add", "added.txt");
  expect(git("ls-tree", "-r", "--name-only", snapshot(root)).split("\n")).toEqual(
    [...own, ...words, ...rest, "added.txt"].sort(),
  );
  // As it comes as a ZIP.
  rmSync(join(root, ".git"), { recursive: true });
  makeRepository(root);
  expect(git("ls-tree", "-r", "--name-only", "HEAD").split("\n")).toEqual([...own, ...words, ...rest].sort());
});

const ownRoot = join(import.meta.dirname, "../..");
// A copy for tests has no repository.
test.runIf(existsSync(join(ownRoot, ".git")))(
  "all that this project consists of is in its first commit",
  () => {
    const tracked = execFileSync("git", ["ls-files"], { cwd: ownRoot, encoding: "utf8" })
      .trimEnd()
      .split("\n");
    const names = new Set(tracked.map((file) => file.split("/")[0] ?? ""));
    expect([...names].filter((name) => !ownNames.includes(name))).toEqual([]);
  },
);

test.skipIf(process.platform === "win32")(
  "no link is followed, and nothing outside of the content is written",
  () => {
    const { root } = smallProject();
    const draft = new Draft(root);
    const outside = join(temporaryDirectory(), "outside.webp");
    writeFileSync(outside, "theirs");
    symlinkSync(outside, join(draft.root, "content/portraits/link.webp"));
    for (const file of [
      "content/portraits/link.webp",
      "content/../app/program.ts",
      "app/program.ts",
      "/etc/hostname",
      "content/.git/config",
    ])
      expect(() => draft.write(new Map([[file, "mine"]]), [])).toThrow(PathError);
    expect(readFileSync(outside, "utf8")).toBe("theirs");
    expect(statSync(join(root, "app/program.ts")).size).toBeGreaterThan(4);
  },
);
