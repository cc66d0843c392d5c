/** The sample's pictures, by the hash of their bytes: they stay the sample's under any name. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Where a picture of something is, and the content file that says whether that is still the sample's. */
const places = [
  // Icons are drawn from it.
  { glob: "content/logo.svg", file: "content/brand.yaml" },
  { glob: "content/portraits/*.{avif,jpg,jpeg,png,svg,webp}", file: "content/team.yaml" },
  { glob: "content/{contours,contours/pages,coverage}/*.svg", file: "content/place.yaml" },
  { glob: "content/videos/*/thumbnail.jpg", file: "content/videos/videos.yaml" },
  { glob: "content/portfolio/*/*.{avif,jpg,jpeg,png,webp}", file: null },
] as const;

export type Picture = { readonly path: string; readonly hash: string; readonly file: string };

/** The pictures that identify an agency. Paths are relative to the project's folder. */
export function presentPictures(root: string): readonly Picture[] {
  return places.flatMap(({ glob, file }) =>
    globSync(glob, { cwd: root })
      .map((path) => path.replaceAll("\\", "/"))
      .sort()
      .map((path) => ({
        path,
        hash: createHash("sha256")
          .update(readFileSync(join(root, path)))
          .digest("base64url")
          .slice(0, 16),
        file: file ?? `${dirname(path)}/project.yaml`,
      })),
  );
}
