/** Makes of any video the files that the site serves: HLS renditions and a poster. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Rendition, writeMaster } from "./master-playlist.ts";
import { inputOf, runProgram, type Source } from "./probe.ts";

/** A keyframe opens every segment of all renditions, so that a player can change between them at any boundary. */
const segmentSeconds = 6;
const maxFps = 30;
const audioCodec = "mp4a.40.2";

/** The quality of each rendition, by its short side. */
const qualities = [
  { short: 720, crf: 24, audio: "96k" },
  { short: 360, crf: 27, audio: "64k" },
] as const;

type Encoding = Rendition & { readonly crf: number; readonly audio: string };

/** Even, as the format needs it. */
const even = (length: number): number => Math.max(2, Math.round(length / 2) * 2);

/** The renditions of a video, none larger than it; a small video has one, of its own size. */
export function renditionsOf({ width, height }: Pick<Source, "width" | "height">): readonly Encoding[] {
  const side = Math.min(width, height);
  const fitting = qualities.filter(({ short }) => short <= side);
  return (fitting.length > 0 ? fitting : [{ ...qualities[1], short: side }]).map(({ short, crf, audio }) => ({
    name: `${short}p`,
    width: even((width * short) / side),
    height: even((height * short) / side),
    crf,
    audio,
  }));
}

function outputOf(folder: string, source: Source, { name, width, height, crf, audio }: Encoding) {
  const video = `scale=${width}:${height}:flags=lanczos,setsar=1,format=yuv420p`;
  return [
    ...["-map", "0:v:0", "-vf", video, "-r", String(Math.min(source.fps, maxFps))],
    ...["-c:v", "libx264", "-preset", "slow", "-profile:v", "high", "-crf", String(crf)],
    ...["-force_key_frames", `expr:gte(t,n_forced*${segmentSeconds})`, "-sc_threshold", "0"],
    ...(source.sound ? ["-map", "0:a:0", "-c:a", "aac", "-ac", "2", "-b:a", audio] : ["-an"]),
    ...["-map_metadata", "-1", "-f", "hls", "-hls_time", String(segmentSeconds), "-hls_playlist_type", "vod"],
    ...["-hls_flags", "independent_segments", "-hls_segment_type", "fmp4"],
    ...["-hls_fmp4_init_filename", `${name}-init.mp4`],
    ...["-hls_segment_filename", join(folder, `${name}-%02d.m4s`), join(folder, `${name}.m3u8`)],
  ];
}

/** The picture before a video starts: its second second, or the middle of a shorter one. */
async function writePoster(file: string, source: Source, { width, height }: Rendition, to: string) {
  const second = Math.min(2, source.seconds / 2);
  const png = runProgram("ffmpeg", [
    ...["-ss", String(second), ...inputOf(file), "-frames:v", "1", "-vf", `scale=${width}:${height}`],
    ...["-f", "image2pipe", "-c:v", "png", "-"],
  ]);
  writeFileSync(to, await sharp(png).jpeg({ quality: 80, mozjpeg: true }).toBuffer());
}

/** Writes `<folder>.m3u8`, and the segments and `thumbnail.jpg` into the folder. */
export async function encodeVideo(file: string, source: Source, folder: string): Promise<void> {
  const renditions = renditionsOf(source);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  runProgram("ffmpeg", [
    "-y",
    ...inputOf(file),
    ...renditions.flatMap((rendition) => outputOf(folder, source, rendition)),
  ]);
  const [largest] = renditions;
  if (largest === undefined) throw new Error("Every video has a rendition");
  await writePoster(file, source, largest, join(folder, "thumbnail.jpg"));
  await writeMaster(folder, renditions, {
    fps: Math.min(source.fps, maxFps),
    ...(source.sound && { audio: audioCodec }),
  });
}
