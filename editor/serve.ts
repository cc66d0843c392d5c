/**
 * The editor and the site with the draft at one address, behind one guard. Runs in the draft's worktree, as the development server that it
 * is; main.ts starts it, and starts it again.
 */
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { dirname, join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createDevelopmentListener } from "#server/development.ts";
import { run } from "#server/run.ts";
import { bundle } from "../tooling/build/scripts.ts";
import { createApp, prefix } from "./api/app.ts";
import { Draft } from "./draft/draft.ts";
import { git } from "./draft/git.ts";
import { hideOthers } from "./environment.ts";
import { cookieName, type EditorSettings, refusal, sameToken } from "./guard.ts";
import { openVite, Preview, writeContentOf } from "./preview.ts";
import { publish } from "./publish/publish.ts";
import { Session } from "./session.ts";
import { words } from "./words.ts";

const root = join(import.meta.dirname, "..");
const { project, restart, guard }: EditorSettings = JSON.parse(process.env.EDITOR ?? "");
/** The environment of the build, and of the command that restarts a service. */
const published = { ...process.env };
for (const name of ["EDITOR", "NODE_ENV", "PORT", "HOST"]) delete published[name];

hideOthers(process.env);
Object.assign(process.env, {
  NODE_ENV: "development",
  HOST: "127.0.0.1",
  PORT: String(guard.port),
  DATA_DIR: join(dirname(root), "preview-data"),
  ACCESS_LOG: "none",
  // Vite's check of vite.config.ts for a loader that is not used: slow, and then it says how slow in the owner's terminal.
  VITE_CONFIG_NATIVE_IGNORE_WARNING: "true",
});
process.chdir(root);
// main.ts has ended.
process.on("disconnect", () => process.exit(0));

const updates = createHttpServer();
const draft = new Draft(project);
const [problems, vite, script] = await Promise.all([
  writeContentOf(root),
  openVite(root, updates),
  bundle(join(import.meta.dirname, "page/main.tsx")),
]);
const preview = new Preview(root, vite, problems);
/** What the draft's program is made of. */
const programOf = () => git(root, ["ls-tree", draft.base]).replace(/^.*\tcontent$/m, "");
const program = programOf();
const stopped = new AbortController();
const session = new Session({
  draft,
  preview,
  publish: async () => {
    const outcome = await publish({ draft, restart, env: published, stop: stopped.signal });
    // Another program was taken in: main.ts starts it.
    if (programOf() !== program) setTimeout(() => process.exit(0), 1000);
    return outcome;
  },
});
const app = createApp(session, script);
const editor = getRequestListener(app.fetch, { overrideGlobalObjects: false });

const server = await run(async (parts) => {
  const site = await createDevelopmentListener(vite, parts);
  return (request, response) => {
    const url = new URL(request.url ?? "/", "http://127.0.0.1");
    const refused = refusal(guard, { method: request.method ?? "GET", headers: request.headers });
    const given = url.searchParams.get("token");
    const isOpened = request.method === "GET" && url.pathname === `${prefix}/`;
    // The address that was printed: the token goes from there into a cookie.
    if (refused === "token" && isOpened && given !== null && sameToken(given, guard)) {
      const cookie = `${cookieName(guard)}=${guard.token}; HttpOnly; SameSite=Strict; Path=/`;
      return response
        .writeHead(303, { Location: `${prefix}/`, "Set-Cookie": cookie, "Referrer-Policy": "no-referrer" })
        .end();
    }
    if (refused !== null)
      return response
        .writeHead(403, { "Content-Type": "text/plain; charset=utf-8" })
        .end(words["fr-fr"].noToken);
    if (url.pathname.startsWith(`${prefix}/`)) return void editor(request, response);
    site(request, response);
  };
});
// A publication, and the page that waits for news, take longer than a visitor's request.
server.requestTimeout = 0;
server.timeout = 0;
guard.port = (server.address() as AddressInfo).port;
server.on("upgrade", (request, socket, head) => {
  if (refusal(guard, { method: "GET", headers: request.headers }) === null)
    updates.emit("upgrade", request, socket, head);
  else socket.destroy();
});
// In place of the site's own: nothing is left half done.
process.removeAllListeners("SIGTERM").on("SIGTERM", async () => {
  stopped.abort();
  const outcome = await session.publication;
  const end = outcome?.state === "published" ? "is online" : "is not online: the site is as it was";
  const said = outcome === null ? "" : `What was being published ${end}.\n`;
  process.send?.({ said }, () => process.exit(0));
});
process.send?.({ port: guard.port });
