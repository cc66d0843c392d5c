/** The working copy: the project as it will be once the drafts are published. It is previewed and built; nothing else reads it. */
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { type ContentDraft, type ContentDrafts, isFile } from "./content-drafts.ts";
import { contentPath } from "./paths.ts";

/** The program, without the content. */
const program = [
  "app",
  "quotes",
  "server",
  "tooling",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];

/** What no build depends on, as in tooling/setup.mjs: the copy’s build is that of the project. */
const isTest = (path: string): boolean => /\.test\.tsx?$/.test(path);

/** Copies the program anew, and the content as it is published. */
export function makeCopy(root: string, copy: string): void {
  mkdirSync(copy, { recursive: true });
  for (const name of [...program, "content", ".content"]) {
    rmSync(join(copy, name), { recursive: true, force: true });
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !isTest(path),
    });
  }
  // The packages, and the pictures' sizes that were made already.
  mkdirSync(join(root, ".cache"), { recursive: true });
  for (const name of ["node_modules", ".cache"])
    if (!existsSync(join(copy, name))) symlinkSync(join(root, name), join(copy, name), "junction");
}

/** A hash of the program's files, by their sizes and times: a published site is made from the program that is there. */
export function programState(root: string): string {
  const hash = createHash("sha256");
  const files = program.flatMap((name) =>
    statSync(join(root, name)).isDirectory() ? globSync(`${name}/**/*`, { cwd: root }) : [name],
  );
  // The content's modules that are still programs.
  const modules = globSync("content/**/*.ts", { cwd: root });
  for (const file of [...files, ...modules].filter((path) => !isTest(path)).sort()) {
    const { size, mtimeMs, mode } = statSync(join(root, file));
    hash.update(`${file} ${mode} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

const filesOf = (root: string): readonly string[] =>
  globSync("content/**/*", { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTest(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .replaceAll("\\", "/"),
    );

/** Brings the copy's content to that of the project with these drafts. Returns the bytes of the files that drafts change. */
export function updateCopy(
  root: string,
  copy: string,
  drafts: ContentDrafts,
  some: readonly ContentDraft[],
): ReadonlyMap<string, Uint8Array> {
  const changed = new Map<string, Uint8Array>();
  for (const draft of some)
    if (isFile(draft)) changed.set(draft.file, readFileSync(drafts.uploadPath(draft.upload)));
    else if (!changed.has(draft.file)) changed.set(draft.file, Buffer.from(drafts.textOf(draft.file, some)));
  const wanted = new Set([...filesOf(root), ...changed.keys()]);
  for (const file of filesOf(copy)) if (!wanted.has(file)) rmSync(join(copy, file));
  for (const file of wanted) {
    const bytes = changed.get(file);
    const path = join(copy, file);
    mkdirSync(dirname(path), { recursive: true });
    if (bytes !== undefined) {
      contentPath(root, file);
      if (!existsSync(path) || !Buffer.from(bytes).equals(readFileSync(path))) writeFileSync(path, bytes);
      continue;
    }
    const { size, mtimeMs, mtime, atime } = statSync(join(root, file));
    const there = statSync(path, { throwIfNoEntry: false });
    if (there?.size === size && there.mtimeMs === mtimeMs) continue;
    cpSync(join(root, file), path);
    utimesSync(path, atime, mtime);
  }
  return changed;
}
