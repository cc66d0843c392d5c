/** The production server with an additional empty page, sent by the same code. */
import { join } from "node:path";
import { createApp } from "../server/http/app.ts";
import { compressNow, etagOf } from "../server/http/body.ts";
import { loadBuiltSite } from "../server/http/built-site.ts";
import { createListener } from "../server/http/listener.ts";
import { createLivePages } from "../server/http/live-pages.ts";
import { run } from "../server/run.ts";
import { emptyPath } from "./serving.ts";

/** One word, because an empty body has no first paint. */
const html =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Empty</title></head><body>Empty</body></html>';

await run(async ({ environment, log, intake, readiness }) => {
  const { serverBuild, files } = await loadBuiltSite(join(import.meta.dirname, ".."));
  const bytes = new TextEncoder().encode(html);
  const empty = {
    type: "text/html; charset=utf-8",
    bytes,
    encoded: { br: await compressNow(bytes, "br") },
    etag: etagOf(bytes),
  };
  const live = createLivePages(async () => serverBuild, { intake, log, mode: "production" });
  const publicFiles = new Map([...files.publicFiles, [emptyPath, empty]]);
  const app = createApp({ environment, log, live, readiness, ...files, publicFiles });
  return createListener(app.fetch, { environment, log });
});
