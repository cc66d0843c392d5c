import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const megabyte = 1_000_000;
const root = join(import.meta.dirname, "..");

/** Videos, pictures, drawings and fonts: what a clone of the project has to carry. */
const files = globSync(
  "{app,content,docs,public}/**/*.{avif,webp,png,jpg,jpeg,svg,ico,mp4,m4s,m3u8,vtt,woff2}",
  {
    cwd: root,
  },
).map((file) => ({ file, bytes: statSync(join(root, file)).size }));

const isVariant = ({ file }: { readonly file: string }) => /^content[\\/]variants[\\/]/.test(file);
const [variants, media] = [files.filter(isVariant), files.filter((file) => !isVariant(file))];
const sizeOf = (some: typeof files): number => some.reduce((bytes, file) => bytes + file.bytes, 0);

test("all media together stay under 25 MB", () => {
  expect(media.length).toBeGreaterThan(0);
  expect(sizeOf(media)).toBeLessThan(25 * megabyte);
});

test("the variants of pictures, which spare a new checkout a minute, stay under 13 MB", () => {
  expect(sizeOf(variants)).toBeLessThan(13 * megabyte);
});
