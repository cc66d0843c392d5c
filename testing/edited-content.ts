/** The project's own content in a repository of its own, without pictures and programs: what the editor's routes need. */
import { execFileSync } from "node:child_process";
import { globSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { formattedCopy } from "./formatted-copy.ts";
import { temporaryDirectory } from "./temporary-directory.ts";

const project = join(import.meta.dirname, "..");

export function editedContent(): string {
  const root = temporaryDirectory();
  for (const path of globSync("content/{**/*.{yaml,svg,json},fonts/*}", { cwd: project }))
    formattedCopy(project, root, path);
  writeFileSync(join(root, ".gitignore"), ".edit/\n.published/\nnode_modules\n.cache\n");
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=O", "-c", "user.email=o@agency.example", ...args], { cwd: root });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "-m", "start");
  return root;
}
