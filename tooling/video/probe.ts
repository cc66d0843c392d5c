import { spawnSync } from "node:child_process";

/** What is wrong with the video or the machine, for the person who runs the command. */
export class VideoError extends Error {
  override readonly name = "VideoError";
}

const missing =
  "npm run video needs ffmpeg with ffprobe and libx264. Debian: apt install ffmpeg; macOS: brew install ffmpeg; Windows: winget install ffmpeg";

/** Runs ffmpeg or ffprobe, and returns what it prints. */
export function runProgram(program: "ffmpeg" | "ffprobe", args: readonly string[]): Buffer {
  const { error, status, stdout, stderr } = spawnSync(program, ["-v", "error", ...args], {
    maxBuffer: 256 * 1024 * 1024,
  });
  if (error !== undefined && "code" in error && error.code === "ENOENT") throw new VideoError(missing);
  if (error !== undefined) throw error;
  if (status !== 0) throw new VideoError(`${program}: ${stderr.toString().trim() || `ended with ${status}`}`);
  return stdout;
}

/** Cameras, phones and screen recorders write these. Lists of other files (HLS, concat, DASH) would make ffmpeg read any file of this machine. */
const formats = "mov,matroska,avi,mpegts,mpeg,asf,flv,ogg";

/** The options that read a recording. */
export const inputOf = (file: string): readonly string[] => [
  "-format_whitelist",
  formats,
  "-protocol_whitelist",
  "file",
  "-i",
  file,
];

export type Source = {
  /** In pixels, as it is seen: cameras note that they were turned. */
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  readonly fps: number;
  readonly sound: boolean;
};

type Stream = {
  readonly codec_type: string;
  readonly width: number;
  readonly height: number;
  readonly avg_frame_rate: string;
  readonly side_data_list?: readonly { readonly rotation?: number }[];
};

/** What a video file contains. */
export function probe(file: string): Source {
  const printed = runProgram("ffprobe", [
    "-show_streams",
    "-show_format",
    "-of",
    "json",
    ...inputOf(file),
  ]).toString();
  const { streams, format }: { streams: readonly Stream[]; format: { duration?: string } } =
    JSON.parse(printed);
  const video = streams.find(({ codec_type }) => codec_type === "video");
  const seconds = Number(format.duration);
  if (video === undefined || !(seconds > 0)) throw new VideoError(`${file} is no video`);
  const turned = video.side_data_list?.some(({ rotation = 0 }) => rotation % 180 !== 0) === true;
  const [frames = 0, per = 1] = video.avg_frame_rate.split("/").map(Number);
  return {
    width: turned ? video.height : video.width,
    height: turned ? video.width : video.height,
    seconds,
    fps: frames / per || 25,
    sound: streams.some(({ codec_type }) => codec_type === "audio"),
  };
}
