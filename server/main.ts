/** The production server: prerendered pages, and live rendering for the others. */
import { join } from "node:path";
import { systemClock } from "./clock.ts";
import { createApp } from "./http/app.ts";
import type { Body } from "./http/body.ts";
import { loadBuiltSite } from "./http/built-site.ts";
import { keepAssets } from "./http/earlier-assets.ts";
import { createListener } from "./http/listener.ts";
import { createLivePages } from "./http/live-pages.ts";
import { failureFields } from "./log.ts";
import { run } from "./run.ts";

await run(async ({ environment, log, services, readiness, count }) => {
  const root = join(import.meta.dirname, "..");
  const { serverBuild, files } = await loadBuiltSite(root);
  const earlier = await keepAssets(join(root, "build/client"), environment.dataDir, systemClock()).catch(
    (error: Error) => {
      log.warn("assets.not-kept", failureFields(error));
      return new Map<string, Body>();
    },
  );
  const assets = new Map([...earlier, ...files.assets]);
  const live = createLivePages(async () => serverBuild, { ...services, log, mode: "production" });
  const app = createApp({
    environment,
    log,
    live,
    links: services.links,
    readiness,
    count,
    ...files,
    assets,
  });
  return createListener(app.fetch, { environment, log });
});
