// npm run studio -- videos [--captions] [id…]: renders the named videos, or all
// of them; with --captions it only rewrites their captions.
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { openStage } from "./lib/browser.mjs";
import { webvtt } from "./lib/captions.mjs";
import { fps, openEncoder, writeThumbnail } from "./lib/encode.mjs";
import { writeMaster } from "./lib/playlist.mjs";

const storyboards = path.join(import.meta.dirname, "storyboards");
const output = path.resolve(import.meta.dirname, "../../content/videos");
/** The second of the poster, where the storyboard names none. */
const posterSecond = 6;

async function allIds() {
  const files = await readdir(storyboards);
  return files.filter((file) => file.endsWith(".mjs")).map((file) => path.parse(file).name);
}

async function render(stage, id) {
  const { default: board } = await import(path.join(storyboards, `${id}.mjs`));
  const folder = path.join(output, id);
  const frames = Math.round(board.duration * fps);
  const encoder = await openEncoder(folder);
  await stage.open(id);
  for (let n = 0; n < frames; n++) {
    const png = await stage.frame(n / fps);
    await encoder.write(png);
    if (n === (board.poster ?? posterSecond) * fps)
      await writeThumbnail(png, path.join(folder, "thumbnail.jpg"));
  }
  await encoder.close();
  await writeMaster(folder);
  console.log(`${id}: ${frames} frames, ${board.duration} s`);
}

/** The captions' times are in the storyboard: no frame has to be rendered. */
async function writeCaptions(id) {
  const { default: board } = await import(path.join(storyboards, `${id}.mjs`));
  await writeFile(path.join(output, id, "captions.vtt"), webvtt(board.captions));
}

const named = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const ids = named.length > 0 ? named : await allIds();

if (!process.argv.includes("--captions")) {
  const stage = await openStage();
  try {
    for (const id of ids) await render(stage, id);
  } finally {
    await stage.close();
  }
}
for (const id of ids) await writeCaptions(id);
