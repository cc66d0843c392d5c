/** The production app in this process, without a socket: for thousands of requests. */
import { join } from "node:path";
import type { CountOne } from "#quotes/platform.ts";
import { parseEnvironment } from "#server/environment.ts";
import { createApp } from "#server/http/app.ts";
import { loadFolder } from "#server/http/files.ts";
import { loadPageFiles } from "#server/http/page-files.ts";
import { createPageRenderer, type PageServices } from "#server/http/page-renderer.ts";
import { createLog } from "#server/log.ts";
import type { RenderLimits } from "#server/render-queue.ts";
import { operationsWithoutLinks } from "./operations.ts";

const unlimited = { burst: Number.MAX_SAFE_INTEGER, perSecond: 1, waiting: Number.MAX_SAFE_INTEGER };
const root = join(import.meta.dirname, "..");

/**
 * `ask` returns the server's response; `log` returns its output so far. Rendering is unlimited by default, because a few addresses send
 * thousands of requests, and each has to reach its page.
 */
export async function openApp(
  services: Pick<PageServices, "intake"> & Partial<PageServices>,
  count: CountOne = () => {},
  renderLimits: RenderLimits = { page: unlimited, form: unlimited },
) {
  let written = "";
  const build = await import(join(root, "build/server/index.js"));
  const log = createLog((line) => {
    written += line;
  });
  const app = createApp({
    environment: parseEnvironment({ TRUST_PROXY: "127.0.0.1" }),
    log,
    renderer: createPageRenderer(async () => build, {
      ...operationsWithoutLinks,
      ...services,
      log,
      mode: "production",
    }),
    links: services.links ?? { open: async () => null, openBoard: async () => null },
    readiness: async () => "ready",
    count,
    pageFiles: await loadPageFiles(join(root, "build/client")),
    assets: new Map(),
    sampleSites: new Map(),
    publicFiles: await loadFolder(join(root, ".content/public"), "/"),
    videoFiles: new Map(),
    renderLimits,
  });
  const connection = {
    incoming: { socket: { remoteAddress: "127.0.0.1", remotePort: 1, remoteFamily: "IPv4" } },
  };
  return {
    ask: async (request: Request): Promise<Response> => app.fetch(request, connection),
    log: () => written,
  };
}
