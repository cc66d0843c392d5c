/** A project as small as the editor can have one: a repository with two files of words, a picture, and a program that "builds". */
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryDirectory } from "./temporary-directory.ts";

/** As the real one: without problems it writes a module of what the content says. With `--json` it prints them. */
const contentProgram = `
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
const root = join(import.meta.dirname, "../..");
const text = readFileSync(join(root, "content/words/fr-fr/home.yaml"), "utf8");
const problems = text.includes("{nothing}")
  ? [{ file: "content/words/fr-fr/home.yaml", line: 1, field: "title", message: "{nothing} is not given by the page, which gives none" }]
  : [];
if (problems.length === 0) {
  mkdirSync(join(root, ".content"), { recursive: true });
  writeFileSync(join(root, ".content/words.ts"), text);
}
if (process.argv.includes("--json")) process.stdout.write(JSON.stringify(problems));
else if (problems.length > 0) process.exit(1);
`;

/** Builds what the content says, with all its pieces, so that half a site would be seen. */
const buildProgram = `
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
const text = readFileSync("content/words/fr-fr/home.yaml", "utf8");
if (text.includes("slow")) await new Promise((resolve) => setTimeout(resolve, 60_000));
if (text.includes("no room")) { console.error("no room on the disk"); process.exit(1); }
mkdirSync("build/server", { recursive: true });
writeFileSync("build/page", text);
writeFileSync("build/.stamp", "0 0");
writeFileSync("build/server/index.js", text);
`;

export const home = "content/words/fr-fr/home.yaml";
const files: Readonly<Record<string, string>> = {
  [home]: '# The page that everyone sees.\ntitle: "Un site"\nlead: "Pour vous"\n',
  "content/words/en-en/home.yaml": 'title: "A site"\nlead: "For you"\n',
  "content/portraits/somebody.svg": "<svg/>\n",
  "app/program.ts": "export const version = 1;\n",
  "tooling/content/main.ts": contentProgram,
  "tooling/start.mjs": buildProgram,
  ".gitignore": ".edit/\n.published/\n.content/\n.cache/\nnode_modules\nbuild/\n",
};

export type SmallProject = {
  readonly root: string;
  git(...args: readonly string[]): string;
  write(file: string, text: string): void;
  read(file: string): string;
};

export function smallProject(): SmallProject {
  const root = temporaryDirectory();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);
  const git = (...args: readonly string[]) =>
    execFileSync("git", ["-c", "user.name=Owner", "-c", "user.email=owner@agency.example", ...args], {
      cwd: root,
      encoding: "utf8",
    }).trimEnd();
  git("init", "--quiet", "--initial-branch=main");
  git("add", "--all");
  git("commit", "--quiet", "-m", "start");
  return { root, git, write, read: (file) => readFileSync(join(root, file), "utf8") };
}
