/** Makes the drafts the site: checks them, builds them in the working copy, and only then touches the project. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, lstatSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Problem } from "../content/problem.ts";
import { runContent } from "../content/run.ts";
import { handOver } from "../handover.ts";
import { problemsIn } from "./checks.ts";
import { programState, updateCopy } from "./copy.ts";
import { type Draft, type Drafts, isFile } from "./drafts.ts";
import { contentPath, writeAtomically } from "./paths.ts";

export type Outcome =
  | {
      readonly state: "published";
      readonly servers: number;
      readonly commit: Commit;
      readonly seconds: number;
    }
  /** Nothing has changed. */
  | { readonly state: "problems"; readonly problems: readonly Problem[] }
  | { readonly state: "conflicts" }
  | { readonly state: "program-changed" }
  | { readonly state: "build-failed"; readonly output: string }
  /** The new site did not start: the earlier one is back. */
  | { readonly state: "restart-failed"; readonly reason: string };

/** "none": not a Git checkout. */
export type Commit =
  | { readonly state: "done" | "none" }
  | { readonly state: "failed"; readonly reason: string };

export type Site = {
  readonly root: string;
  readonly copy: string;
  readonly drafts: Drafts;
  /** `programState` when the copy was made. */
  readonly program: string;
  /** A command that makes a service use the new build, as `systemctl restart site`; null: only what `npm start` serves. */
  readonly restart: string | null;
};

const earlierBuild = (copy: string) => join(copy, "earlier-build");

/** After a crash between the two renames of a publication there is no build: the earlier one comes back. */
export function recoverBuild(root: string, copy: string): void {
  if (!existsSync(join(root, "build")) && existsSync(earlierBuild(copy)))
    renameSync(earlierBuild(copy), join(root, "build"));
}

export async function publish({ root, copy, drafts, program, restart }: Site): Promise<Outcome> {
  const started = performance.now();
  const published = drafts.all();
  if (drafts.conflicts().length > 0) return { state: "conflicts" };
  if (programState(root) !== program) return { state: "program-changed" };
  const files = updateCopy(root, copy, drafts, published);
  const problems = problemsIn(copy);
  if (problems.length > 0) return { state: "problems", problems };
  const failure = await build(copy);
  if (failure !== null) return { state: "build-failed", output: failure };
  // Changed by another program during the build.
  if (drafts.conflicts().length > 0) return { state: "conflicts" };

  const before = new Map([...files.keys()].map((file) => [file, bytesOf(root, file)] as const));
  const swap = () => {
    rmSync(earlierBuild(copy), { recursive: true, force: true });
    if (existsSync(join(root, "build"))) renameSync(join(root, "build"), earlierBuild(copy));
    renameSync(join(copy, "build"), join(root, "build"));
  };
  const restore = () => {
    for (const [file, bytes] of before)
      if (bytes === null) rmSync(contentPath(root, file), { force: true });
      else writeAtomically(contentPath(root, file), bytes);
    if (existsSync(earlierBuild(copy))) {
      rmSync(join(root, "build"), { recursive: true, force: true });
      renameSync(earlierBuild(copy), join(root, "build"));
    }
    runContent(root);
  };
  for (const [file, bytes] of files) writeAtomically(contentPath(root, file), bytes);
  let servers = 0;
  try {
    runContent(root);
    swap();
    if (restart !== null) runRestart(restart, root);
    servers = (await handOver(root, `${Date.now()}`)) + (restart === null ? 0 : 1);
  } catch (error) {
    restore();
    return { state: "restart-failed", reason: (error as Error).message };
  }
  drafts.forgetPublished(published);
  const commit = commitFiles(root, [...files.keys()], published);
  return { state: "published", servers, commit, seconds: (performance.now() - started) / 1000 };
}

function bytesOf(root: string, file: string): Uint8Array | null {
  const path = contentPath(root, file);
  return lstatSync(path, { throwIfNoEntry: false }) === undefined ? null : readFileSync(path);
}

/** Builds the working copy as `npm run build` does. Returns what went wrong, or null. */
async function build(copy: string): Promise<string | null> {
  const child = spawn(
    process.execPath,
    ["--import", join(import.meta.dirname, "end-with-parent.mjs"), "tooling/start.mjs", "--build"],
    { cwd: copy, stdio: ["pipe", "pipe", "pipe"] },
  );
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  const [code] = await once(child, "close");
  return code === 0 ? null : output.trim();
}

function runRestart(command: string, root: string): void {
  const { status, stderr, error } = spawnSync(command, { cwd: root, shell: true, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr.trim()}`);
}

/** Which texts and files have changed, for the message of the commit. */
function messageOf(drafts: readonly Draft[]): string {
  const places = drafts.map((draft) =>
    isFile(draft) ? draft.file : `${draft.file}: ${draft.path.length === 0 ? "all" : draft.path.join(".")}`,
  );
  const [first = ""] = places;
  const subject = places.length === 1 ? `content: change ${first.replace(/^content\//, "")}` : null;
  return [
    subject !== null && subject.length <= 72 ? subject : `content: ${places.length} changes`,
    "",
    ...places.map((place) => `- ${place}`),
  ].join("\n");
}

function commitFiles(root: string, files: readonly string[], drafts: readonly Draft[]): Commit {
  const git = (...args: readonly string[]) =>
    spawnSync("git", ["-c", "core.quotePath=false", ...args], { cwd: root, encoding: "utf8" });
  const inside = git("rev-parse", "--is-inside-work-tree");
  // A project that lies ignored in another's checkout is none of its own.
  if (inside.status !== 0 || git("check-ignore", "-q", files[0] ?? "content").status === 0)
    return { state: "none" };
  const known = git("config", "user.email").status === 0;
  const author = known ? [] : ["-c", "user.name=npm run edit", "-c", "user.email=edit@localhost"];
  const added = git("add", "--", ...files);
  const done =
    added.status === 0 ? git(...author, "commit", "--quiet", "-m", messageOf(drafts), "--", ...files) : added;
  return done.status === 0
    ? { state: "done" }
    : { state: "failed", reason: (done.stderr || done.stdout).trim() };
}
