/** What the editing page shows: a section or the results of a search, its styles, script and fonts. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { isLocale } from "#app/i18n/locales.ts";
import { changesView } from "../changes-view.ts";
import { type Editor, languageCookie } from "../editor.ts";
import { findTexts, mainPageOf } from "../find-texts.ts";
import { replaceable } from "../section-files.ts";
import { shellView } from "../shell-view.ts";
import { editingStyle } from "../site-style.ts";
import { foundView, mainView } from "../view.ts";

export function pageRoutes(app: Hono, editor: Editor, clientScript: string): void {
  const { root, guard, preview } = editor;
  const style = editingStyle(root);

  app.get("/style.css", (request) => request.body(style, 200, { "Content-Type": "text/css; charset=utf-8" }));
  app.get("/client.js", (request) =>
    request.body(clientScript, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );
  app.get("/fonts/:name", (request) => {
    const name = request.req.param("name");
    const file = join(root, ".content/fonts", name);
    if (!/^[\w-]+\.woff2$/.test(name) || !existsSync(file)) return request.notFound();
    return request.body(new Uint8Array(readFileSync(file)), 200, { "Content-Type": "font/woff2" });
  });
  app.get("/language", (request) => {
    const to = request.req.query("to") ?? "";
    if (isLocale(to)) setCookie(request, languageCookie(guard), to, { sameSite: "Strict", path: "/" });
    return request.redirect("/", 303);
  });

  app.get("/", (request) => {
    const context = editor.contextOf(request);
    const query = request.req.query("q")?.trim() ?? "";
    const at = request.req.query("at");
    const [first] = context.sections;
    const home = context.sections.find(({ id }) => id === "words/home");
    const section = context.sections.find(({ id }) => id === at) ?? home ?? first;
    if (section === undefined) return request.notFound();
    const main =
      query === ""
        ? mainView(context, section, replaceable(root, editor.drafts))
        : foundView(context, query, findTexts(context, query));
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

  app.get("/changes", (request) => request.html(changesView(editor.contextOf(request))));
}
