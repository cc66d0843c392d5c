import { join } from "node:path";
import type { ServerBuild } from "react-router";
import { itemSlugs } from "#app/site/addresses.ts";
import type { AppParts } from "./app.ts";
import { loadFolder } from "./files.ts";
import { loadPageFiles } from "./page-files.ts";
import { loadSampleSites } from "./sample-sites.ts";
import { listVideoFiles } from "./video-files.ts";

type BuiltFiles = Pick<AppParts, "pageFiles" | "assets" | "sampleSites" | "publicFiles" | "videoFiles">;

/** The build's output and the content files that are served beside it, read once at start. */
export async function loadBuiltSite(
  root: string,
): Promise<{ readonly serverBuild: ServerBuild; readonly files: BuiltFiles }> {
  const client = join(root, "build/client");
  const serverBuild: ServerBuild = await import(join(root, "build/server/index.js"));
  const [pageFiles, assets, pictures, socialCards, sampleSites, publicFiles, videoFiles] = await Promise.all([
    loadPageFiles(client),
    loadFolder(join(client, "assets"), "/assets/"),
    loadFolder(join(client, "pictures"), "/pictures/"),
    loadFolder(join(client, "social"), "/social/"),
    loadSampleSites(join(root, "content/portfolio"), itemSlugs.project),
    loadFolder(join(root, ".content/public"), "/"),
    listVideoFiles(join(root, "content/videos")),
  ]);
  const hashed = new Map([...assets, ...pictures, ...socialCards]);
  return { serverBuild, files: { pageFiles, assets: hashed, sampleSites, publicFiles, videoFiles } };
}
