import { readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { fps, renditions } from "./encode.mjs";

/** Segment sizes and lengths of one media playlist, as bits per second. */
async function bitrates(folder, name) {
  const lines = (await readFile(path.join(folder, `${name}.m3u8`), "utf8")).split("\n");
  const segments = [];
  for (const [i, line] of lines.entries()) {
    if (!line.startsWith("#EXTINF:")) continue;
    const { size } = await stat(path.join(folder, lines[i + 1]));
    segments.push({ bits: size * 8, seconds: Number.parseFloat(line.slice(8)) });
  }
  const sum = (key) => segments.reduce((total, segment) => total + segment[key], 0);
  return {
    peak: Math.ceil(Math.max(...segments.map(({ bits, seconds }) => bits / seconds))),
    average: Math.ceil(sum("bits") / sum("seconds")),
  };
}

/** `avc1.…`, from the decoder configuration in the init segment. */
async function codec(folder, name) {
  const init = await readFile(path.join(folder, `${name}-init.mp4`));
  const at = init.indexOf("avcC") + 5;
  return `avc1.${init.subarray(at, at + 3).toString("hex")}`;
}

/** Writes the master playlist: ffmpeg writes one with fixed bitrates only. */
export async function writeMaster(folder) {
  const id = path.basename(folder);
  const lines = ["#EXTM3U", "#EXT-X-VERSION:7", "#EXT-X-INDEPENDENT-SEGMENTS"];
  for (const { name, width, height } of renditions) {
    const { peak, average } = await bitrates(folder, name);
    lines.push(
      `#EXT-X-STREAM-INF:BANDWIDTH=${peak},AVERAGE-BANDWIDTH=${average},CODECS="${await codec(folder, name)}",` +
        `RESOLUTION=${width}x${height},FRAME-RATE=${fps.toFixed(3)}`,
      `${id}/${name}.m3u8`,
    );
  }
  await writeFile(`${folder}.m3u8`, `${lines.join("\n")}\n`);
}
