/** What all requests of the editing page share: the drafts, what can be edited, the built pages, and the reader's language. */
import type { Context as Request } from "hono";
import { getCookie } from "hono/cookie";
import { defaultLocale, isLocale, type Locale, languageTag, locales } from "#app/i18n/locales.ts";
import type { Problem } from "../content/problem.ts";
import { problemsOfFile } from "./checks.ts";
import type { Context } from "./field-view.ts";
import { cookieName, type Guard } from "./guard.ts";
import { type Outcome, publish, type Site } from "./publish.ts";
import { namesIn, sectionsOf } from "./sections.ts";
import { builtPages } from "./site-texts.ts";
import { undoText } from "./undo-text.ts";

export type Preview = {
  readonly origin: string;
  /** Whether it serves pages already. */
  ready(): boolean;
  /** Why it has ended, if it has and does not serve again yet. */
  failure(): string | null;
  /** Shows the drafts, or as many of them as are valid. Returns whether all are shown, and why some are left out. */
  refresh(): Promise<{ readonly complete: boolean; readonly problems: readonly Problem[] }>;
  /** Resolves once no refresh changes the working copy. */
  settled(): Promise<void>;
};

export type EditorOptions = {
  readonly guard: Guard;
  readonly site: Site;
  readonly preview: Preview;
};

export const languageCookie = (guard: Guard): string => `${cookieName(guard)}-language`;

export class Editor {
  readonly guard: Guard;
  readonly site: Site;
  readonly preview: Preview;
  #pages;
  #publishing: Promise<Outcome> | null = null;

  constructor({ guard, site, preview }: EditorOptions) {
    this.guard = guard;
    this.site = site;
    this.preview = preview;
    this.#pages = builtPages(site.root);
  }

  get root() {
    return this.site.root;
  }

  get drafts() {
    return this.site.drafts;
  }

  /** What each answer to a change says of all changes. */
  state(request: Request) {
    return { count: this.drafts.listed().length, undo: undoText(this.contextOf(request)) };
  }

  sections() {
    return sectionsOf(this.root, this.drafts);
  }

  sectionNamed(id: string) {
    return this.sections().find((section) => section.id === id);
  }

  /** The language that was chosen, or one that the browser prefers. */
  localeOf(request: Request): Locale {
    const chosen = getCookie(request, languageCookie(this.guard));
    if (isLocale(chosen)) return chosen;
    const wanted = request.req.header("Accept-Language") ?? "";
    const tags = wanted.split(",").map((tag) => tag.trim().slice(0, 2).toLowerCase());
    const tag = tags.find((one) => locales.some((locale) => languageTag[locale] === one));
    return locales.find((locale) => languageTag[locale] === tag) ?? defaultLocale;
  }

  /** What the views need. Each file is checked once. */
  contextOf(request: Request): Context {
    const known = new Map<string, readonly Problem[]>();
    const locale = this.localeOf(request);
    const { drafts } = this;
    const sections = this.sections();
    return {
      locale,
      names: namesIn(drafts, sections, locale),
      drafts,
      sections,
      pages: this.#pages,
      problems(file) {
        const found = known.get(file) ?? problemsOfFile(file, drafts.textOf(file));
        known.set(file, found);
        return found;
      },
    };
  }

  /** Resolves once the working copy is not being built. */
  async unused(): Promise<void> {
    await this.#publishing;
  }

  /** One publication at a time: whoever asks during one gets its outcome. */
  async publish(): Promise<Outcome> {
    this.#publishing ??= this.preview
      .settled()
      .then(() => publish(this.site))
      .finally(() => {
        this.#publishing = null;
      });
    const outcome = await this.#publishing;
    if (outcome.state === "published") this.#pages = builtPages(this.root);
    return outcome;
  }
}
