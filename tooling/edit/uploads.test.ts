import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ReadableStream } from "node:stream/web";
import sharp from "sharp";
import { expect, test } from "vitest";
import { publishedFont } from "#testing/rehearsal/fonts.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { ContentDrafts, isFile } from "./content-drafts.ts";
import { storeUpload } from "./uploads.ts";
import { addRecording, VideoUploadError } from "./video-upload.ts";

function project() {
  const root = temporaryDirectory();
  mkdirSync(join(root, "content/videos"), { recursive: true });
  writeFileSync(join(root, "content/videos/videos.yaml"), "videos: []\n");
  const drafts = new ContentDrafts(root, join(root, ".edit"));
  const read = async (file: string, bytes: Uint8Array) =>
    readFileSync(drafts.uploadPath(await storeUpload(drafts, file, bytes)));
  return { root, drafts, read };
}

const photograph = (width: number) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: "#804020" } }).withMetadata({
    orientation: 6,
  });

test.each([
  ["jpeg", "webp", "webp"],
  ["png", "jpg", "jpeg"],
  ["webp", "avif", "heif"],
  ["avif", "png", "png"],
] as const)(
  "a photograph as %s in the place of a .%s becomes one, turned as the camera noted",
  async (format, extension, stored) => {
    const { read } = project();
    const bytes = await photograph(200).toFormat(format).toBuffer();
    expect(await sharp(await read(`content/pictures/a.${extension}`, bytes)).metadata()).toMatchObject({
      format: stored,
      width: 100,
      height: 200,
    });
  },
);

test("a photograph larger than any screen is stored as large as a screen needs it, without what the camera noted", async () => {
  const { read } = project();
  const stored = await read("content/pictures/a.jpg", await photograph(6000).jpeg().toBuffer());
  const { width, orientation, exif } = await sharp(stored).metadata();
  expect([width, orientation, exif]).toEqual([2400, undefined, undefined]);
});

test("a photograph that would fill the memory is refused before it is decoded", async () => {
  const { read } = project();
  const bytes = await photograph(16).jpeg().toBuffer();
  // Its size as the header states it.
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0])) + 5;
  bytes.writeUInt16BE(16_000, frame);
  bytes.writeUInt16BE(16_000, frame + 2);
  await expect(read("content/pictures/a.jpg", bytes)).rejects.toThrow("tooManyPixels");
});

test("a logo is stored as its paths alone, and another drawing is refused", async () => {
  const { read } = project();
  const svg = (inner: string) =>
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${inner}</svg>`);
  const stored = await read(
    "content/logo.svg",
    svg('<title>Us</title><path fill="red" onclick="x()" d="M0 0h32v32z"/>'),
  );
  expect(stored.toString()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M0 0h32v32z"/></svg>\n',
  );
  await expect(read("content/logo.svg", svg("<script>x()</script>"))).rejects.toThrow("notALogo");
  await expect(read("content/pictures/a.jpg", svg("<path d='M0 0'/>"))).rejects.toThrow("notAPicture");
});

test("a font is stored as it is, and what is no font of French and English is refused", async () => {
  const { read } = project();
  const font = readFileSync(publishedFont("titles"));
  expect(await read("content/fonts/own.ttf", font)).toEqual(font);
  await expect(read("content/fonts/own.woff2", Buffer.from("A text"))).rejects.toThrow("notAFont");
});

const hasFfmpeg = spawnSync("ffmpeg", ["-version"]).status === 0;

/** What a browser sends. */
const bodyOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]).stream() as unknown as ReadableStream;

test.skipIf(!hasFfmpeg)("a recording becomes a video with captions to fill in, as one change", async () => {
  const { root, drafts } = project();
  const file = join(root, "recording.mp4");
  spawnSync("ffmpeg", ["-v", "error", "-f", "lavfi", "-i", "testsrc2=size=640x360:rate=10:duration=2", file]);
  const recording = {
    body: bodyOf(new Uint8Array(readFileSync(file))),
    extension: ".mp4",
    locale: "fr-fr",
  } as const;
  await addRecording(root, drafts, { ...recording, id: "promo-atelier-fr" });
  const made = drafts
    .all()
    .filter(isFile)
    .map((draft) => draft.file);
  const folder = "content/videos/promo-atelier-fr";
  expect(made).toEqual(
    expect.arrayContaining([
      `${folder}.m3u8`,
      `${folder}/captions.vtt`,
      `${folder}/thumbnail.jpg`,
      `${folder}/360p-00.m4s`,
    ]),
  );
  const captions = drafts.all().find((draft) => draft.file.endsWith("captions.vtt"));
  expect(captions && isFile(captions) && readFileSync(drafts.uploadPath(captions.upload), "utf8")).toMatch(
    /^WEBVTT/,
  );
  expect(drafts.valueOf("content/videos/videos.yaml", ["videos", 0])).toMatchObject({
    id: "promo-atelier-fr",
    locale: "fr-fr",
    name: "",
    durationSeconds: 2,
  });
  // Pieces of the stream are no changes that an owner knows.
  expect(drafts.listed().map((draft) => draft.file.split("/").at(-1))).toEqual([
    "captions.vtt",
    "thumbnail.jpg",
    "videos.yaml",
  ]);
  drafts.undo();
  expect(drafts.all()).toEqual([]);
  expect(existsSync(join(root, folder))).toBe(false);
});

test.skipIf(!hasFfmpeg)("what is no video is refused with the reason, and leaves nothing", async () => {
  const { root, drafts } = project();
  const body = bodyOf(new TextEncoder().encode("no video"));
  await expect(
    addRecording(root, drafts, { body, extension: ".mp4", id: "promo-a-fr", locale: "fr-fr" }),
  ).rejects.toThrow(VideoUploadError);
  expect(drafts.all()).toEqual([]);
});
