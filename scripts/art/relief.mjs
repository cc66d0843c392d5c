// Draws the site's relief: Martinique as contour lines. Run: node scripts/art/relief.mjs
// Writes app/ui/relief/{island,hero,divider,summit}.svg. The files are committed; this is not part of a build.
import { mkdirSync, writeFileSync } from "node:fs";
import { compositions } from "./compositions.mjs";
import { isolines, sample } from "./contour.mjs";
import { length, pathData } from "./curve.mjs";

const folder = process.argv[2] ?? new URL("../../app/ui/relief/", import.meta.url).pathname;

// Lines draw themselves once, group after group, when the file is shown as an image or a mask. The dash
// exists only while they do, so a finished line has no seam and reduced motion needs no other drawing.
const motion = (groups) =>
  "<style>@keyframes draw{from{stroke-dasharray:1;stroke-dashoffset:1}to{stroke-dasharray:1;stroke-dashoffset:0}}" +
  "@media(prefers-reduced-motion:no-preference){path{animation:draw 1.1s cubic-bezier(.3,.6,.3,1) backwards}" +
  Array.from({ length: groups - 1 }, (_, i) => `g g:nth-child(${i + 2}) path{animation-delay:${((i + 1) * 0.5) / (groups - 1)}s}`)
    .join("")
    .replaceAll(":0.", ":.") +
  "}</style>";

function draw({ size, frame, field, levels, place, groups, minLength, simplify, strokes }) {
  const grid = sample(field, frame);
  const paths = levels.map((level) => {
    const lines = isolines(grid, level.at)
      .map((line) => ({ ...line, points: line.points.map((p) => place(p, level.at)) }))
      .filter((line) => length(line) > minLength)
      .sort((a, b) => length(b) - length(a));
    return { ...level, d: lines.map((line) => pathData(line, simplify)).join("") };
  });
  const attributes = (kind) =>
    Object.entries(strokes[kind])
      .map(([name, value]) => ` stroke-${name}="${value}"`)
      .join("");
  const body = groups
    .map((belongs) => {
      const inGroup = paths.filter((p) => p.d && belongs(p.at));
      const path = (p) => `<path pathLength="1"${p.kind ? attributes(p.kind) : ""} d="${p.d}"/>`;
      return `<g>${inGroup.map(path).join("")}</g>`;
    })
    .join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size[0]} ${size[1]}">${motion(groups.length)}` +
    `<g fill="none" stroke="#000"${attributes("line")}>${body}</g></svg>\n`
  );
}

mkdirSync(folder, { recursive: true });
for (const [name, composition] of Object.entries(compositions)) {
  if (process.argv[3] && process.argv[3] !== name) continue;
  const svg = draw(composition);
  writeFileSync(`${folder}/${name}.svg`, svg);
  console.log(`${name}.svg ${svg.length} bytes`);
}
