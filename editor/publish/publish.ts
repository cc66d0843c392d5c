/**
 * Makes the draft the site: a folder of its own is built beside the one that is served, a pointer is replaced by one rename, the running
 * servers are told, and only then the project gets a commit and its files.
 */

import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { lastPublished, pointerFile, publishedFolder } from "#server/served-folder.ts";
import type { Problem } from "../../tooling/content/problem.ts";
import { parseYaml } from "../../tooling/content/yaml.ts";
import { handOver } from "../../tooling/handover.ts";
import { writeAtomically } from "../../tooling/write-atomically.ts";
import type { Draft } from "../draft/draft.ts";
import { git, treeOf } from "../draft/git.ts";
import { snapshot, withIndex } from "../draft/project.ts";
import { conflictsOf, takeIn } from "../draft/take-in.ts";
import { blankPictures, placeholdersLeft } from "../fields/checks.ts";
import { writeContentOf } from "../preview.ts";
import { finish, type Journal, removePublished, writeJournal } from "./journal.ts";

export type Outcome =
  /** `addresses`: of the sites that show them by now. */
  | { readonly state: "published"; readonly files: readonly string[]; readonly addresses: readonly string[] }
  | { readonly state: "nothing" }
  /** The site is as before: these are to be corrected. */
  | { readonly state: "problems"; readonly problems: readonly Problem[] }
  | { readonly state: "conflicts" }
  | { readonly state: "build-failed"; readonly output: string }
  /** The new site did not start: what was served before is. `earlierSiteIsServed`: whether that is certain. */
  | { readonly state: "restart-failed"; readonly reason: string; readonly earlierSiteIsServed: boolean };

export type PublishRequest = {
  readonly draft: Draft;
  /** A command that makes a service use what is published, as `systemctl restart site`; empty: only what `npm start` serves. */
  readonly restart: string;
  /** The environment of the build and of the command. */
  readonly env: NodeJS.ProcessEnv;
  /** Gives it up, unless the pages are being replaced already. */
  readonly stop?: AbortSignal | undefined;
};

/** How often a project that changes during the build is taken in and built again. */
const attempts = 3;

export async function publish({ draft, restart, env, stop }: PublishRequest): Promise<Outcome> {
  const { project, root } = draft;
  for (let attempt = 0; attempt < attempts; attempt++) {
    takeIn(draft);
    if (conflictsOf(draft).length > 0) return { state: "conflicts" };
    const files = draft.changedFiles();
    if (files.length === 0) return { state: "nothing" };
    const yamlFiles = files.filter((file) => file.endsWith(".yaml"));
    const problems = [
      ...(await writeContentOf(root)),
      ...yamlFiles.flatMap((file) => placeholdersLeft(file, draft.text(file))),
      ...(await blankPictures(root, files)),
    ];
    if (problems.length > 0) return { state: "problems", problems };
    const head = draft.head;
    const name = `${Date.now().toString(36)}-${treeOf(root, head).slice(0, 8)}`;
    const failure = await build(project, name, head, { env, stop });
    if (failure !== null) return { state: "build-failed", output: failure };
    // Changed by another program during the build: once more.
    if (treeOf(root, snapshot(project)) !== treeOf(root, draft.base)) continue;
    const journal = { name, from: draft.base, to: head, message: messageOf(files) };
    return await switchOver({ draft, restart, env }, journal, files);
  }
  return { state: "build-failed", output: "the project changes all the time" };
}

/** What has changed, for the history of the project. */
const messageOf = (files: readonly string[]): string => {
  const names = files.map((file) => file.replace(/^content\//, "").replace(/\.yaml$/, ""));
  const one = `content: change ${names[0]}`;
  const subject = names.length === 1 && one.length <= 72 ? one : `content: change ${names.length} files`;
  return `${subject}\n\n${files.map((file) => `- ${file}`).join("\n")}\n`;
};

/** Builds a commit in the folder of a publication. Returns what went wrong, or null. */
async function build(
  project: string,
  name: string,
  commit: string,
  { env, stop }: Pick<PublishRequest, "env" | "stop">,
): Promise<string | null> {
  if (stop?.aborted === true) return "";
  const current = lastPublished(project);
  // Later ones were cut off before they were served.
  removePublished(project, (other) => other <= current);
  const folder = publishedFolder(project, name);
  mkdirSync(folder, { recursive: true });
  withIndex(project, (index) => {
    git(project, ["read-tree", commit], { index });
    git(project, ["checkout-index", "--all", "--force", `--prefix=${folder}/`], { index });
  });
  for (const shared of ["node_modules", ".cache"])
    symlinkSync(join(project, shared), join(folder, shared), "junction");
  const child = spawn(
    process.execPath,
    ["--import", join(import.meta.dirname, "end-with-parent.mjs"), "tooling/start.mjs", "--build"],
    { cwd: folder, env, stdio: ["pipe", "ignore", "pipe"] },
  );
  const end = () => child.kill();
  stop?.addEventListener("abort", end);
  const [[code], output] = await Promise.all([once(child, "close"), text(child.stderr)]);
  stop?.removeEventListener("abort", end);
  if (code === 0 && !stop?.aborted) return null;
  rmSync(folder, { recursive: true, force: true });
  return output.trim();
}

function runRestart(command: string, { project }: Draft, env: NodeJS.ProcessEnv): void {
  const { status, stderr, error } = spawnSync(command, { cwd: project, env, shell: true, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr.trim()}`);
}

/**
 * Makes the site serve the folder of a publication; an empty name: the project itself. Returns the addresses of the
 * servers that say so, and of the service that the command has restarted, which is not asked.
 */
async function serveFolder(
  { draft, restart, env }: PublishRequest,
  name: string,
): Promise<readonly string[]> {
  if (restart === "") return handOver(draft.project, name);
  writeAtomically(pointerFile(draft.project), name);
  runRestart(restart, draft, env);
  const { origin } = parseYaml(draft.text("content/brand.yaml")) as { readonly origin: string };
  return [...(await handOver(draft.project, name)), env.SITE_URL ?? origin];
}

async function switchOver(
  request: PublishRequest,
  journal: Journal,
  files: readonly string[],
): Promise<Outcome> {
  const { draft } = request;
  const { project } = draft;
  const before = lastPublished(project);
  writeJournal(project, journal);
  let addresses: readonly string[];
  try {
    addresses = await serveFolder(request, journal.name);
  } catch (error) {
    const reason = (error as Error).message;
    return serveFolder(request, before).then(
      () => ({ state: "restart-failed", reason, earlierSiteIsServed: true }),
      (again: Error) => ({
        ...{ state: "restart-failed", earlierSiteIsServed: false },
        reason: [...new Set([reason, again.message])].join("\n"),
      }),
    );
  }
  finish(project, journal);
  draft.markPublished(journal.to);
  // The one before stays, for a server that has it yet.
  removePublished(project, (name) => name === journal.name || name === before);
  return { state: "published", files, addresses };
}
