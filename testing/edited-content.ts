/** The project's own content in a repository of its own, without pictures and programs: what the editor's routes need. */
import { execFileSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryDirectory } from "./temporary-directory.ts";

const project = join(import.meta.dirname, "..");

export function editedContent(): string {
  const root = temporaryDirectory();
  for (const path of globSync("content/{**/*.{yaml,svg,json},fonts/*}", { cwd: project })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(project, path), join(root, path));
  }
  writeFileSync(join(root, ".gitignore"), ".edit/\n.published/\nnode_modules\n.cache\n");
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=O", "-c", "user.email=o@agency.example", ...args], { cwd: root });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "-m", "start");
  return root;
}
