// Draws the portraits of the sample's team: heads and shoulders as contour lines, in the style of the site's drawings. What
// differs between them is in people.mjs. Run: npm run studio -- portraits. Writes content/portraits, which is committed.
import { writeFileSync } from "node:fs";
import { darkColours } from "../../.content/colours.ts";
import { length, pathData } from "../contours/curve.ts";
import { fractalNoise } from "../contours/noise.ts";
import { isolines, sample } from "./contour.mjs";
import { people } from "./people.mjs";

const size = [800, 1000];
const folder = process.argv[2] ?? new URL("../../content/portraits", import.meta.url).pathname;

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

const middle = 400;
const brow = 366;

/** The hair behind and around a head, as depth towards the viewer; its texture is only where there is hair. */
const hairs = {
  round: (x, y, curls) => [
    dome(x, y, middle - 14, 322, 232 + 16 * curls, 240 + 16 * curls) * 0.62,
    curls * 0.045,
  ],
  short: (x, y, curls, [width]) => [
    dome(x, y, middle + 4, 314, width + 12 + 6 * curls, 150 + 8 * curls) * 0.8,
    curls * 0.05,
  ],
  bun: (x, y, curls, [width]) => [
    Math.max(
      dome(x, y, middle + 4, 326, width + 20, 176) * 0.74,
      dome(x, y, middle + 16, 156, 92 + 10 * curls, 80 + 10 * curls) * 0.66,
    ),
    curls * 0.03,
  ],
  long: (x, y, curls, [width]) => [
    Math.max(
      dome(x, y, middle, 340, width + 56, 196) * 0.66,
      dome(x, y, middle, 600, width + 78 + 10 * curls, 300) * 0.5,
    ),
    0.016 * Math.sin(x / 11 + curls * 2),
  ],
  locks: (x, y, curls, [width]) => [
    Math.max(
      dome(x, y, middle, 322, width + 40, 186) * 0.68,
      dome(x, y, middle, 520, width + 62 + 12 * curls, 260) * 0.52,
    ),
    0.05 * Math.sin(x / 8 + curls),
  ],
};

/** The depth of a head and shoulders at a point. The head is turned a little, so nose and mouth are beside its middle. */
function bust(person, x, y) {
  const { turn, head, seed } = person;
  const curls = fractalNoise(x / 52, y / 52, 3, seed);
  const nose = middle + 8 + turn;
  const [left, right] = [nose - 72, nose + 62];
  const [shape, texture] = hairs[person.hair](x, y, curls, head);
  const hair = shape + texture * Math.min(1, shape * 6);
  const skull = dome(x, y, middle + 8, 430, ...head) * 0.98;
  const face =
    0.07 * hill(x, y, nose - 4, 430, 26, 90) +
    0.08 * hill(x, y, nose, 490, 40, 26) +
    0.08 * hill(x, y, nose, 558, 50, 17, 1.3) + // mouth
    0.07 * hill(x, y, nose - 2, 618, 42, 24) + // chin
    0.05 * hill(x, y, left, brow, 54, 12) +
    0.05 * hill(x, y, right, brow, 44, 12) -
    0.2 * hill(x, y, left, 410, 40, 24, 1.3) - // eyes
    0.2 * hill(x, y, right, 410, 34, 24, 1.3) -
    0.05 * hill(x, y, nose, 528, 44, 8) -
    0.04 * hill(x, y, nose, 586, 46, 9);
  const beard = person.beard
    ? 0.07 * hill(x, y, nose - 4, 612, 104, 60, 2) * (1 + 2.4 * fractalNoise(x / 16, y / 16, 2, seed))
    : 0;
  const rim = (cx) => Math.exp(-(((Math.hypot((x - cx) / 1.12, y - 412) - 46) / 5) ** 2));
  const glasses = person.glasses ? 0.06 * Math.max(rim(left), rim(right)) : 0;
  const neck = dome(x, y, middle - 2, 680, head[0] * 0.75, 230) * 0.5;
  const collar =
    dome(x, y, middle - 8, 1110, person.shoulders, 400) * 0.72 + 0.1 * hill(x, y, middle - 8, 880, 240, 60);
  const front = skull > 0 ? skull + (face + beard + glasses) * Math.min(1, skull * 2) : 0;
  return (
    blend(blend(hair, front, 0.1), blend(neck, collar, 0.16), 0.06) +
    0.012 * fractalNoise(x / 120, y / 120, 2, 3)
  );
}

const levels = Array.from({ length: 30 }, (_, i) => 0.06 + i * 0.037);

function draw(person) {
  const grid = sample((x, y) => bust(person, x, y), { x: -20, y: -20, width: 840, height: 1060, step: 5 });
  const paths = levels.map((level, i) => {
    const lines = isolines(grid, level).filter((line) => length(line) > 60);
    const d = lines.map((line) => pathData(line, 14)).join("");
    // Heavy lines for the outline only; on the face they would look like a mask.
    return { d, index: i % 5 === 0 && i < 20 };
  });
  const group = (wanted, attributes) =>
    `<g ${attributes}>${paths
      .filter(({ d, index }) => d !== "" && index === wanted)
      .map(({ d }) => `<path d="${d}"/>`)
      .join("")}</g>`;
  // The picture has the same colours in both themes, like a photograph.
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size[0]} ${size[1]}">` +
    `<path fill="${darkColours.raised}" d="M0 0h${size[0]}v${size[1]}H0z"/><g fill="none" stroke="${darkColours.ink}">` +
    group(false, 'stroke-width="1.9" stroke-opacity=".85"') +
    group(true, 'stroke-width="3.2"') +
    "</g></svg>\n"
  );
}

for (const person of people) {
  const svg = draw(person);
  writeFileSync(`${folder}/${person.file}.svg`, svg);
  console.log(`${person.file}.svg ${svg.length} bytes`);
}
