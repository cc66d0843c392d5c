import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const megabyte = 1_000_000;
const root = join(import.meta.dirname, "..");

/** Videos, pictures, drawings and fonts: what a clone of the project has to carry. */
const media = globSync(
  "{app,content,docs,public}/**/*.{avif,webp,png,jpg,jpeg,svg,ico,mp4,m4s,m3u8,vtt,woff2}",
  {
    cwd: root,
  },
).map((file) => ({ file, bytes: statSync(join(root, file)).size }));

test("all media together stay under 25 MB", () => {
  expect(media.length).toBeGreaterThan(0);
  expect(media.reduce((bytes, file) => bytes + file.bytes, 0)).toBeLessThan(25 * megabyte);
});
