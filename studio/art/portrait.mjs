// Draws the founder's portrait: a head and shoulders as contour lines, in the style of the site's relief. It is a
// sample and shows no real person. Run: npm run studio -- portrait. Writes app/pages/home/portrait.svg, which is
// committed.
import { writeFileSync } from "node:fs";
import { darkColours } from "../../app/ui/colours.ts";
import { isolines, sample } from "./contour.mjs";
import { length, pathData } from "./curve.mjs";
import { fbm } from "./noise.mjs";

const size = [800, 1000];
const target = process.argv[2] ?? new URL("../../app/pages/home/portrait.svg", import.meta.url).pathname;

/** A smooth hill with the height 1 at its middle. */
const hill = (x, y, cx, cy, rx, ry, power = 1) =>
  Math.exp(-((((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2) ** power));
/** Half an ellipsoid: steep at its edge, 0 outside. */
const dome = (x, y, cx, cy, rx, ry) =>
  Math.sqrt(Math.max(0, 1 - ((x - cx) / rx) ** 2 - ((y - cy) / ry) ** 2));
/** The maximum of two heights, with a rounded transition. */
const blend = (a, b, k) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.max(a, b) + (h * h * k) / 4;
};

// Depth towards the viewer. The head is turned slightly to the right, so nose and mouth are not in the middle.
function bust(x, y) {
  const curls = fbm(x / 52, y / 52, 3, 7);
  const hair = dome(x, y, 388, 322, 232 + 16 * curls, 240 + 16 * curls) * 0.62 + curls * 0.045;
  const head = dome(x, y, 408, 430, 150, 218) * 0.98;
  const face =
    0.07 * hill(x, y, 424, 430, 26, 90) + // nose
    0.08 * hill(x, y, 430, 490, 40, 26) +
    0.08 * hill(x, y, 430, 558, 50, 17, 1.3) + // mouth
    0.07 * hill(x, y, 428, 618, 42, 24) + // chin
    0.05 * hill(x, y, 352, 366, 54, 12) + // brows
    0.05 * hill(x, y, 486, 366, 44, 12) -
    0.2 * hill(x, y, 354, 410, 40, 24, 1.3) - // eyes
    0.2 * hill(x, y, 490, 410, 34, 24, 1.3) -
    0.05 * hill(x, y, 430, 528, 44, 8) -
    0.04 * hill(x, y, 430, 586, 46, 9);
  const neck = dome(x, y, 398, 680, 112, 230) * 0.5;
  const collar = dome(x, y, 392, 1110, 520, 400) * 0.72 + 0.1 * hill(x, y, 392, 880, 240, 60);
  const skull = head > 0 ? head + face * Math.min(1, head * 2) : 0;
  return (
    blend(blend(hair, skull, 0.1), blend(neck, collar, 0.16), 0.06) + 0.012 * fbm(x / 120, y / 120, 2, 3)
  );
}

const levels = Array.from({ length: 30 }, (_, i) => 0.06 + i * 0.037);
const grid = sample(bust, { x: -20, y: -20, width: 840, height: 1060, step: 5 });
const paths = levels.map((level, i) => {
  const lines = isolines(grid, level).filter((line) => length(line) > 60);
  const d = lines.map((line) => pathData(line, 14)).join("");
  // Heavy lines for the outline only; on the face they would look like a mask.
  return { d, index: i % 5 === 0 && i < 20 };
});
const draw = (wanted, attributes) =>
  `<g ${attributes}>${paths
    .filter(({ d, index }) => d !== "" && index === wanted)
    .map(({ d }) => `<path d="${d}"/>`)
    .join("")}</g>`;

// The picture has the same colours in both themes, like a photograph.
const svg =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size[0]} ${size[1]}">` +
  `<path fill="${darkColours.raised}" d="M0 0h${size[0]}v${size[1]}H0z"/><g fill="none" stroke="${darkColours.ink}">` +
  draw(false, 'stroke-width="1.6" stroke-opacity=".62"') +
  draw(true, 'stroke-width="2.8"') +
  "</g></svg>\n";
writeFileSync(target, svg);
console.log(`portrait.svg ${svg.length} bytes`);
