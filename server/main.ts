/** The production server: prerendered pages, and live rendering for the others. */
import { join } from "node:path";
import { createApp } from "./http/app.ts";
import { loadBuiltSite } from "./http/built-site.ts";
import { createListener } from "./http/listener.ts";
import { createLivePages } from "./http/live-pages.ts";
import { run } from "./run.ts";

await run(async ({ environment, log, services, readiness }) => {
  const { serverBuild, files } = await loadBuiltSite(join(import.meta.dirname, ".."));
  const live = createLivePages(async () => serverBuild, { ...services, log, mode: "production" });
  const app = createApp({ environment, log, live, links: services.links, readiness, ...files });
  return createListener(app.fetch, { environment, log });
});
