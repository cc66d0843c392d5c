/**
 * The production server with two more pages, an empty one and one with a checkbox, sent by the same code, and an address
 * that returns the processor time that it has used.
 */
import { join } from "node:path";
import { createApp } from "../server/http/app.ts";
import { compressNow, etagOf } from "../server/http/body.ts";
import { loadBuiltSite } from "../server/http/built-site.ts";
import { createListener } from "../server/http/listener.ts";
import { createLivePages } from "../server/http/live-pages.ts";
import { run } from "../server/run.ts";
import { checkboxPath, emptyPath, processorTimePath } from "./serving.ts";

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

await run(async ({ environment, log, services, readiness, count }) => {
  const { serverBuild, files } = await loadBuiltSite(join(import.meta.dirname, ".."));
  const live = createLivePages(async () => serverBuild, { ...services, log, mode: "production" });
  const publicFiles = new Map([
    ...files.publicFiles,
    // One word, since an empty body has no first paint.
    [emptyPath, await pageOf("Empty", "Empty")],
    [checkboxPath, await pageOf("Checkbox", "<label><input type=checkbox> Checkbox</label>")],
  ]);
  const app = createApp({
    environment,
    log,
    live,
    links: services.links,
    readiness,
    count,
    ...files,
    publicFiles,
  });
  return createListener(
    (request, bindings) => {
      if (new URL(request.url).pathname !== processorTimePath) return app.fetch(request, bindings);
      const { user, system } = process.cpuUsage();
      return new Response(String(user + system));
    },
    { environment, log },
  );
});
