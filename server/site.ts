/** The production server: prerendered pages, and live rendering for the others. */
import { join } from "node:path";
import { systemClock } from "#app/domain/clock.ts";
import type { Body } from "./http/body.ts";
import { loadBuiltSite } from "./http/built-site.ts";
import { keepAssets } from "./http/earlier-assets.ts";
import { createListener } from "./http/listener.ts";
import { failureFields } from "./log.ts";
import { run } from "./run.ts";
import { createSiteApp } from "./site-app.ts";

await run(async (host) => {
  const { environment, log } = host;
  const root = join(import.meta.dirname, "..");
  const { serverBuild, files } = await loadBuiltSite(root);
  const earlier = await keepAssets(join(root, "build/client"), environment.dataDir, systemClock()).catch(
    (error: Error) => {
      log.warn("assets.not-kept", failureFields(error));
      return new Map<string, Body>();
    },
  );
  const assets = new Map([...earlier, ...files.assets]);
  const app = createSiteApp(host, { load: async () => serverBuild, mode: "production", ...files, assets });
  return createListener(app.fetch, { environment, log });
});
