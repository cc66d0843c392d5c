/** The playlist that names the renditions of a video: ffmpeg writes one with fixed bitrates only. */
import { readFile, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";

export type Rendition = { readonly name: string; readonly width: number; readonly height: number };

/** Segment sizes and lengths of one rendition, as bits per second. */
async function bitrates(folder: string, name: string) {
  const lines = (await readFile(join(folder, `${name}.m3u8`), "utf8")).split("\n");
  const segments = await Promise.all(
    lines.flatMap((line, index) => {
      if (!line.startsWith("#EXTINF:")) return [];
      const seconds = Number.parseFloat(line.slice("#EXTINF:".length));
      return stat(join(folder, lines[index + 1] ?? "")).then(({ size }) => ({ bits: size * 8, seconds }));
    }),
  );
  const sum = (key: "bits" | "seconds") => segments.reduce((total, segment) => total + segment[key], 0);
  return {
    peak: Math.ceil(Math.max(...segments.map(({ bits, seconds }) => bits / seconds))),
    average: Math.ceil(sum("bits") / sum("seconds")),
  };
}

/** `avc1.…`, from the decoder configuration in the init segment. */
async function codec(folder: string, name: string): Promise<string> {
  const init = await readFile(join(folder, `${name}-init.mp4`));
  const at = init.indexOf("avcC") + 5;
  return `avc1.${init.subarray(at, at + 3).toString("hex")}`;
}

/** Writes `<folder>.m3u8`. `audio`: the codec of the sound, if there is any. */
export async function writeMaster(
  folder: string,
  renditions: readonly Rendition[],
  { fps, audio }: { readonly fps: number; readonly audio?: string },
): Promise<void> {
  const id = basename(folder);
  const lines = ["#EXTM3U", "#EXT-X-VERSION:7", "#EXT-X-INDEPENDENT-SEGMENTS"];
  for (const { name, width, height } of renditions) {
    const { peak, average } = await bitrates(folder, name);
    const codecs = [await codec(folder, name), ...(audio === undefined ? [] : [audio])].join(",");
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},CODECS="${codecs}",` +
        `RESOLUTION=${width}x${height},FRAME-RATE=${fps.toFixed(3)}`,
      `${id}/${name}.m3u8`,
    );
  }
  await writeFile(`${folder}.m3u8`, `${lines.join("\n")}\n`);
}
