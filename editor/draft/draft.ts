/**
 * What will be published, as a worktree of the project's repository. A change is a file that is written there, and a commit, by which it is
 * undone and done again. `refs/worktree/base` is the project as the draft knows it, `tip` the last step, `floor` the earliest
 * that undo reaches.
 */

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Path } from "../../tooling/content/source.ts";
import { writeAtomically } from "../../tooling/write-atomically.ts";
import { contentPath } from "../paths.ts";
import { commitTree, filesAt, filesBetween, git, treeOf, tryGit } from "./git.ts";
import { editFolder, snapshot, withIndex } from "./project.ts";
import { reconnect, shareFolder } from "./worktree.ts";

/** A value, or a whole file if the path is empty. */
export type Place = { readonly file: string; readonly path: Path };

/** By which a place is found again. */
export const keyOf = ({ file, path }: Place): string => JSON.stringify([file, ...path]);

/** Bytes of a file; null takes it away. */
export type Files = ReadonlyMap<string, string | Uint8Array | null>;

const refs = {
  head: "HEAD",
  base: "refs/worktree/base",
  tip: "refs/worktree/tip",
  floor: "refs/worktree/floor",
} as const;
type Refs = Readonly<Record<keyof typeof refs, string>>;

/** The content after a step, and what the step changed. */
type Step = { readonly tree: string; readonly places: readonly Place[] };

/** Letters of a field that follow one another within this time are one step. */
const sameStepMs = 20_000;

/** None if somebody else has made the commit. */
function placesIn(message: string): readonly Place[] {
  try {
    return JSON.parse(message);
  } catch {
    return [];
  }
}

export class Draft {
  readonly project: string;
  readonly root: string;
  /** The folder of a draft that this project cannot go on with, which was found in the place of its own. */
  readonly setAside: string | null;
  #refs: Refs;
  #lastWrite = 0;
  /** Of the steps that were asked for, which never change. */
  readonly #steps = new Map<string, Step>();
  /** Those of the last time, and between which commits. */
  #changes: { readonly between: string; readonly texts: ReadonlyMap<string, string> } = {
    between: "",
    texts: new Map(),
  };

  /** The draft of a project, or a new one that says what the project says. */
  constructor(project: string) {
    this.project = project;
    this.root = join(editFolder(project), "draft");
    mkdirSync(editFolder(project), { recursive: true });
    const isKnown =
      reconnect(project, this.root) && tryGit(this.root, ["rev-parse", "--verify", refs.base]).done;
    this.setAside = isKnown ? null : this.#begin();
    for (const name of ["node_modules", ".cache"]) {
      mkdirSync(join(project, name), { recursive: true });
      shareFolder(project, this.root, name);
    }
    const [head = "", base = "", tip = "", floor = ""] = git(this.root, [
      "rev-parse",
      ...Object.values(refs),
    ]).split("\n");
    this.#refs = { head, base, tip, floor };
    // What a crash has left written and without its step.
    this.#commit([]);
  }

  /** Returns where it has put a draft that is not this project's. */
  #begin(): string | null {
    const aside = existsSync(this.root) ? `${this.root}-${Date.now().toString(36)}` : null;
    if (aside !== null) {
      // Without what could write into the repository that it belongs to.
      rmSync(join(this.root, ".git"), { recursive: true, force: true });
      renameSync(this.root, aside);
    }
    git(this.project, ["worktree", "prune"]);
    const base = snapshot(this.project);
    git(this.project, ["worktree", "add", "--quiet", "--detach", this.root, base]);
    // The base last, by which the draft is known to be whole.
    for (const ref of [refs.tip, refs.floor, refs.base]) git(this.root, ["update-ref", ref, base]);
    return aside;
  }

  #update(changed: Partial<Refs>): void {
    const lines = Object.entries(changed).map(
      ([name, commit]) => `update ${refs[name as keyof Refs]} ${commit}\n`,
    );
    git(this.root, ["update-ref", "--no-deref", "--stdin"], { input: lines.join("") });
    this.#refs = { ...this.#refs, ...changed };
  }

  get head(): string {
    return this.#refs.head;
  }
  get base(): string {
    return this.#refs.base;
  }

  text(file: string): string {
    const path = contentPath(this.root, file);
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  }

  /** Files that are others than those of a commit, each with what it says: nothing of a picture, or of a file that it does not have. */
  #changesSince(commit: string): ReadonlyMap<string, string> {
    const files = filesBetween(this.root, commit, this.head, "content").map(({ file }) => file);
    const nameOf = (file: string) => `${commit}:${file}`;
    const found = filesAt(this.root, files.filter((file) => file.endsWith(".yaml")).map(nameOf));
    return new Map(files.map((file) => [file, found.get(nameOf(file))?.toString() ?? ""]));
  }

  /** From the project's last commit to what the draft publishes: by it, or by what was changed in the project and is not committed yet. */
  changes(): ReadonlyMap<string, string> {
    const commit = git(this.project, ["rev-parse", "HEAD"]);
    const between = `${commit} ${this.head}`;
    if (this.#changes.between !== between) this.#changes = { between, texts: this.#changesSince(commit) };
    return this.#changes.texts;
  }

  /** Those that the draft has made itself. */
  ownChanges(): ReadonlyMap<string, string> {
    return this.#changesSince(this.base);
  }

  changedFiles(): readonly string[] {
    return [...this.changes().keys()];
  }

  /** Writes files as one step. `places`: what it changes, for those who undo it. */
  write(files: Files, places: readonly Place[]): void {
    const paths = [...files.keys()].map((file) => contentPath(this.root, file));
    for (const [index, [, bytes]] of [...files].entries()) {
      const path = paths[index] as string;
      if (bytes === null) rmSync(path, { force: true });
      else writeAtomically(path, bytes);
    }
    this.#commit(places);
  }

  /** Makes what is written a step. */
  #commit(places: readonly Place[]): void {
    git(this.root, ["add", "--all", "--", "content"]);
    const tree = git(this.root, ["write-tree"]);
    const { head, tip, floor } = this.#refs;
    const before = this.#step(head);
    if (tree === before.tree) return;
    const message = JSON.stringify(places);
    const now = Date.now();
    const goesOn =
      places.length === 1 &&
      places[0]?.path.length !== 0 &&
      now - this.#lastWrite < sameStepMs &&
      head === tip &&
      head !== floor &&
      JSON.stringify(before.places) === message;
    this.#lastWrite = now;
    const commit = commitTree(this.root, tree, [goesOn ? `${head}^` : head], message);
    this.#steps.set(commit, { tree, places });
    this.#update({ head: commit, tip: commit });
  }

  #step(commit: string): Step {
    const known = this.#steps.get(commit);
    if (known !== undefined) return known;
    const [tree = "", ...message] = git(this.root, ["log", "-1", "--format=%T%n%B", commit]).split("\n");
    const step = { tree, places: placesIn(message.join("\n")) };
    this.#steps.set(commit, step);
    return step;
  }

  /** What an undo would change back, and what could be done again; null if there is nothing. */
  steps(): { readonly undo: readonly Place[] | null; readonly redo: readonly Place[] | null } {
    const next = this.#next();
    const { head, floor } = this.#refs;
    return {
      undo: head === floor ? null : this.#step(head).places,
      redo: next === null ? null : this.#step(next).places,
    };
  }

  #next(): string | null {
    const { head, tip } = this.#refs;
    if (head === tip) return null;
    return git(this.root, ["rev-list", "--reverse", `${head}..${tip}`]).split("\n")[0] ?? null;
  }

  #go(commit: string): void {
    this.#lastWrite = 0;
    git(this.root, ["reset", "--hard", "--quiet", commit]);
    this.#refs = { ...this.#refs, head: git(this.root, ["rev-parse", "HEAD"]) };
  }

  undo(): void {
    if (this.head !== this.#refs.floor) this.#go("HEAD^");
  }

  redo(): void {
    const next = this.#next();
    if (next !== null) this.#go(next);
  }

  /** Goes on from what the project has become, `commit`. `kept`: the files that the draft keeps of its own; null: as they are. */
  rebase(commit: string, kept: ReadonlyMap<string, string | null>): void {
    const listed = git(this.root, ["ls-tree", "-r", this.head, "--", "content"]).split("\n");
    const own = new Map(listed.map((line) => [line.slice(line.indexOf("\t") + 1), line]));
    const lines = [...kept].map(([file, merged]) =>
      merged === null
        ? (own.get(file) ?? `0 ${"0".repeat(commit.length)}\t${file}`)
        : `100644 ${git(this.root, ["hash-object", "-w", "--stdin"], { input: merged })}\t${file}`,
    );
    const tree = withIndex(this.project, (index) => {
      git(this.root, ["read-tree", commit], { index });
      git(this.root, ["update-index", "--index-info"], {
        index,
        input: lines.map((line) => `${line}\n`).join(""),
      });
      return git(this.root, ["write-tree"], { index });
    });
    // In this order a crash leaves changes that are taken in once more.
    this.#go(commitTree(this.root, tree, [this.head, commit], "[]"));
    this.#update({ tip: this.#refs.head, floor: this.#refs.head, base: commit });
  }

  /** From now on the draft is compared with this commit: the project says what the draft said. */
  markPublished(commit: string): void {
    // Of the whole tree: the project's own last one lacks what is not committed beside the content.
    this.#update({ base: commitTree(this.root, treeOf(this.root, commit), [commit], "Published") });
  }
}
