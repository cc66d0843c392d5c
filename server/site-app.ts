import type { ServerBuild } from "react-router";
import { type AppParts, createApp } from "./http/app.ts";
import { createPageRenderer } from "./http/page-renderer.ts";
import type { HostParts } from "./run.ts";

/** The files of a site, and how its pages are loaded that are rendered live. */
type Site = Omit<AppParts, keyof HostParts | "renderer" | "links"> & {
  readonly load: () => Promise<ServerBuild>;
  readonly mode: "production" | "development";
};

/** The HTTP app of a site, with what the server has started. */
export function createSiteApp(
  { services, ...host }: Omit<HostParts, "count"> & Pick<AppParts, "count">,
  { load, mode, ...files }: Site,
) {
  const renderer = createPageRenderer(load, { ...services, log: host.log, mode });
  return createApp({ ...host, ...files, renderer, links: services.links });
}
