/** The editing page as an HTTP application: who may use it, then its requests, of which each file of `routes/` has some. */
import { Hono } from "hono";
import { setCookie } from "hono/cookie";
import { Editor, type EditorOptions } from "./editor.ts";
import { cookieName, refusal, sameToken } from "./guard.ts";
import { PathError } from "./paths.ts";
import { changeRoutes } from "./routes/changes.ts";
import { fileRoutes } from "./routes/files.ts";
import { optionRoutes } from "./routes/options.ts";
import { pageRoutes } from "./routes/pages.ts";
import { projectRoutes } from "./routes/projects.ts";
import { publicationRoutes } from "./routes/publication.ts";
import { videoRoutes } from "./routes/videos.ts";
import { words } from "./words.ts";

/** `clientScript`: the script of the page. */
export function createApp({ clientScript, ...options }: EditorOptions & { readonly clientScript: string }) {
  const editor = new Editor(options);
  const { guard, preview } = options;
  const app = new Hono();

  app.use(async (request, next) => {
    // The address that the start prints: the token goes from there into a cookie.
    const token = request.req.query("token");
    const { method } = request.req;
    const refused = refusal(guard, { method, headers: request.req.header() });
    const opens = refused === "token" && method === "GET" && request.req.path === "/";
    if (opens && token !== undefined && sameToken(token, guard)) {
      for (const port of [guard.port, Number(new URL(preview.origin).port)])
        setCookie(request, cookieName({ port }), token, { httpOnly: true, sameSite: "Strict", path: "/" });
      return request.redirect("/", 303);
    }
    if (refused !== null) return request.text(words[editor.localeOf(request)].noToken, 403);
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

  pageRoutes(app, editor, clientScript);
  changeRoutes(app, editor);
  fileRoutes(app, editor);
  optionRoutes(app, editor);
  projectRoutes(app, editor);
  videoRoutes(app, editor);
  publicationRoutes(app, editor);

  app.onError((error, request) => {
    if (error instanceof PathError) {
      const problem = `${words[editor.localeOf(request)].notOwnFile} ${error.message}`;
      return request.req.method === "GET" ? request.text(problem, 422) : request.json({ problem }, 422);
    }
    process.stderr.write(`${error.stack ?? error.message}\n`);
    return request.json({ error: error.message }, 500);
  });
  return app;
}
