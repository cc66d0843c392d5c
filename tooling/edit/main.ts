/**
 * `npm run edit`: the editing page on this machine. `--port NUMBER` chooses its port. `--restart COMMAND` makes a service use what is published, as
 * `--restart "systemctl restart site"`; a site that runs by `npm start` takes it over by itself.
 */
import { type ChildProcess, fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { transformWithOxc } from "vite";
import { createApp, type Preview } from "./app.ts";
import { problemsIn } from "./checks.ts";
import { makeCopy, programState, updateCopy } from "./copy.ts";
import { Drafts, isFile } from "./drafts.ts";
import { takeLock } from "./lock.ts";
import type { PreviewReply } from "./preview.ts";
import { recoverBuild, type Site } from "./publish.ts";

const root = join(import.meta.dirname, "../..");
const folder = join(root, ".edit");
const copy = join(folder, "site");

const { values } = parseArgs({
  options: { port: { type: "string", default: "4100" }, restart: { type: "string" } },
});

/** A port that is free now. */
async function freePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** The site with the drafts, in a process of its own with an empty store: a form that is sent there reaches nobody. */
async function startPreview(drafts: Drafts): Promise<Preview & { stop(): void }> {
  // Known before it serves, so that the page may show it as soon as it does.
  const port = await freePort();
  let ready = false;
  let complete = true;
  let next = Promise.resolve();
  const { PATH = "", SITE_URL = "", IMAGE_CDN_URL = "", VIDEO_BASE_URL = "" } = process.env;
  const child: ChildProcess = fork(join(copy, "tooling/edit/preview.ts"), {
    cwd: copy,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: {
      PATH,
      NODE_ENV: "development",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: join(folder, "preview-data"),
      ACCESS_LOG: "none",
      SITE_URL,
      IMAGE_CDN_URL,
      VIDEO_BASE_URL,
      PREVIEW_UPDATES_PORT: String(await freePort()),
    },
  });
  child.stdout?.setEncoding("utf8").on("data", (text: string) => {
    if (/^Site\s/m.test(text)) ready = true;
  });
  child.stderr?.pipe(process.stderr);

  /** Brings the drafts into the working copy, without those that the site cannot use. */
  function update(): boolean {
    const all = drafts.all();
    updateCopy(root, copy, drafts, all);
    const wrong = problemsIn(copy);
    if (wrong.length === 0) return true;
    const valid = all.filter(
      (draft) =>
        isFile(draft) ||
        !wrong.some(({ file, field }) => {
          const path = draft.path.join(".");
          return (
            file === draft.file &&
            (field === path || field.startsWith(`${path}.`) || path.startsWith(`${field}.`))
          );
        }),
    );
    updateCopy(root, copy, drafts, valid);
    if (problemsIn(copy).length > 0) updateCopy(root, copy, drafts, []);
    return false;
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    ready: () => ready,
    refresh() {
      const refreshed = next.then(async () => {
        complete = update();
        if (!ready || !child.connected) return complete;
        child.send({ refresh: true });
        const [{ problem }] = (await once(child, "message")) as [PreviewReply];
        return complete && problem === null;
      });
      next = refreshed.then(
        () => {},
        () => {},
      );
      return refreshed;
    },
    stop: () => child.kill(),
  };
}

const lock = takeLock(join(folder, "lock"));
if (lock === null) {
  process.stderr.write("The editing page is open already: `npm run edit` runs in another window.\n");
  process.exit(1);
}

recoverBuild(root, copy);
makeCopy(root, copy);
const drafts = new Drafts(root, folder);
const site: Site = { root, copy, drafts, program: programState(root), restart: values.restart ?? null };
const preview = await startPreview(drafts);
const clientFile = join(import.meta.dirname, "client.ts");
const { code } = await transformWithOxc(readFileSync(clientFile, "utf8"), clientFile, { sourcemap: false });

const server = createHttpServer();
server.once("error", (error) => {
  preview.stop();
  process.stderr.write(`--port ${values.port}: ${error.message}\n`);
  process.exit(1);
});
// Only from this machine.
await once(server.listen(Number(values.port), "127.0.0.1"), "listening");
const guard = { port: (server.address() as AddressInfo).port, token: randomBytes(24).toString("base64url") };
const app = createApp({ guard, site, preview, clientScript: code });
server.on("request", getRequestListener(app.fetch, { overrideGlobalObjects: false }));
process.stdout.write(`Edit     http://127.0.0.1:${guard.port}/?token=${guard.token}\n`);

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
  process.on(signal, () => {
    preview.stop();
    lock.release();
    process.exit(0);
  });
