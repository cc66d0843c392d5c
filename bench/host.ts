/**
 * The production server with two more pages, an empty one and one with a checkbox, sent by the same code, and an address
 * that returns the processor time that it has used. It can stop counting visits, and begin again.
 */
import { join } from "node:path";
import { compressNow, etagOf } from "../server/http/body.ts";
import { loadBuiltSite } from "../server/http/built-site.ts";
import { createListener } from "../server/http/listener.ts";
import { run } from "../server/run.ts";
import { createSiteApp } from "../server/site-app.ts";
import { checkboxPath, countingPath, emptyPath, processorTimePath } from "./serving.ts";

async function pageOf(title: string, body: string) {
  const bytes = new TextEncoder().encode(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head><body>${body}</body></html>`,
  );
  return {
    type: "text/html; charset=utf-8",
    bytes,
    encoded: { br: await compressNow(bytes, "br") },
    etag: etagOf(bytes),
  };
}

await run(async (host) => {
  const { environment, log } = host;
  const { serverBuild, files } = await loadBuiltSite(join(import.meta.dirname, ".."));
  const publicFiles = new Map([
    ...files.publicFiles,
    // One word, since an empty body has no first paint.
    [emptyPath, await pageOf("Empty", "Empty")],
    [checkboxPath, await pageOf("Checkbox", "<label><input type=checkbox> Checkbox</label>")],
  ]);
  const site = { load: async () => serverBuild, mode: "production", ...files, publicFiles } as const;
  const apps = { on: createSiteApp(host, site), off: createSiteApp({ ...host, count: null }, site) };
  let app = apps.on;
  return createListener(
    (request, bindings) => {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith(countingPath)) {
        app = apps[pathname.endsWith("/off") ? "off" : "on"];
        return new Response("");
      }
      if (pathname !== processorTimePath) return app.fetch(request, bindings);
      const { user, system } = process.cpuUsage();
      return new Response(String(user + system));
    },
    { environment, log },
  );
});
