import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { ServerBuild } from "react-router";
import { mediaNameOf, mediaNames } from "#app/content/named-media.ts";
import { itemSlugs } from "#app/site/addresses.ts";
import { ownVideos } from "#app/video/video-source.ts";
import { videos } from "#content/videos/videos.ts";
import type { AppParts } from "./app.ts";
import { loadFolder } from "./files.ts";
import { loadPageFiles } from "./page-files.ts";
import { loadSampleSites } from "./sample-sites.ts";

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

const isVideoFile = /\.(m3u8|m4s|mp4|vtt|jpg)$/;

/** The files of the site's videos, by address. Addresses are only looked up in this list, and never become a path. */
export async function listVideoFiles(
  folder: string,
  names = mediaNames({ videos }),
): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile() && isVideoFile.test(entry.name))
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return [relative(folder, file).split(sep).join("/"), file] as const;
      })
      .filter(([name]) => names.has(mediaNameOf(`videos/${name}`)))
      .map(([name, file]) => [`${ownVideos}/${name}`, file]),
  );
}
