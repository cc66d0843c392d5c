import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { storeInGit, storingCommands, unstoredChanges } from "./commit.ts";

const answers = { name: 'Vent "Debout"', founder: "Léa d'Arc", email: "lea@vent.example" };

/** A checkout of the sample, whose Git knows nobody but with `known`. */
function checkout({ known }: { readonly known: boolean }) {
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  vi.stubEnv("GIT_CONFIG_NOSYSTEM", "1");
  for (const name of ["AUTHOR", "COMMITTER"])
    for (const what of ["NAME", "EMAIL"]) vi.stubEnv(`GIT_${name}_${what}`, undefined);
  vi.stubEnv("EMAIL", undefined);
  const root = temporaryDirectory();
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: root, encoding: "utf8" });
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  mkdirSync(join(root, "content"));
  write("content/brand.yaml", "name: Sample\n");
  write("content/blog.yaml", "sample: true\n");
  git("init", "--quiet");
  const owner = ["-c", "user.name=Owner", "-c", "user.email=owner@agency.example"];
  git("add", "--all");
  git(...owner, "commit", "--quiet", "-m", "start");
  if (known) {
    git("config", "user.name", "Owner");
    git("config", "user.email", "owner@agency.example");
  }
  /** What `npm run init` does to the files. */
  const change = () => {
    write("content/brand.yaml", "name: Vent\n");
    write("content/été.svg", "<svg/>\n");
    git("rm", "--quiet", "--cached", "content/blog.yaml");
    execFileSync("rm", [join(root, "content/blog.yaml")]);
  };
  return { root, git, write, change };
}

test("what was written is one commit, and nothing is left to be stored", () => {
  const { root, git, write, change } = checkout({ known: true });
  expect(unstoredChanges(root)).toEqual([]);
  change();
  write("notes.txt", "meanwhile\n");
  expect(storeInGit(root, answers)).toEqual({ state: "done" });
  expect(git("log", "-1", "--format=%s %an")).toBe('content: the site of Vent "Debout" Owner\n');
  expect(unstoredChanges(root)).toEqual(["?? notes.txt"]);
  // The same answers again.
  expect(storeInGit(root, answers)).toEqual({ state: "none" });
  expect(git("rev-list", "--count", "HEAD")).toBe("2\n");
});

test("where Git does not know who the owner is, it is told with commands that can be typed as they are", () => {
  const { root, git, change } = checkout({ known: false });
  change();
  const stored = storeInGit(root, answers);
  expect(stored).toEqual({ state: "left", needsName: true, reason: "" });
  const commands = storingCommands(answers, true);
  expect(commands).toHaveLength(4);
  for (const command of commands)
    expect(spawnSync("sh", ["-c", command], { cwd: root }).status, command).toBe(0);
  expect(git("log", "-1", "--format=%s %an %ae")).toBe(
    "content: the site of Vent Debout Léa d'Arc lea@vent.example\n",
  );
  expect(unstoredChanges(root)).toEqual([]);
});

test("what refuses the commit is named", () => {
  const { root, write, change } = checkout({ known: true });
  change();
  write(".git/hooks/pre-commit", "#!/bin/sh\necho not today >&2\nexit 1\n");
  execFileSync("chmod", ["+x", join(root, ".git/hooks/pre-commit")]);
  expect(storeInGit(root, answers)).toEqual({ state: "left", needsName: false, reason: "not today" });
});

test("outside Git, and ignored by the Git of a folder around, nothing is stored", () => {
  const folder = temporaryDirectory();
  expect(storeInGit(folder, answers)).toEqual({ state: "none" });
  const { root, write } = checkout({ known: true });
  write(".gitignore", "site\n");
  mkdirSync(join(root, "site/content"), { recursive: true });
  expect(storeInGit(join(root, "site"), answers)).toEqual({ state: "none" });
});
