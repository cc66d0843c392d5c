import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import { ownVideos } from "#app/video/video-source.ts";

const served = /\.(m3u8|m4s|mp4|vtt|jpg)$/;

/** The site's own video files, by address. Addresses are only looked up in this list, and never become a path. */
export async function listVideoFiles(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile() && served.test(entry.name))
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return [`${ownVideos}/${relative(folder, file).split(sep).join("/")}`, file];
      }),
  );
}
