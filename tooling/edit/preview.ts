/**
 * The site as it will be, for the editing page: runs in the working copy, serves it from the sources, and reads its content again when it is
 * asked to. Nothing watches the files, so that a page is shown when all that belongs together is there. Pages and hot updates come from one
 * port of the loopback, behind the guard of the editing page.
 */
import { globSync, readFileSync, statSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { createServer, transformWithOxc } from "vite";
import { createDevelopmentListener } from "#server/development.ts";
import { run } from "#server/run.ts";
import { ContentError } from "../content/content-error.ts";
import { runContent } from "../content/run.ts";
import { refusal } from "./guard.ts";

const root = join(import.meta.dirname, "../..");

/** What the process answers when it is asked to read the content again. */
export type PreviewReply = { readonly problem: string | null };

const guard = { port: Number(process.env.PORT), token: process.env.PREVIEW_TOKEN ?? "" };
/** Never listens: Vite would open a port of its own, and gets only connections that the guard lets through. */
const updates = createHttpServer();

// The copy may have changed since a preview wrote them.
runContent(root);
const vite = await createServer({
  server: { middlewareMode: true, watch: null, cors: false, ws: { server: updates } },
  appType: "custom",
  clearScreen: false,
  // Of its own, beside that of `npm run dev`.
  cacheDir: join(root, ".vite"),
  optimizeDeps: { entries: ["app/entry.client.ts"] },
});

/** When each file was written that pages are made from. */
function timesOf(pattern: string): ReadonlyMap<string, number> {
  const files = globSync(pattern, { cwd: root }).map((file) => join(root, file));
  return new Map(files.map((file) => [file, statSync(file).mtimeMs]));
}

const modules = ".content/**/*.{ts,css,woff2}";
const pictures = "content/**/*.{webp,avif,png,jpg,jpeg,svg,vtt}";
let known = { modules: timesOf(modules), pictures: timesOf(pictures) };

/** Makes the pages that are asked for from now on say what the content says. */
function readAgain(): void {
  runContent(root);
  const now = { modules: timesOf(modules), pictures: timesOf(pictures) };
  const changed = [...now.modules].filter(([file, time]) => known.modules.get(file) !== time);
  const newPictures = !isDeepStrictEqual(now.pictures, known.pictures);
  known = now;
  if (changed.length === 0 && !newPictures) return;
  for (const { moduleGraph, hot } of Object.values(vite.environments)) {
    for (const [file] of changed) moduleGraph.onFileChange(file);
    // The list of the pictures is a module too, which is made from their files.
    for (const [id, module] of moduleGraph.idToModuleMap)
      if (newPictures && id.startsWith("/@content/")) moduleGraph.invalidateModule(module);
    hot.send({ type: "full-reload" });
  }
}

process.on("message", () => {
  const reply = (problem: string | null) => process.send?.({ problem } satisfies PreviewReply);
  try {
    readAgain();
    reply(null);
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    reply(error.message);
  }
});
// The editing page has ended.
process.on("disconnect", () => process.exit(0));

const client = join(import.meta.dirname, "preview-client.ts");
const { code } = await transformWithOxc(readFileSync(client, "utf8"), client, { sourcemap: false });
const server = await run(async (parts) => {
  const listener = await createDevelopmentListener(vite, parts, `<script>${code}</script>`);
  return (request, response) => {
    if (refusal(guard, request) === null) listener(request, response);
    else response.writeHead(403).end();
  };
});
server.on("upgrade", (request, socket, head) => {
  if (refusal(guard, request) === null) updates.emit("upgrade", request, socket, head);
  else socket.destroy();
});
