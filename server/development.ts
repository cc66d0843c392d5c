/** The site from its sources: the same HTTP server in front of Vite, which compiles modules on request. */
import type { RequestListener } from "node:http";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { ServerBuild } from "react-router";
import { buildErrorMessage, type ViteDevServer } from "vite";
import { itemSlugs } from "#app/site/addresses.ts";
import { listVideoFiles } from "./http/built-site.ts";
import { createListener } from "./http/listener.ts";
import { loadSampleSites } from "./http/sample-sites.ts";
import type { HostParts } from "./run.ts";
import { createSiteApp } from "./site-app.ts";

// React Router's client would load these, but these pages do not ship it. They have to come before the page's script.
const viteClient = ["/@vite/client", "/@id/__x00__virtual:react-router/inject-hmr-runtime"]
  .map((src) => `<script type="module" src="${src}"></script>`)
  .join("");

/** Adds Vite's client to a page, and removes the content security policy, which would block it. */
async function forDevelopment(
  response: Response | Promise<Response>,
  extraScript: string,
): Promise<Response> {
  const { body, status, headers } = await response;
  const copy = new Headers(headers);
  copy.delete("Content-Security-Policy");
  if (!copy.get("Content-Type")?.startsWith("text/html"))
    return new Response(body, { status, headers: copy });
  const html = (await new Response(body).text())
    .replace("</head>", () => `${viteClient}${extraScript}</head>`)
    // Vite finds styles by address: an unknown address gets the styles of all pages.
    .replace(/(critical\.css\?pathname=)[^"]*/, status === 404 ? "$1/" : "$&");
  copy.delete("Content-Length");
  return new Response(html, { status, headers: copy });
}

/** The page that a developer sees while a source cannot be compiled: its scripts load it again once it can. */
function compileErrorPage(text: string): Response {
  const escaped = stripVTControlCharacters(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return new Response(
    `<!doctype html><meta charset="utf-8"><title>Cannot be compiled</title>${viteClient}<pre>${escaped}</pre>`,
    { status: 500, headers: { "Content-Type": "text/html; charset=utf-8" } },
  );
}

/** `extraScript`: markup that every page gets at the end of its head. */
export async function createDevelopmentListener(
  vite: ViteDevServer,
  host: HostParts,
  extraScript = "",
): Promise<RequestListener> {
  const load = () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>;
  const { environment, log } = host;
  // This process keeps the content with which it started: the modules that Vite compiles have what it says now.
  const loadAddresses = () =>
    vite.ssrLoadModule("/app/site/addresses.ts") as Promise<typeof import("#app/site/addresses.ts")>;
  const app = createSiteApp(host, {
    load,
    mode: "development",
    pageFiles: new Map(),
    assets: new Map(),
    sampleSites: await loadSampleSites(join(import.meta.dirname, "../content/portfolio"), itemSlugs.project),
    publicFiles: new Map(),
    videoFiles: await listVideoFiles(join(import.meta.dirname, "../content/videos")),
    loadAddresses,
    cacheRendered: false,
  });
  const pages = createListener(
    async (request, bindings) => {
      try {
        // Kept by Vite until a source changes.
        await load();
      } catch (error) {
        const text = error instanceof Error ? buildErrorMessage(error, [error.message]) : String(error);
        process.stderr.write(`${text}\n`);
        return compileErrorPage(text);
      }
      // Uncompressed, because forDevelopment edits the page.
      request.headers.delete("Accept-Encoding");
      // What a browser has of a page does not tell whether a source has changed.
      request.headers.delete("If-None-Match");
      return forDevelopment(app.fetch(request, bindings), extraScript);
    },
    { environment, log, overrideGlobalObjects: false },
  );
  return (request, response) => vite.middlewares(request, response, () => void pages(request, response));
}
