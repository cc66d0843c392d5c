/** What has been typed and is not published yet: on disk at once, value by value, with what the files said before. */
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { fontFolder } from "../content/fonts/folder.ts";
import type { Path } from "../content/source.ts";
import { contentHash, contentPath, writeAtomically } from "./paths.ts";
import { changeYaml, parseYaml, valueAt, withValueAt } from "./yaml-change.ts";

/** A value; undefined where the file has, or gets, no such field. */
type ValueDraft = {
  readonly file: string;
  readonly path: Path;
  /** What the file said when the change began. */
  readonly base?: unknown;
  readonly value?: unknown;
};

/** A picture or captions: the file `upload` of the folder of uploads will replace it. */
type FileDraft = {
  readonly file: string;
  readonly path: readonly [];
  /** The hash of the file when the change began; null if there was none. */
  readonly base: string | null;
  readonly upload: string;
};

export type ContentDraft = ValueDraft | FileDraft;

export const isFile = (draft: ContentDraft): draft is FileDraft => "upload" in draft;

export const keyOf = ({ file, path }: Pick<ContentDraft, "file" | "path">): string =>
  JSON.stringify([file, ...path]);

type State = {
  readonly drafts: readonly ContentDraft[];
  /** The drafts that each step replaced, by their keys; null where there was none. The last step is undone first. */
  readonly steps: readonly Step[];
};
type Step = readonly (readonly [key: string, before: ContentDraft | null])[];

const kept = 200;
const empty: State = { drafts: [], steps: [] };

const startsWith = (path: Path, start: Path): boolean =>
  start.length <= path.length && start.every((key, index) => key === path[index]);

export class ContentDrafts {
  readonly #root: string;
  readonly #folder: string;
  #drafts: ReadonlyMap<string, ContentDraft>;
  #steps: readonly Step[];
  /** File texts with their drafts, which are asked for often. */
  readonly #texts = new Map<
    string,
    { readonly from: string; readonly drafts: readonly ContentDraft[]; readonly text: string }
  >();

  readonly #data = new Map<string, { readonly text: string; readonly data: unknown }>();

  /** `root`: the project. `folder`: where drafts and uploads are stored. `given`: drafts that another thread has, only to be read. */
  constructor(root: string, folder: string, given?: readonly ContentDraft[]) {
    this.#root = root;
    this.#folder = folder;
    this.#drafts = new Map(given?.map((draft) => [keyOf(draft), draft]));
    this.#steps = [];
    if (given !== undefined) return;
    const stored = join(folder, "drafts.json");
    const state: State = existsSync(stored) ? JSON.parse(readFileSync(stored, "utf8")) : empty;
    this.#drafts = new Map(state.drafts.map((draft) => [keyOf(draft), draft]));
    this.#steps = state.steps;
    // Published just before a crash.
    const there = this.all().filter((draft) => this.#isPublished(draft));
    if (there.length > 0)
      this.#store(new Map([...this.#drafts].filter(([, draft]) => !there.includes(draft))), []);
  }

  all(): readonly ContentDraft[] {
    return [...this.#drafts.values()];
  }

  /** Those that an owner knows as changes: a video is one, and not each piece of its stream. */
  listed(): readonly ContentDraft[] {
    return this.all().filter(({ file }) => !/\.(?:m3u8|m4s|mp4)$/.test(file));
  }

  uploadPath(upload: string): string {
    return join(this.#folder, "uploads", upload);
  }

  /** The values that an undo changes, each with what it has now and has then. Empty if there is nothing to undo. */
  nextUndo(): readonly {
    readonly file: string;
    readonly path: Path;
    readonly now: unknown;
    readonly afterwards: unknown;
  }[] {
    const value = (draft: ContentDraft) => (isFile(draft) ? draft.upload : draft.value);
    return (this.#steps.at(-1) ?? []).flatMap(([key, before]) => {
      const now = this.#drafts.get(key);
      const known = before ?? now;
      if (known === undefined) return [];
      const { file, path, base } = known;
      return [
        {
          file,
          path,
          now: now === undefined ? base : value(now),
          afterwards: before === null ? base : value(before),
        },
      ];
    });
  }

  /** What the project's file says; empty if a draft is what makes the file. */
  published(file: string): string {
    const path = contentPath(this.#root, file);
    return existsSync(path) ? readFileSync(path, "utf8") : "";
  }

  /** Whether a picture or another file is there, without its draft. */
  isPublishedFile(file: string): boolean {
    return existsSync(contentPath(this.#root, file));
  }

  /** The names of the fonts that can be chosen: those that are there, and those that are uploaded. */
  fontFiles(): readonly string[] {
    const there = globSync(`${fontFolder}/*.{woff2,woff,ttf,otf}`, { cwd: this.#root });
    const uploaded = this.all().flatMap(({ file }) => (file.startsWith(`${fontFolder}/`) ? [file] : []));
    return [...new Set([...there, ...uploaded].map((file) => basename(file.replaceAll("\\", "/"))))].sort();
  }

  /** A file's text with its drafts, or with these of them. */
  textOf(file: string, some: readonly ContentDraft[] = this.all()): string {
    const from = this.published(file);
    const drafts = some.filter((draft) => draft.file === file);
    const known = this.#texts.get(file);
    if (known?.from === from && isDeepStrictEqual(known.drafts, drafts)) return known.text;
    let text = from;
    for (const draft of drafts) if (!isFile(draft)) text = changeYaml(text, draft.path, draft.value);
    this.#texts.set(file, { from, drafts, text });
    return text;
  }

  #dataOf(file: string): unknown {
    const text = this.textOf(file);
    const known = this.#data.get(file);
    if (known?.text === text) return known.data;
    const data = parseYaml(text);
    this.#data.set(file, { text, data });
    return data;
  }

  valueOf(file: string, path: Path): unknown {
    return valueAt(this.#dataOf(file), path);
  }

  /**
   * Stores a value. `before`: the value that the person saw. Returns the value that is there instead, if another window or another
   * program has changed it; nothing is stored then.
   */
  set(file: string, path: Path, before: unknown, value: unknown): { readonly found: unknown } | null {
    const found = this.valueOf(file, path);
    if (!isDeepStrictEqual(found, before)) return { found };
    const others = this.all().filter(
      (draft) => draft.file === file && !isFile(draft),
    ) as readonly ValueDraft[];
    const outer = others.find((draft) => startsWith(path, draft.path) && draft.path.length < path.length);
    const draft: ValueDraft =
      outer === undefined
        ? { file, path, base: this.#baseOf(file, path, others), value }
        : { ...outer, value: withValueAt(outer.value, path.slice(outer.path.length), value) };
    // Changes within a list are part of the list's own.
    const replaced = others.filter((other) => startsWith(other.path, draft.path));
    const next = new Map([...this.#drafts].filter(([, other]) => !replaced.includes(other as ValueDraft)));
    if (!isDeepStrictEqual(draft.base, draft.value)) next.set(keyOf(draft), draft);
    // Would throw if the file cannot take it.
    this.textOf(file, [...next.values()]);
    this.#change(next);
    return null;
  }

  #baseOf(file: string, path: Path, others: readonly ValueDraft[]): unknown {
    const own = others.find((draft) => keyOf(draft) === keyOf({ file, path }));
    if (own !== undefined) return own.base;
    // What the file said where changes within have begun already.
    return others
      .filter((draft) => startsWith(draft.path, path))
      .reduce(
        (base, draft) => withValueAt(base, draft.path.slice(path.length), draft.base),
        valueAt(parseYaml(this.published(file)), path),
      );
  }

  /** Makes several changes one step, which is undone at once. */
  asOneStep(change: () => void): void {
    const before = this.#steps;
    // A step of its own: letters that were typed before are no part of it.
    this.#steps = [];
    try {
      change();
    } finally {
      // The oldest value of each counts.
      const merged = new Map(this.#steps.flat().toReversed());
      const steps = merged.size === 0 ? before : [...before, [...merged]].slice(-kept);
      this.#store(this.#drafts, steps);
    }
  }

  /** Stores a file that will replace another. `upload`: its name in the folder of uploads. */
  setFile(file: string, upload: string): void {
    const own = this.#drafts.get(keyOf({ file, path: [] }));
    const base = own !== undefined && isFile(own) ? own.base : contentHash(this.#root, file);
    this.#change(new Map(this.#drafts).set(keyOf({ file, path: [] }), { file, path: [], base, upload }));
  }

  /** Forgets a change. */
  discard(key: string): void {
    this.#change(new Map([...this.#drafts].filter(([other]) => other !== key)));
  }

  /** Keeps a change whose file says something else by now. */
  keep(key: string): void {
    const draft = this.#drafts.get(key);
    if (draft === undefined) return;
    this.#change(new Map(this.#drafts).set(key, this.#rebased(draft)));
  }

  /** Takes back the last step. */
  undo(): void {
    const step = this.#steps.at(-1);
    if (step === undefined) return;
    const next = new Map(this.#drafts);
    for (const [key, before] of step) before === null ? next.delete(key) : next.set(key, before);
    this.#store(next, this.#steps.slice(0, -1));
  }

  /** Forgets the changes that were published. What was typed since then goes on from what the files say now. */
  forgetPublished(published: readonly ContentDraft[]): void {
    const known = new Set(published.map(keyOf));
    const left = [...this.#drafts]
      .filter(([, draft]) => !this.#isPublished(draft))
      .map(([key, draft]) => [key, known.has(key) ? this.#rebased(draft) : draft] as const);
    this.#store(new Map(left), []);
  }

  #rebased = (draft: ContentDraft): ContentDraft =>
    ({ ...draft, base: this.#publishedValue(draft) }) as ContentDraft;

  /** The changes of values and files that somebody else has changed meanwhile, with what is there now. */
  conflicts(): readonly { readonly draft: ContentDraft; readonly found: unknown }[] {
    return this.all().flatMap((draft) => {
      const found = this.#publishedValue(draft);
      return isDeepStrictEqual(found, draft.base) || this.#isPublished(draft) ? [] : [{ draft, found }];
    });
  }

  #publishedValue(draft: ContentDraft): unknown {
    if (isFile(draft)) return contentHash(this.#root, draft.file);
    return valueAt(parseYaml(this.published(draft.file)), draft.path);
  }

  #isPublished(draft: ContentDraft): boolean {
    const found = this.#publishedValue(draft);
    return isFile(draft) ? found === draft.upload.split(".")[0] : isDeepStrictEqual(found, draft.value);
  }

  #change(next: ReadonlyMap<string, ContentDraft>): void {
    const keys = [...new Set([...this.#drafts.keys(), ...next.keys()])];
    const changed = keys.filter((key) => !isDeepStrictEqual(this.#drafts.get(key), next.get(key)));
    if (changed.length === 0) return;
    const step: Step = changed.map((key) => [key, this.#drafts.get(key) ?? null]);
    // Letters that follow one another in a field are one step.
    const last = this.#steps.at(-1);
    const goesOn =
      last?.length === 1 && step.length === 1 && last[0]?.[0] === step[0]?.[0] && step[0]?.[1] !== null;
    this.#store(next, goesOn ? this.#steps : [...this.#steps, step].slice(-kept));
  }

  #store(drafts: ReadonlyMap<string, ContentDraft>, steps: readonly Step[]): void {
    const state: State = { drafts: [...drafts.values()], steps };
    writeAtomically(join(this.#folder, "drafts.json"), JSON.stringify(state, null, 1));
    this.#drafts = drafts;
    this.#steps = steps;
  }
}
