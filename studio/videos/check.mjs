// npm run studio -- video-check: compares the rendered files with their specification.
import { execFile } from "node:child_process";
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { fps, renditions } from "./lib/encode.mjs";

const run = promisify(execFile);
const folder = path.resolve(import.meta.dirname, "../../content/videos");
const storyboards = path.join(import.meta.dirname, "storyboards");
const limits = { total: 12_000_000, thumbnail: 60_000, charactersPerSecond: 18.5 };
const problems = [];
const expect = (holds, message) => holds || problems.push(message);

async function probe(playlist) {
  const { stdout } = await run("ffprobe", [
    "-v",
    "error",
    "-count_packets",
    "-of",
    "json",
    "-show_entries",
    "stream=profile,pix_fmt,width,height,nb_read_packets,duration:format=duration",
    playlist,
  ]);
  const { streams } = JSON.parse(stdout);
  const lengths = (await readFile(playlist, "utf8")).matchAll(/#EXTINF:([\d.]+)/g);
  const listed = [...lengths].reduce((sum, [, seconds]) => sum + Number(seconds), 0);
  return { ...streams[0], listed };
}

function checkCues(id, cues, duration) {
  cues.forEach(([start, end, text], i) => {
    const pace = text.replaceAll("\n", " ").length / (end - start);
    expect(
      pace <= limits.charactersPerSecond,
      `${id}: cue ${i + 1} reads at ${pace.toFixed(1)} characters a second`,
    );
    expect(end <= duration && start < end, `${id}: cue ${i + 1} leaves the video`);
    expect(i === 0 || start >= cues[i - 1][1], `${id}: cue ${i + 1} overlaps the one before`);
    expect(
      text.split("\n").every((line) => line.length <= 50),
      `${id}: cue ${i + 1} has a long line`,
    );
  });
}

let total = 0;
for (const file of await readdir(folder, { recursive: true, withFileTypes: true })) {
  if (file.isFile()) total += (await stat(path.join(file.parentPath, file.name))).size;
}
expect(total < limits.total, `all videos together weigh ${total} bytes`);

for (const playlist of (await readdir(folder)).filter((name) => name.endsWith(".m3u8"))) {
  const id = path.parse(playlist).name;
  const { default: board } = await import(path.join(storyboards, `${id}.mjs`));
  for (const { name, width, height } of renditions) {
    const found = await probe(path.join(folder, id, `${name}.m3u8`));
    const frames = Number(found.nb_read_packets);
    expect(frames === board.duration * fps, `${id} ${name}: ${frames} frames`);
    expect(Math.abs(found.listed - board.duration) < 1 / fps, `${id} ${name}: ${found.listed} s listed`);
    expect(found.width === width && found.height === height, `${id} ${name}: ${found.width}x${found.height}`);
    expect(
      found.profile === "High" && found.pix_fmt === "yuv420p",
      `${id} ${name}: ${found.profile} ${found.pix_fmt}`,
    );
    console.log(
      `${id} ${name}: ${found.listed.toFixed(2)} s, ${frames} frames, ${found.profile} ${found.pix_fmt}`,
    );
  }
  const { size } = await stat(path.join(folder, id, "thumbnail.jpg"));
  expect(size < limits.thumbnail, `${id}: the thumbnail weighs ${size} bytes`);
  checkCues(id, board.captions, board.duration);
}
console.log(`${(total / 1e6).toFixed(2)} MB in all`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
