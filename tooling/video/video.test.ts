import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { addVideo, captionsTemplate } from "./add-video.ts";
import { renditionsOf } from "./encode.ts";

const project = join(import.meta.dirname, "../..");
const hasFfmpeg = spawnSync("ffmpeg", ["-version"]).status === 0;

/** A project that has a list of videos. */
function projectWith(rows: string): string {
  const root = temporaryDirectory();
  mkdirSync(join(root, "content/videos"), { recursive: true });
  writeFileSync(join(root, "content/videos/videos.yaml"), rows);
  return root;
}

const noVideos = '# The videos.\nvideos:\n  - id: "intro-fr" # the first\n    name: "a\\u202Fb"\n';

/** A file of moving bars; with sound, a tone. */
function record(file: string, size: string, fps: number, seconds: number, sound: boolean): void {
  const tone = ["-f", "lavfi", "-i", `sine=duration=${seconds}`, "-c:a", "aac"];
  const { status, stderr } = spawnSync("ffmpeg", [
    ...["-v", "error", "-f", "lavfi", "-i", `testsrc2=size=${size}:rate=${fps}:duration=${seconds}`],
    ...(sound ? tone : []),
    ...["-c:v", "libx264", "-preset", "ultrafast", file],
  ]);
  expect(stderr.toString()).toBe("");
  expect(status).toBe(0);
}

test.each([
  [{ width: 1920, height: 1080 }, ["1280x720", "640x360"]],
  [{ width: 1080, height: 1920 }, ["720x1280", "360x640"]],
  [{ width: 640, height: 480 }, ["480x360"]],
  [{ width: 321, height: 241 }, ["322x242"]],
])("the renditions of %j are %j", (source, sizes) => {
  expect(renditionsOf(source).map(({ width, height }) => `${width}x${height}`)).toEqual(sizes);
});

test("captions have a cue for every few seconds, without words", () => {
  expect(captionsTemplate(7.5)).toMatch(
    /^WEBVTT\n\nNOTE .+\n\n1\n00:00:00\.000 --> 00:00:05\.000\n\n2\n00:00:05\.000 --> 00:00:07\.500\n$/,
  );
});

test.skipIf(!hasFfmpeg)(
  "a recording becomes what the site serves, and a row that is to be filled in",
  async () => {
    const root = projectWith(noVideos);
    const file = join(root, "Présentation (2) EN.mp4");
    record(file, "720x1280", 10, 7, true);
    const { id } = await addVideo(root, file);
    expect(id).toBe("presentation-2-en");
    const videos = join(root, "content/videos");
    const rows = readFileSync(join(videos, "videos.yaml"), "utf8");
    expect(rows.startsWith(noVideos)).toBe(true);
    expect(rows).toContain(
      '  - id: "presentation-2-en"\n    playbackId: "presentation-2-en"\n    locale: "en-en"\n    name: ""\n    description: ""\n    durationSeconds: 7\n',
    );
    expect(rows).toContain("spoken: true\n");
    const master = readFileSync(join(videos, `${id}.m3u8`), "utf8");
    expect(master).toMatch(
      /CODECS="avc1\.6400[\da-f]{2},mp4a\.40\.2",RESOLUTION=720x1280,FRAME-RATE=10\.000\npresentation-2-en\/720p\.m3u8\n/,
    );
    for (const name of ["720p", "360p"]) {
      const playlist = readFileSync(join(videos, id, `${name}.m3u8`), "utf8");
      expect(playlist.match(/#EXTINF:[\d.]+/g)).toEqual([
        "#EXTINF:6.000000",
        expect.stringMatching(/:[01]\./),
      ]);
      for (const [segment] of playlist.matchAll(/^.+\.m4s$/gm))
        expect(existsSync(join(videos, id, segment))).toBe(true);
    }
    const { width, height } = await sharp(join(videos, id, "thumbnail.jpg")).metadata();
    expect([width, height]).toEqual([720, 1280]);
    expect(readFileSync(join(videos, id, "captions.vtt"), "utf8")).toContain("00:00:05.000 -->");
  },
);

test.skipIf(!hasFfmpeg)(
  "a silent video has no sound, and a second one of the same name is refused",
  async () => {
    const root = projectWith(noVideos);
    const file = join(root, "promo.avi");
    record(file, "320x240", 60, 2, false);
    await addVideo(root, file, "promo-short");
    expect(readFileSync(join(root, "content/videos/promo-short.m3u8"), "utf8")).toMatch(
      /CODECS="avc1\.[\da-f]{6}",RESOLUTION=320x240,FRAME-RATE=30\.000\n/,
    );
    expect(readFileSync(join(root, "content/videos/videos.yaml"), "utf8")).toContain("spoken: false\n");
    await expect(addVideo(root, file, "promo-short")).rejects.toThrow("has a video promo-short already");
  },
);

test.skipIf(!hasFfmpeg)("a file that is no video is named", async () => {
  const root = projectWith(noVideos);
  const file = join(root, "notes.mp4");
  writeFileSync(file, "no video");
  await expect(addVideo(root, file, "notes")).rejects.toThrow(/notes\.mp4/);
  await expect(addVideo(root, join(root, "gone.mp4"))).rejects.toThrow("There is no file");
  expect(readFileSync(join(root, "content/videos/videos.yaml"), "utf8")).toBe(noVideos);
});

test.skipIf(!hasFfmpeg)("a list of other files is no video, so that none of them is read", async () => {
  const root = projectWith(noVideos);
  record(join(root, "own.ts"), "320x240", 10, 2, false);
  const lists = {
    "playlist.mp4": `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2.0,\n${root}/own.ts\n#EXT-X-ENDLIST\n`,
    "joined.mp4": "ffconcat version 1.0\nfile own.ts\n",
  };
  for (const [name, list] of Object.entries(lists)) {
    writeFileSync(join(root, name), list);
    await expect(addVideo(root, join(root, name), "promo-list")).rejects.toThrow(name);
  }
  expect(readFileSync(join(root, "content/videos/videos.yaml"), "utf8")).toBe(noVideos);
});

test("without ffmpeg the command says what to install", () => {
  const root = projectWith(noVideos);
  const file = join(root, "a.mp4");
  writeFileSync(file, "");
  const { status, stderr } = spawnSync(
    process.execPath,
    [join(project, "tooling/video/main.ts"), file, "promo-without-ffmpeg"],
    { encoding: "utf8", env: { ...process.env, PATH: root } },
  );
  expect(status).toBe(1);
  expect(stderr).toBe(
    "npm run video needs ffmpeg with ffprobe and libx264. Debian: apt install ffmpeg; macOS: brew install ffmpeg; Windows: winget install ffmpeg\n",
  );
});

test("how it is called is one line, also for whoever mistypes an option", () => {
  const run = (option: string) => {
    const program = join(import.meta.dirname, "main.ts");
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, option], { encoding: "utf8" });
    return [status, stdout, stderr];
  };
  const usage = "npm run video FILE [ID] [LANGUAGE]\n";
  expect(run("--help")).toEqual([0, usage, ""]);
  expect(run("--hlep")).toEqual([1, "", usage]);
});
