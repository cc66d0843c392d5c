// Draws Martinique as contour lines. Run: npm run studio -- contours
// Writes content/contours/{island,hero,divider,summit}.svg, and heights.json, from which the home page computes the lines
// of hero.svg in the browser. The files are committed; this is not part of a build.
import { mkdirSync, writeFileSync } from "node:fs";
import { length, pathData } from "../contours/curve.ts";
import { heightMap } from "../contours/heights.ts";
import { compositions, heroFrame } from "./compositions.mjs";
import { isolines, sample } from "./contour.mjs";
import { elevation, toKm } from "./terrain.mjs";

/** What the home page names on its drawing, at its real place. `lead`: the line to its name, towards the west, in kilometres. */
const landmarks = [
  { name: "Montagne Pelée", at: toKm([-61.1656, 14.8092]), lead: 8.5 },
  { name: "Fort-de-France", at: toKm([-61.066, 14.604]), lead: 5 },
];

const folder = process.argv[2] ?? new URL("../../content/contours/", import.meta.url).pathname;

/** Isolines as [{ at, kind, d }], one entry for each level. */
function contours({ frame, field, levels, place, minLength, simplify, keep = () => true }) {
  const grid = sample(field, frame);
  return levels.map((level) => {
    // Hollows on land are artefacts of the noise, and removed; under the sea they are basins.
    const lines = isolines(grid, level.at)
      .filter((line) => level.at < 0 || !line.hollow)
      .map((line) => ({ ...line, points: line.points.map(place) }))
      .filter((line) => length(line) > minLength && keep(line))
      .sort((a, b) => length(b) - length(a));
    const tolerance = simplify[level.at < 0 ? "sea" : level.kind] ?? simplify.line;
    return { ...level, d: lines.map((line) => pathData(line, tolerance)).join("") };
  });
}

/** Profiles, each in a group of its own. */
const profiles = (lines) =>
  lines.map(({ points, tolerance, kind }) => ({ kind, d: pathData({ points, closed: false }, tolerance) }));

function draw(composition) {
  const { size, strokes } = composition;
  const paths = composition.profiles ? profiles(composition.profiles()) : contours(composition);
  const attributes = (kind) =>
    Object.entries(strokes[kind])
      .map(([name, value]) => ` stroke-${name}="${String(value).replace(/^0\./, ".")}"`)
      .join("");
  const groups =
    composition.groups?.map((belongs) => paths.filter((p) => p.d && belongs(p.at))) ?? paths.map((p) => [p]);
  const body = groups.map((group) => {
    // Attributes that a whole group shares are written once.
    const shared = group.every((p) => p.kind === group[0].kind) ? group[0].kind : undefined;
    const path = (p) => `<path${p.kind && !shared ? attributes(p.kind) : ""} d="${p.d}"/>`;
    return `<g${shared ? attributes(shared) : ""}>${group.map(path).join("")}</g>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size[0]} ${size[1]}">` +
    `<g fill="none" stroke="#000"${attributes("line")}>${body.join("")}</g></svg>\n`
  );
}

mkdirSync(folder, { recursive: true });
const only = process.argv[3];
if (!only || only === "heights") {
  const json = JSON.stringify(heightMap(elevation, heroFrame, 75, landmarks));
  writeFileSync(`${folder}/heights.json`, `${json}\n`);
  console.log(`heights.json ${json.length} bytes`);
}
for (const [name, composition] of Object.entries(compositions)) {
  if (only && only !== name) continue;
  const svg = draw(composition);
  writeFileSync(`${folder}/${name}.svg`, svg);
  console.log(`${name}.svg ${svg.length} bytes`);
}
