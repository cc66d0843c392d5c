/** What all requests of the editor share: the draft, the preview, the open pages, and who has written what. */
import { isDeepStrictEqual } from "node:util";
import type { Locale } from "#app/i18n/locales.ts";
import type { Path } from "../tooling/content/source.ts";
import { changeYaml, valueAt } from "../tooling/content/yaml.ts";
import { type Draft, type Files, keyOf, type Place } from "./draft/draft.ts";
import { type Context, dataOf } from "./fields/context.ts";
import { namesIn, sectionsOf } from "./fields/sections.ts";
import { withMedia } from "./media.ts";
import type { Preview } from "./preview.ts";
import type { Outcome } from "./publish/publish.ts";

export type SessionParts = {
  readonly draft: Draft;
  readonly preview: Pick<Preview, "refresh" | "problems" | "compose">;
  /** Publishes the draft. */
  readonly publish: () => Promise<Outcome>;
};

export class Session {
  readonly draft: Draft;
  readonly preview: SessionParts["preview"];
  readonly #publish: SessionParts["publish"];
  #publishing: Promise<Outcome> | null = null;
  readonly #listeners = new Set<(event: string) => void>();
  /** What a page has last written at a place. */
  readonly #written = new Map<string, { readonly by: string; readonly value: unknown }>();

  constructor({ draft, preview, publish }: SessionParts) {
    this.draft = draft;
    this.preview = preview;
    this.#publish = publish;
  }

  /** Calls back whenever something is another than the pages show. Returns what ends that. */
  listen(callback: (event: string) => void): () => void {
    this.#listeners.add(callback);
    return () => this.#listeners.delete(callback);
  }

  /** `by`: the page that knows already. */
  notify(event: "changed" | "preview" | "publishing", by = ""): void {
    const text = `event: ${event}\ndata: ${JSON.stringify(by)}\n\n`;
    for (const listener of this.#listeners) listener(text);
  }

  /** What a file of the draft says. */
  readonly data = (file: string): unknown => dataOf(this.draft.text(file));

  context(locale: Locale): Context {
    const { draft, preview } = this;
    const { root } = draft;
    const sections = sectionsOf(root);
    const changes = draft.changes();
    const texts = new Map<string, string>();
    /** Each file is read once. */
    const text = (file: string): string => {
      const found = texts.get(file) ?? draft.text(file);
      texts.set(file, found);
      return found;
    };
    const read = (file: string) => dataOf(text(file));
    return {
      ...{ root, locale, sections, text, read, compose: preview.compose },
      changed: [...changes.keys()],
      readCommitted: (file) => dataOf(changes.get(file) ?? text(file)),
      names: namesIn(sections, read, locale),
    };
  }

  /** The draft is another: pages and preview show it. */
  refresh(by = ""): void {
    this.notify("changed", by);
    void this.preview.refresh().then(() => this.notify("preview"));
  }

  write(files: Files, places: readonly Place[], by = ""): void {
    this.draft.write(withMedia(this.draft, files), places);
    this.refresh(by);
  }

  setValue(file: string, path: Path, value: unknown, by = ""): void {
    const text = changeYaml(this.draft.text(file), [{ path, value }]);
    this.write(new Map([[file, text]]), [{ file, path }], by);
  }

  valueOf(file: string, path: Path): unknown {
    return valueAt(this.data(file), path);
  }

  /**
   * Stores a value. `before`: what the page `by` saw. Returns whether it is stored: not if another page or program has changed what is there.
   */
  set(
    file: string,
    path: Path,
    { before, value, by }: { before: unknown; value: unknown; by: string },
  ): boolean {
    const found = this.valueOf(file, path);
    const place = keyOf({ file, path });
    const last = this.#written.get(place);
    // A page may not have the answer to its last change yet.
    const isOwn = last?.by === by && isDeepStrictEqual(found, last.value);
    if (!isOwn && !isDeepStrictEqual(found, before)) return false;
    this.#written.set(place, { by, value });
    if (!isDeepStrictEqual(found, value)) this.setValue(file, path, value, by);
    return true;
  }

  /** The one that is under way. */
  get publication(): Promise<Outcome> | null {
    return this.#publishing;
  }

  /** One publication at a time: whoever asks during one gets its outcome. */
  publish(): Promise<Outcome> {
    this.#publishing ??= this.#publish().finally(() => {
      this.#publishing = null;
      this.refresh();
    });
    this.notify("publishing");
    return this.#publishing;
  }
}
