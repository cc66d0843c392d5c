// node scripts/videos/render.mjs [id…]: renders the named clips, or all of them.
import { readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { openStage } from "./lib/browser.mjs";
import { webvtt } from "./lib/captions.mjs";
import { fps, openEncoder, writeThumbnail } from "./lib/encode.mjs";
import { writeMaster } from "./lib/playlist.mjs";

const storyboards = path.join(import.meta.dirname, "storyboards");
const output = path.resolve(import.meta.dirname, "../../content/videos");
const posterSecond = 6;
const shared = ["parts.mjs", "presentation.mjs"];

async function allIds() {
  const files = await readdir(storyboards);
  return files.filter((file) => !shared.includes(file)).map((file) => path.parse(file).name);
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
    if (n === posterSecond * fps) await writeThumbnail(png, path.join(folder, "thumbnail.jpg"));
  }
  await encoder.close();
  await writeMaster(folder);
  await writeFile(path.join(folder, "captions.vtt"), webvtt(board.captions));
  console.log(`${id}: ${frames} frames, ${board.duration} s`);
}

const ids = process.argv.length > 2 ? process.argv.slice(2) : await allIds();
const stage = await openStage();
try {
  for (const id of ids) await render(stage, id);
} finally {
  await stage.close();
}
