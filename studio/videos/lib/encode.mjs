import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

export const fps = 25;
// A keyframe opens every segment of both renditions, so that a player can
// change between them at any boundary.
const segmentSeconds = 6;
export const renditions = [
  { name: "720p", width: 1280, height: 720, crf: 29, level: "3.1" },
  { name: "360p", width: 640, height: 360, crf: 32, level: "3.0" },
];

/** `{ "c:v": "libx264" }` as command-line arguments; `true` is a flag without a value. */
const flags = (options) =>
  Object.entries(options).flatMap(([name, value]) =>
    value === true ? [`-${name}`] : [`-${name}`, String(value)],
  );

function hlsOutput(folder, { name, crf, level }) {
  const gop = fps * segmentSeconds;
  const video = {
    map: `[${name}]`,
    an: true,
    r: fps,
    "c:v": "libx264",
    preset: "slower",
    tune: "animation",
    "profile:v": "high",
    level,
    crf,
    pix_fmt: "yuv420p",
    // Psychovisual tuning is for film grain; it makes files of line art larger.
    "x264-params": `keyint=${gop}:min-keyint=${gop}:scenecut=0:open-gop=0:psy=0`,
    color_primaries: "bt709",
    color_trc: "bt709",
    colorspace: "bt709",
    color_range: "tv",
  };
  const stream = {
    map_metadata: -1,
    fflags: "+bitexact",
    "flags:v": "+bitexact",
    // Otherwise reordered frames would move the first picture after zero, and a
    // player would report a video two frames too long.
    avoid_negative_ts: "disabled",
    f: "hls",
    hls_time: segmentSeconds,
    hls_playlist_type: "vod",
    hls_flags: "independent_segments",
    hls_segment_type: "fmp4",
    hls_fmp4_init_filename: `${name}-init.mp4`,
    hls_segment_filename: path.join(folder, `${name}-%02d.m4s`),
  };
  return [...flags({ ...video, ...stream }), path.join(folder, `${name}.m3u8`)];
}

/** Takes PNG frames one by one and writes the segments of all renditions. */
export async function openEncoder(folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // The canvas is RGB: without an explicit matrix its dark grey would change.
  const convert = "scale=out_color_matrix=bt709:out_range=tv:flags=lanczos,format=yuv420p";
  const scaled = renditions.map(
    ({ name, width, height }, i) => `[in${i}]scale=${width}:${height}:flags=lanczos,${convert}[${name}]`,
  );
  const split = `[0:v]split=${renditions.length}${renditions.map((_, i) => `[in${i}]`).join("")}`;
  const child = spawn(
    "ffmpeg",
    [
      ...flags({ v: "error", y: true, f: "image2pipe", "c:v": "png", framerate: fps, i: "-" }),
      "-filter_complex",
      [split, ...scaled].join(";"),
      ...renditions.flatMap((rendition) => hlsOutput(folder, rendition)),
    ],
    { stdio: ["pipe", "inherit", "inherit"] },
  );
  const done = once(child, "exit");
  return {
    async write(png) {
      if (!child.stdin.write(png)) await once(child.stdin, "drain");
    },
    async close() {
      child.stdin.end();
      const [code] = await done;
      if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
    },
  };
}

/** The poster: in the best quality within the limit. */
export async function writeThumbnail(png, file, limit = 60_000) {
  for (let quality = 95; quality >= 50; quality -= 5) {
    const jpeg = await sharp(png).jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
    if (jpeg.length >= limit && quality > 50) continue;
    await writeFile(file, jpeg);
    return;
  }
}
