/**
 * Replaces the project's files and its build by those of the working copy, and the running site by a new one. A journal says how far
 * that has come, so that what a crash interrupts is taken back, or finished, by the next start of any command.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runContent } from "../content/run.ts";
import { handOver } from "../handover.ts";
import { takeLock } from "../lock.ts";
import { type Commit, commitFiles } from "./commit.ts";
import { type ContentDraft, ContentDrafts } from "./content-drafts.ts";
import { contentPath, writeAtomically } from "./paths.ts";

export const editFolder = (root: string): string => join(root, ".edit");
export const copyOf = (root: string): string => join(editFolder(root), "site");

export function takeEditLock(root: string) {
  mkdirSync(editFolder(root), { recursive: true });
  // What is typed there is nobody else's before it is published.
  chmodSync(editFolder(root), 0o700);
  return takeLock(join(editFolder(root), "lock"));
}

const journalFile = (root: string) => join(editFolder(root), "publication.json");
const earlierBuild = (root: string) => join(editFolder(root), "earlier-build");

type Journal = {
  /** By which the running site knows this publication. */
  readonly name: string;
  /** `files`: files or build are being replaced. `replaced`: both are, and the site takes them over. */
  readonly state: "files" | "replaced";
  /** What each file was, in base64; null if it was not there. */
  readonly before: readonly (readonly [file: string, bytes: string | null])[];
  readonly drafts: readonly ContentDraft[];
  /** A command that makes a service use the new build; null: only what `npm start` serves. */
  readonly restart: string | null;
};

function write(root: string, journal: Journal): void {
  writeAtomically(journalFile(root), JSON.stringify(journal));
}

function bytesOf(root: string, file: string): string | null {
  const path = contentPath(root, file);
  if (lstatSync(path, { throwIfNoEntry: false }) === undefined) return null;
  return readFileSync(path).toString("base64");
}

/** Renames are all that happens to the build: it is the earlier one or the next one, and never half of each. */
function swapBuilds(root: string): void {
  if (existsSync(join(root, "build"))) renameSync(join(root, "build"), earlierBuild(root));
  renameSync(join(copyOf(root), "build"), join(root, "build"));
}

/** Brings back the files and the build of before. */
function restore(root: string, { before }: Journal): void {
  for (const [file, bytes] of before)
    if (bytes === null) rmSync(contentPath(root, file), { force: true });
    else writeAtomically(contentPath(root, file), Buffer.from(bytes, "base64"));
  if (existsSync(earlierBuild(root))) {
    rmSync(join(root, "build"), { recursive: true, force: true });
    renameSync(earlierBuild(root), join(root, "build"));
  }
  runContent(root);
  rmSync(journalFile(root), { force: true });
}

function runRestart(command: string, root: string): void {
  const { status, stderr, error } = spawnSync(command, { cwd: root, shell: true, encoding: "utf8" });
  if (status !== 0) throw new Error(`${command}: ${error?.message ?? stderr.trim()}`);
}

type Replaced = { readonly servers: number; readonly commit: Commit };

/** A publication has failed, and files and build are those of before. */
export class ReplaceError extends Error {
  override readonly name = "ReplaceError";
  /** Whether whatever serves the project serves that build again, as far as it has answered. */
  readonly isServed: boolean;

  constructor(message: string, isServed: boolean) {
    super(message);
    this.isServed = isServed;
  }
}

/** Makes the site serve the build that is there. Returns how many servers say that they do. */
async function serveBuild(root: string, name: string, restart: string | null): Promise<number> {
  if (restart !== null) runRestart(restart, root);
  return (await handOver(root, name)) + (restart === null ? 0 : 1);
}

/** What serves the next build by now serves the one of before again. */
async function takeBack(root: string, journal: Journal, { message }: Error): Promise<ReplaceError> {
  restore(root, journal);
  return serveBuild(root, `${journal.name}-back`, journal.restart).then(
    () => new ReplaceError(message, true),
    (error: Error) => new ReplaceError([...new Set([message, error.message])].join("\n"), false),
  );
}

/** Makes the site serve what has replaced the files and the build. */
async function finish(root: string, drafts: ContentDrafts, journal: Journal): Promise<Replaced> {
  const served = await serveBuild(root, journal.name, journal.restart);
  drafts.forgetPublished(journal.drafts);
  const commit = commitFiles(
    root,
    journal.before.map(([file]) => file),
    journal.drafts,
  );
  rmSync(journalFile(root), { force: true });
  rmSync(earlierBuild(root), { recursive: true, force: true });
  return { servers: served, commit };
}

type Publication = {
  readonly drafts: ContentDrafts;
  /** What the files become. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly published: readonly ContentDraft[];
  readonly restart: string | null;
};

/** Throws a ReplaceError if the new site does not start. */
export async function replace(
  root: string,
  { drafts, files, published, restart }: Publication,
): Promise<Replaced> {
  rmSync(earlierBuild(root), { recursive: true, force: true });
  const journal: Journal = {
    name: `${Date.now()}`,
    state: "files",
    before: [...files.keys()].map((file) => [file, bytesOf(root, file)]),
    drafts: published,
    restart,
  };
  write(root, journal);
  try {
    for (const [file, bytes] of files) writeAtomically(contentPath(root, file), bytes);
    runContent(root);
    swapBuilds(root);
    write(root, { ...journal, state: "replaced" });
  } catch (error) {
    restore(root, journal);
    throw new ReplaceError((error as Error).message, true);
  }
  return finish(root, drafts, journal).catch(async (error: Error) => {
    throw await takeBack(root, journal, error);
  });
}

/** Finishes or takes back what a crash interrupted. Nothing, if there is nothing or an editing page is at work. */
export async function recover(root: string): Promise<void> {
  if (!existsSync(journalFile(root))) return;
  const lock = takeEditLock(root);
  if (lock === null) return;
  try {
    const journal: Journal = JSON.parse(readFileSync(journalFile(root), "utf8"));
    if (journal.state === "files") return restore(root, journal);
    runContent(root);
    await finish(root, new ContentDrafts(root, editFolder(root)), journal).catch(async (error: Error) => {
      process.stderr.write(`${(await takeBack(root, journal, error)).message}\n`);
    });
  } finally {
    lock.release();
  }
}
