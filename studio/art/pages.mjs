// Draws what stands beside the titles of pages, from the real bay of Fort-de-France.
// Run: npm run studio -- pages [FOLDER]. Writes content/contours/pages/<page>.svg. The files are committed; builds do not run this.
import { mkdirSync, writeFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { pageDrawings } from "../contours/pages/pages.ts";
import { elevation, toKm } from "./terrain.mjs";

/** The part of the relief that the drawing shows, in kilometres. */
const [left, top, width] = [-17, -8, 24];
const scale = width / 1000;

const ground = {
  seed: 0,
  bay: (x, y) => elevation(left + x * scale, top + y * scale),
  town: toKm([-61.067, 14.6037]).map((v, i) => (v - [left, top][i]) / scale),
};

const folder = process.argv[2] ?? new URL("../../content/contours/pages/", import.meta.url).pathname;
mkdirSync(folder, { recursive: true });
for (const [name, text] of pageDrawings(ground)) {
  writeFileSync(`${folder}/${name}`, text);
  console.log(`${name} ${text.length} bytes, ${brotliCompressSync(text).length} compressed`);
}
