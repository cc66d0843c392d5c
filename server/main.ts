/** The production server: the pages that the build made, and live rendering for the rest. */
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import type { ServerBuild } from "react-router";
import { createApp } from "./http/app.ts";
import { loadFolder } from "./http/files.ts";
import { createLivePages } from "./http/live-pages.ts";
import { loadPageFiles } from "./http/page-files.ts";
import { listVideoFiles } from "./http/video-files.ts";
import { run } from "./run.ts";

const build = join(import.meta.dirname, "../build");

await run(async ({ environment, log, desk }) => {
  const serverBuild: ServerBuild = await import(join(build, "server/index.js"));
  const client = join(build, "client");
  const [pageFiles, assets, publicFiles, videoFiles] = await Promise.all([
    loadPageFiles(client),
    loadFolder(join(client, "assets"), "/assets/"),
    loadFolder(join(import.meta.dirname, "../public"), "/"),
    listVideoFiles(join(import.meta.dirname, "../content/videos")),
  ]);
  const live = createLivePages(async () => serverBuild, desk, "production");
  return getRequestListener(createApp({ environment, log, live, pageFiles, assets, publicFiles, videoFiles }).fetch);
});
