// npm run studio -- videos [--captions | --posters] [id…]: renders the named videos, or all
// of them; with --captions or --posters it only rewrites their captions or posters.
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { writeMaster } from "../../tooling/video/master-playlist.ts";
import { openStage } from "./lib/browser.mjs";
import { webvtt } from "./lib/captions.mjs";
import { fps, openEncoder, renditions, writeThumbnail } from "./lib/encode.mjs";

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
  }
  await encoder.close();
  await writeMaster(folder, renditions, { fps });
  await writePoster(stage, id);
  console.log(`${id}: ${frames} frames, ${board.duration} s`);
}

/** `board.poster`: a second, or a view of the relief, without words. */
async function writePoster(stage, id) {
  const { default: board } = await import(path.join(storyboards, `${id}.mjs`));
  const { poster = posterSecond } = board;
  await stage.open(id);
  const png = typeof poster === "number" ? await stage.frame(poster) : await stage.relief(poster);
  await writeThumbnail(png, path.join(output, id, "thumbnail.jpg"));
}

/** The captions' times are in the storyboard: no frame has to be rendered. */
async function writeCaptions(id) {
  const { default: board } = await import(path.join(storyboards, `${id}.mjs`));
  await writeFile(path.join(output, id, "captions.vtt"), webvtt(board.captions));
}

const named = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const ids = named.length > 0 ? named : await allIds();

if (!process.argv.includes("--captions")) {
  const write = process.argv.includes("--posters") ? writePoster : render;
  const stage = await openStage();
  try {
    for (const id of ids) await write(stage, id);
  } finally {
    await stage.close();
  }
}
if (!process.argv.includes("--posters")) for (const id of ids) await writeCaptions(id);
