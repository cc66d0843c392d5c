/** The editor as an HTTP application, behind the guard: its page, and what the page asks for. */
import { readFileSync, statSync } from "node:fs";
import { Hono, type Context as Request } from "hono";
import { HTTPException } from "hono/http-exception";
import { streamSSE } from "hono/streaming";
import type { BlankEnv, BlankSchema } from "hono/types";
import { getMimeType } from "hono/utils/mime";
import * as v from "valibot";
import { defaultLocale, isLocale, type Locale, languageTag } from "#app/i18n/locales.ts";
import { replaceable } from "../fields/replaceable.ts";
import { type Section, sectionsOf } from "../fields/sections.ts";
import { contentPath, PathError } from "../paths.ts";
import type { Session } from "../session.ts";
import { words } from "../words.ts";
import { changeRoutes } from "./changes.ts";
import { firstRunRoutes } from "./first-run.ts";
import { newEntryRoutes } from "./new-entries.ts";
import { stateRoutes } from "./state.ts";
import { uploadRoutes } from "./uploads.ts";

export type EditorApp = Hono<BlankEnv, BlankSchema, string>;

/** The base path of the editor's addresses; all others are the preview's. */
export const prefix = "/_edit";

/** The language of the page that asks. */
export const localeOf = (request: Request): Locale => {
  const asked = request.req.query("locale");
  return isLocale(asked) ? asked : defaultLocale;
};

/** What no page of the editor asks for. */
export const badRequest = (): HTTPException => new HTTPException(400);

/** A request's JSON as a schema has it. */
export async function posted<S extends v.GenericSchema>(request: Request, schema: S) {
  const { output, success } = v.safeParse(schema, await request.req.json().catch(() => null));
  if (!success) throw badRequest();
  return output as v.InferOutput<S>;
}

export function sectionNamed({ draft }: Session, id: string | undefined): Section {
  const found = sectionsOf(draft.root).find((section) => section.id === id);
  if (found === undefined) throw badRequest();
  return found;
}

const page = (locale: Locale): string => `<!doctype html>
<html lang="${languageTag[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words[locale].title}</title>
<link rel="preload" as="font" type="font/woff2" href="/.content/fonts/texts.woff2" crossorigin>
<link rel="stylesheet" href="/editor/page/page.css?direct">
</head>
<body><div id="editor"></div><script src="${prefix}/page.js"></script></body>
</html>
`;

/** `script`: the bundle of the editor's page. */
export function createApp(session: Session, script: string) {
  const app = new Hono({ strict: false }).basePath(prefix);

  app.use(async (request, next) => {
    await next();
    request.header(
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    request.header("X-Content-Type-Options", "nosniff");
    request.header("Cache-Control", "no-store");
    request.header("Referrer-Policy", "no-referrer");
    request.header("Cross-Origin-Opener-Policy", "same-origin");
  });

  app.get("/", (request) => {
    const wanted = request.req.header("Accept-Language") ?? "";
    return request.html(page(/^\s*en/i.test(wanted) ? "en-en" : "fr-fr"));
  });
  app.get("/page.js", (request) =>
    request.body(script, 200, { "Content-Type": "text/javascript; charset=utf-8" }),
  );

  /** What has changed, for every open page. */
  app.get("/events", (request) =>
    streamSSE(request, async (stream) => {
      const end = session.listen((event) => void stream.write(event));
      stream.onAbort(end);
      while (!stream.aborted) {
        await stream.write(": \n\n");
        await stream.sleep(15_000);
      }
    }),
  );

  /** A picture as it will be once everything is published. */
  app.get("/file", (request) => {
    const file = request.req.query("file") ?? "";
    const type = getMimeType(file);
    const { root } = session.draft;
    const isShown = /^content\/portraits\/[\w-]+\.svg$/.test(file) || replaceable(root).includes(file);
    if (!type?.startsWith("image/") || !isShown) return request.notFound();
    const path = contentPath(root, file);
    if (statSync(path, { throwIfNoEntry: false }) === undefined) return request.notFound();
    return request.body(new Uint8Array(readFileSync(path)), 200, { "Content-Type": type });
  });

  stateRoutes(app, session);
  changeRoutes(app, session);
  newEntryRoutes(app, session);
  uploadRoutes(app, session);
  firstRunRoutes(app, session);

  app.onError((error, request) => {
    if (error instanceof HTTPException) return error.getResponse();
    if (error instanceof PathError)
      return request.json({ problem: `${words[localeOf(request)].notOwnFile} ${error.message}` }, 422);
    process.stderr.write(`${error.stack ?? error.message}\n`);
    return request.json({ problem: error.message }, 500);
  });
  return app;
}
