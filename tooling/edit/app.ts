/** The requests of the editing page. Everything that changes something is a POST with JSON, or a file. */
import { existsSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { Hono, type Context as Request } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import * as v from "valibot";
import { defaultLocale, isLocale, type Locale, languageTag, locales } from "#app/i18n/locales.ts";
import type { Problem } from "../content/problem.ts";
import type { Path } from "../content/source.ts";
import { problemsOfFile } from "./checks.ts";
import { isFile } from "./drafts.ts";
import type { Context } from "./field-view.ts";
import { fromForm, ofKind } from "./fields.ts";
import { cookieName, type Guard, refusal, sameToken } from "./guard.ts";
import { contentPath } from "./paths.ts";
import { type Outcome, publish, type Site } from "./publish.ts";
import {
  fieldAt,
  fileOf,
  leavesOf,
  namesIn,
  nodesOf,
  replaceable,
  type Section,
  sectionsOf,
} from "./sections.ts";
import { builtPages, matches, pagesWith, plainText } from "./site-texts.ts";
import { maxUploadBytes, storeUpload, UploadError } from "./uploads.ts";
import { changesView, foundView, listState, mainView, problemTexts, shellView } from "./view.ts";
import { words } from "./words.ts";

export type Preview = {
  readonly origin: string;
  /** Whether it serves pages already. */
  ready(): boolean;
  /** Shows the drafts, or as many of them as are valid. Returns false if some are left out. */
  refresh(): Promise<boolean>;
};

type Options = {
  readonly guard: Guard;
  readonly site: Site;
  readonly preview: Preview;
  /** The script of the page. */
  readonly clientScript: string;
};

const path = v.array(v.union([v.string(), v.number()]));
/** A value of a file: none, or one. */
const seen = v.union([v.strictTuple([]), v.strictTuple([v.unknown()])]);
const place = { section: v.string(), file: v.string(), path, before: seen };
const changeSchema = v.strictObject({
  ...place,
  form: v.union([v.string(), v.boolean(), v.array(v.string())]),
});
const itemSchema = v.strictObject({
  section: v.string(),
  action: v.picklist(["add", "remove", "up", "down"]),
  index: v.number(),
  lists: v.array(v.strictObject({ file: v.string(), path, before: v.string() })),
});
const keySchema = v.strictObject({ key: v.string() });

/** A new entry of a list has the parts of the one before it, and no texts. */
function emptied(value: unknown): unknown {
  if (typeof value === "string") return /^[a-z\d#/:.-]+$/i.test(value) && !value.includes(" ") ? value : "";
  if (Array.isArray(value)) return value.map(emptied);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, emptied(item)]));
}

function withAction(
  list: readonly unknown[],
  action: v.InferOutput<typeof itemSchema>["action"],
  index: number,
) {
  if (action === "add") return [...list, emptied(list.at(-1))];
  if (action === "remove") return list.toSpliced(index, 1);
  const other = action === "up" ? index - 1 : index + 1;
  const [a, b] = [list[index], list[other]];
  if (other < 0 || other >= list.length) return list;
  return list.with(index, b).with(other, a);
}

/** The site's own names of colours and fonts, in both themes. */
function siteStyle(root: string): string {
  const [palette = "", theme = ""] = [".content/palette.css", "app/ui/theme.css"].map((file) =>
    readFileSync(join(root, file), "utf8"),
  );
  const block = (text: string, name: string) =>
    (new RegExp(`^${name} \\{\\n([\\s\\S]*?)^\\}`, "m").exec(text)?.[1] ?? "").replace(
      /^.*-\*: initial;$/gm,
      "",
    );
  return `:root {${block(palette, "@theme")}${block(theme, "@theme")}}
@media (prefers-color-scheme: light) { :root {${block(palette, "@utility light-palette")}} }`;
}

export function createApp({ guard, site, preview, clientScript }: Options): Hono {
  const { root, drafts } = site;
  const style = `${siteStyle(root)}\n${readFileSync(join(import.meta.dirname, "style.css"), "utf8")}`;
  const sections = () => sectionsOf(root);
  let pages = builtPages(root);
  let publishing: Promise<Outcome> | null = null;

  const app = new Hono();

  const localeOf = (request: Request): Locale => {
    const chosen = getCookie(request, `${cookieName(guard)}-language`);
    if (isLocale(chosen)) return chosen;
    const wanted = request.req.header("Accept-Language") ?? "";
    const tags = wanted.split(",").map((tag) => tag.trim().slice(0, 2).toLowerCase());
    const tag = tags.find((one) => locales.some((locale) => languageTag[locale] === one));
    return locales.find((locale) => languageTag[locale] === tag) ?? defaultLocale;
  };

  const contextOf = (request: Request): Context => {
    const known = new Map<string, readonly Problem[]>();
    const locale = localeOf(request);
    return {
      locale,
      names: namesIn(drafts, sections(), locale),
      drafts,
      sections: sections(),
      pages,
      problems(file) {
        const found = known.get(file) ?? problemsOfFile(file, drafts.textOf(file));
        known.set(file, found);
        return found;
      },
    };
  };

  app.use(async (request, next) => {
    const header = (name: string) => request.req.header(name) ?? null;
    // The address that the start prints: the token goes from there into a cookie.
    const token = request.req.query("token");
    const refused = refusal(guard, {
      method: request.req.method,
      host: header("Host"),
      origin: header("Origin"),
      fetchSite: header("Sec-Fetch-Site"),
      cookie: header("Cookie"),
    });
    const opens = refused === "token" && request.req.method === "GET" && request.req.path === "/";
    if (opens && token !== undefined && sameToken(token, guard)) {
      setCookie(request, cookieName(guard), guard.token, { httpOnly: true, sameSite: "Strict", path: "/" });
      return request.redirect("/", 303);
    }
    if (refused !== null) return request.text(words[localeOf(request)].noToken, 403);
    await next();
    request.header(
      "Content-Security-Policy",
      `default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self' ${preview.origin}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    );
    request.header("X-Content-Type-Options", "nosniff");
    request.header("Cache-Control", "no-store");
    request.header("Referrer-Policy", "no-referrer");
    request.header("Cross-Origin-Opener-Policy", "same-origin");
    return;
  });

  app.get("/style.css", (request) => request.body(style, 200, { "Content-Type": "text/css; charset=utf-8" }));
  app.get("/client.js", (request) =>
    request.body(clientScript, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );
  app.get("/fonts/:name", (request) => {
    const name = request.req.param("name");
    const file = join(root, "app/ui/fonts", name);
    if (!/^[\w-]+\.woff2$/.test(name) || !existsSync(file)) return request.notFound();
    return request.body(new Uint8Array(readFileSync(file)), 200, { "Content-Type": "font/woff2" });
  });
  app.get("/language", (request) => {
    const to = request.req.query("to") ?? "";
    if (isLocale(to))
      setCookie(request, `${cookieName(guard)}-language`, to, { sameSite: "Strict", path: "/" });
    return request.redirect("/", 303);
  });

  app.get("/", (request) => {
    const context = contextOf(request);
    const query = request.req.query("q")?.trim() ?? "";
    const at = request.req.query("at");
    const [first] = context.sections;
    const home = context.sections.find(({ id }) => id === "words/home");
    const section = context.sections.find(({ id }) => id === at) ?? home ?? first;
    if (section === undefined) return request.notFound();
    const main =
      query === ""
        ? mainView(context, section, replaceable(root))
        : foundView(context, query, search(context, query));
    return request.html(
      shellView({
        context,
        current: query === "" ? section.id : "",
        query,
        main,
        preview: preview.origin,
        firstPage: mainPageOf(section, context),
      }),
    );
  });

  /** The page that shows most of a section's texts. */
  function mainPageOf(section: Section, context: Context): string {
    const counts = new Map<string, number>();
    for (const { cells } of leavesOf(nodesOf(section, drafts)).slice(0, 80)) {
      const cell = cells.find(({ locale }) => locale === context.locale) ?? cells[0];
      const value = cell && drafts.valueOf(fileOf(section, cell.locale), cell.path);
      if (typeof value !== "string" || value.length < 12) continue;
      for (const page of pagesWith(context.pages, value, cell?.locale ?? null))
        counts.set(page, (counts.get(page) ?? 0) + 1);
    }
    const [best] = [...counts].sort(([, a], [, b]) => b - a);
    return (
      best?.[0] ??
      context.pages.find(({ path }) => path === `/${context.locale}/`)?.path ??
      `/${context.locale}/`
    );
  }

  function search(context: Context, query: string) {
    const wanted = plainText(query);
    const limit = 60;
    return context.sections
      .flatMap((section) =>
        leavesOf(nodesOf(section, drafts)).flatMap((field) => {
          const found = field.cells.some(({ locale, path: at }) => {
            const value = drafts.valueOf(fileOf(section, locale), at);
            const texts = Array.isArray(value) ? value.map(String) : [String(value ?? "")];
            return texts.some((text) => matches(wanted, text, locale)) || at.join(".") === query;
          });
          return found ? [{ section, field }] : [];
        }),
      )
      .slice(0, limit);
  }

  const posted = async <S extends v.GenericSchema>(request: Request, schema: S) =>
    v.safeParse(schema, await request.req.json().catch(() => null));
  const state = () => ({ count: drafts.all().length, canUndo: drafts.canUndo() });
  const sectionNamed = (id: string) => sections().find((section) => section.id === id);

  app.post("/change", async (request) => {
    const { output, success } = await posted(request, changeSchema);
    if (!success) return request.json({ error: "request" }, 400);
    const { file, form } = output;
    const at = output.path as Path;
    const [before] = output.before;
    const section = sectionNamed(output.section);
    const field = section === undefined ? undefined : fieldAt(section, drafts, at);
    if (section === undefined || field === undefined || !Object.values(section.files).includes(file))
      return request.json({ error: "place" }, 400);
    const value = fromForm(field, form, before);
    const { variants } = field;
    const conflict =
      variants === undefined
        ? drafts.set(file, at, before, value)
        : drafts.set(
            file,
            variants.path,
            drafts.valueOf(file, variants.path),
            ofKind(variants, drafts.valueOf(file, variants.path), String(value)),
          );
    if (conflict !== null) return request.json({ conflict: conflict.found ?? null }, 409);
    const name = at.join(".");
    const problems = problemsOfFile(file, drafts.textOf(file)).filter(
      (problem) => problem.field === name || problem.field.startsWith(`${name}.`),
    );
    const stored = drafts.valueOf(file, at);
    return request.json({
      ...state(),
      before: stored === undefined ? [] : [stored],
      problems: problemTexts(problems, localeOf(request)),
      // Other fields appear and go.
      again: variants !== undefined,
    });
  });

  app.post("/item", async (request) => {
    const { output, success } = await posted(request, itemSchema);
    const section = success ? sectionNamed(output.section) : undefined;
    if (!success || section === undefined) return request.json({ error: "request" }, 400);
    for (const { file, path: at, before } of output.lists) {
      const known = nodesOf(section, drafts).some(function isList(node): boolean {
        if (node.type === "field") return false;
        const own = node.list?.cells.some((cell) => JSON.stringify(cell.path) === JSON.stringify(at));
        return own === true || node.children.some(isList);
      });
      const list = drafts.valueOf(file, at as Path);
      if (!known || !Object.values(section.files).includes(file) || !Array.isArray(list))
        return request.json({ error: "place" }, 400);
      if (before !== listState(list)) return request.json({ conflict: null }, 409);
      drafts.set(file, at as Path, list, withAction(list, output.action, output.index));
    }
    return request.json({ ...state(), again: true });
  });

  app.post("/upload", async (request) => {
    const file = request.req.query("file") ?? "";
    if (!replaceable(root).includes(file)) return request.json({ error: "place" }, 400);
    const bytes = await bodyOf(request);
    if (bytes === null) return request.json({ problem: words[localeOf(request)].tooLarge }, 413);
    try {
      contentPath(root, file);
      drafts.setFile(file, await storeUpload(drafts, file, bytes));
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      return request.json({ problem: words[localeOf(request)][error.reason] }, 422);
    }
    return request.json({ ...state(), again: true });
  });

  /** A picture of its own for a field that names a file of `content/portraits`. */
  app.post("/portrait", async (request) => {
    const bytes = await bodyOf(request);
    if (bytes === null) return request.json({ problem: words[localeOf(request)].tooLarge }, 413);
    const base = (request.req.query("name") ?? "")
      .replace(/\.\w+$/, "")
      .toLowerCase()
      .replace(/[^a-z\d]+/g, "-");
    const name = `${base.replace(/^-|-$/g, "") || "portrait"}.webp`;
    const file = `content/portraits/${name}`;
    try {
      contentPath(root, file);
      drafts.setFile(file, await storeUpload(drafts, file, bytes));
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      return request.json({ problem: words[localeOf(request)][error.reason] }, 422);
    }
    return request.json({ ...state(), name });
  });

  async function bodyOf(request: Request): Promise<Uint8Array | null> {
    if (Number(request.req.header("Content-Length") ?? 0) > maxUploadBytes) return null;
    const bytes = new Uint8Array(await request.req.arrayBuffer());
    return bytes.byteLength > maxUploadBytes ? null : bytes;
  }

  /** A picture as it is now, for the page itself. */
  app.get("/file", (request) => {
    const file = request.req.query("file") ?? "";
    const types: Readonly<Record<string, string>> = {
      ".webp": "image/webp",
      ".png": "image/png",
      ".jpg": "image/jpeg",
      ".jpeg": "image/jpeg",
    };
    const type = types[extname(file)];
    const draft = drafts.all().find((other) => other.file === file && isFile(other));
    if (type === undefined || !(draft !== undefined || replaceable(root).includes(file)))
      return request.notFound();
    const from =
      draft !== undefined && isFile(draft) ? drafts.uploadPath(draft.upload) : contentPath(root, file);
    return request.body(new Uint8Array(readFileSync(from)), 200, { "Content-Type": type });
  });

  app.post("/undo", (request) => {
    drafts.undo();
    return request.json({ ...state(), again: true });
  });
  app.post("/discard", async (request) => {
    const { output, success } = await posted(request, keySchema);
    if (success) drafts.discard(output.key);
    return request.json({ ...state(), again: true });
  });
  app.post("/keep", async (request) => {
    const { output, success } = await posted(request, keySchema);
    if (success) drafts.keep(output.key);
    return request.json({ ...state(), again: true });
  });

  app.get("/changes", (request) => request.html(changesView(contextOf(request))));
  app.post("/refresh", async (request) => {
    // The working copy is being built.
    await publishing;
    const complete = await preview.refresh();
    return request.json({ ready: preview.ready(), complete });
  });

  app.post("/publish", async (request) => {
    publishing ??= publish(site).finally(() => {
      publishing = null;
    });
    const outcome = await publishing;
    if (outcome.state === "published") pages = builtPages(root);
    const text = outcomeText(outcome, localeOf(request));
    return request.json({ ...state(), state: outcome.state, ...text });
  });

  app.onError((error, request) => {
    process.stderr.write(`${error.stack ?? error.message}\n`);
    return request.json({ error: error.message }, 500);
  });
  return app;
}

/** How a publication ended, in words, and the details line by line. */
function outcomeText(
  outcome: Outcome,
  locale: Locale,
): { readonly text: string; readonly details: readonly string[] } {
  const t = words[locale];
  switch (outcome.state) {
    case "published": {
      const seconds = `${t.published} (${outcome.seconds.toFixed(0)} ${t.publishedSeconds})`;
      const { commit } = outcome;
      return {
        text: outcome.servers > 0 ? seconds : t.publishedNoServer,
        details: commit.state === "failed" ? [t.commitFailed, commit.reason] : [],
      };
    }
    case "problems":
      return {
        text: t.problems,
        details: outcome.problems.map((problem) =>
          [
            `${problem.file.replace(/^content\//, "")}: ${problem.field}`,
            ...problemTexts([problem], locale),
          ].join(" — "),
        ),
      };
    case "conflicts":
      return { text: t.conflictsFirst, details: [] };
    case "program-changed":
      return { text: t.programChanged, details: [] };
    case "build-failed":
      return { text: t.buildFailed, details: outcome.output.split("\n").slice(-12) };
    case "restart-failed":
      return { text: t.restartFailed, details: [outcome.reason] };
    default:
      return outcome satisfies never;
  }
}
