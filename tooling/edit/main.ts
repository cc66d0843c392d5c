/**
 * `npm run edit`: the editing page on this machine. `--port NUMBER` chooses its port. `--restart COMMAND` makes a service use what is published, as
 * `--restart "systemctl restart site"`; a site that runs by `npm start` takes it over by itself.
 */
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { bundle } from "../build/scripts.ts";
import { createApp } from "./app.ts";
import { ContentDrafts } from "./content-drafts.ts";
import { makeCopy, programState } from "./copy.ts";
import { startPreview } from "./preview-process.ts";
import type { Site } from "./publish.ts";
import { copyOf, editFolder, recover, takeEditLock } from "./replace.ts";

const root = join(import.meta.dirname, "../..");
const folder = editFolder(root);
const copy = copyOf(root);

const { values } = parseArgs({
  options: { port: { type: "string", default: "4100" }, restart: { type: "string" } },
});

await recover(root);
const lock = takeEditLock(root);
if (lock === null) {
  process.stderr.write("The editing page is open already: `npm run edit` runs in another window.\n");
  process.exit(1);
}

makeCopy(root, copy);
const drafts = new ContentDrafts(root, folder);
const site: Site = { root, drafts, program: programState(root), restart: values.restart ?? null };
const token = randomBytes(24).toString("base64url");
const preview = await startPreview({ root, copy, dataDir: join(folder, "preview-data"), token }, drafts);
const clientScript = await bundle(join(import.meta.dirname, "browser/main.ts"));

const server = createServer();
server.once("error", (error) => {
  preview.stop();
  process.stderr.write(`--port ${values.port}: ${error.message}\n`);
  process.exit(1);
});
// Only from this machine.
await once(server.listen(Number(values.port), "127.0.0.1"), "listening");
const guard = { port: (server.address() as AddressInfo).port, token };
const app = createApp({ guard, site, preview, clientScript });
server.on("request", getRequestListener(app.fetch, { overrideGlobalObjects: false }));
process.stdout.write(`Edit     http://127.0.0.1:${guard.port}/?token=${guard.token}\n`);

for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const)
  process.on(signal, () => {
    preview.stop();
    lock.release();
    process.exit(0);
  });
