/** The development server: the same host over Vite, which compiles what a page needs when it is asked for. */
import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { createServer } from "vite";
import { itemSlugs } from "#app/site/addresses.ts";
import { createApp } from "./http/app.ts";
import { loadClientSites } from "./http/client-sites.ts";
import { createListener } from "./http/listener.ts";
import { createLivePages } from "./http/live-pages.ts";
import { listVideoFiles } from "./http/video-files.ts";
import { run } from "./run.ts";

const vite = await createServer({
  server: { middlewareMode: true },
  appType: "custom",
  // What the parts of a page import is found before one of them wakes, and not by reloading the page then.
  optimizeDeps: { entries: ["app/entry.client.ts"] },
});

// React Router's own client would load them; the pages here have none. They come before the page's script.
const viteClient = ["/@vite/client", "/@id/__x00__virtual:react-router/inject-hmr-runtime"]
  .map((src) => `<script type="module" src="${src}"></script>`)
  .join("");

/** An answer as Vite needs it: with its client, and without the policy, which is production's. */
async function forDevelopment(answer: Response | Promise<Response>): Promise<Response> {
  const { body, status, headers } = await answer;
  const kept = new Headers(headers);
  kept.delete("Content-Security-Policy");
  if (!kept.get("Content-Type")?.startsWith("text/html"))
    return new Response(body, { status, headers: kept });
  const html = (await new Response(body).text())
    .replace("</head>", `${viteClient}</head>`)
    // Styles are looked up by address: one that is unknown gets those of every page.
    .replace(/(critical\.css\?pathname=)[^"]*/, status === 404 ? "$1/" : "$&");
  kept.delete("Content-Length");
  return new Response(html, { status, headers: kept });
}

await run(async ({ environment, log, intake, readiness }) => {
  const load = () => vite.ssrLoadModule("virtual:react-router/server-build") as Promise<ServerBuild>;
  const live = createLivePages(load, { intake, log, mode: "development" });
  const app = createApp({
    environment,
    log,
    live,
    readiness,
    pageFiles: new Map(),
    assets: new Map(),
    clientSites: await loadClientSites(join(import.meta.dirname, "../content/portfolio"), itemSlugs.project),
    publicFiles: new Map(),
    videoFiles: await listVideoFiles(join(import.meta.dirname, "../content/videos")),
    keepRendered: false,
  });
  const pages = createListener(
    (request, bindings) => {
      // Vite changes the page: it is wanted as plain text.
      request.headers.delete("Accept-Encoding");
      return forDevelopment(app.fetch(request, bindings));
    },
    { environment, log, overrideGlobalObjects: false },
  );
  return (request, response) => vite.middlewares(request, response, () => void pages(request, response));
});
