/** The production server: the pages that the build made, and live rendering for the rest. */
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { itemSlugs } from "#app/seo/addresses.ts";
import { createApp } from "./http/app.ts";
import { loadClientSites } from "./http/client-sites.ts";
import { loadFolder } from "./http/files.ts";
import { createLivePages } from "./http/live-pages.ts";
import { loadPageFiles } from "./http/page-files.ts";
import { listVideoFiles } from "./http/video-files.ts";
import { run } from "./run.ts";

const build = join(import.meta.dirname, "../build");

await run(async ({ environment, log, desk, readiness }) => {
  const serverBuild: ServerBuild = await import(join(build, "server/index.js"));
  const client = join(build, "client");
  const [pageFiles, assets, pictures, socialCards, clientSites, publicFiles, videoFiles] = await Promise.all([
    loadPageFiles(client),
    loadFolder(join(client, "assets"), "/assets/"),
    loadFolder(join(client, "pictures"), "/pictures/"),
    loadFolder(join(client, "social"), "/social/"),
    loadClientSites(join(import.meta.dirname, "../content/portfolio"), itemSlugs.project),
    loadFolder(join(import.meta.dirname, "../public"), "/"),
    listVideoFiles(join(import.meta.dirname, "../content/videos")),
  ]);
  const live = createLivePages(async () => serverBuild, desk, "production");
  const app = createApp({
    environment,
    log,
    live,
    readiness,
    pageFiles,
    assets: new Map([...assets, ...pictures, ...socialCards]),
    clientSites,
    publicFiles,
    videoFiles,
  });
  return getRequestListener(app.fetch);
});
