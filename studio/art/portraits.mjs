// Draws the portraits of the sample's team, in the style of the site's drawings: solids, and the contour lines of their depth. All sit
// at one table, so that portraits side by side are one scene. Who they are and what they do is in people.mjs.
// Run: npm run studio -- portraits. Writes content/portraits, which is committed.
import { writeFileSync } from "node:fs";
import { darkColours, logoColour } from "../../.content/colours.ts";
import { length, pathData } from "../contours/curve.ts";
import { fractalNoise } from "../contours/noise.ts";
import { isolines } from "./contour.mjs";
import { people } from "./people.mjs";
import { cut, ellipsoid, join, placed, ring, rod, slab } from "./solid.mjs";

const [width, height] = [800, 1000];
const folder = process.argv[2] ?? new URL("../../content/portraits", import.meta.url).pathname;
const step = 4;
const tilt = 0.14; // of the camera, from above
const [ct, st] = [Math.cos(tilt), Math.sin(tilt)];
const table = { y: 770, back: -60, front: 350 };
const [zoom, top] = [1.24, 96]; // of the picture, in which the table is near the lower edge

/** Of the picture (to the right, down, towards the viewer) from the scene, and back. */
const seen = ([x, y, z]) => [x * zoom, (y * ct + z * st - top) * zoom, z * ct - y * st];
const unseen = ([u, v, w]) => {
  const y = v / zoom + top;
  return [u / zoom, y * ct - w * st, y * st + w * ct];
};

const mirrored = ([x, y, z]) => [Math.abs(x), y, z];

/** The face, whose nose points to the viewer: about 190 wide and 250 high. */
function face(p) {
  const m = mirrored(p);
  let d = join(ellipsoid(p, [0, -18, -8], [88, 104, 100]), ellipsoid(p, [0, 52, 20], [70, 76, 68]), 50);
  d = join(d, ellipsoid(m, [44, 26, 62], [30, 26, 24]), 34); // cheeks
  d = join(d, ellipsoid(m, [34, -34, 78], [32, 10, 16]), 18); // brows
  d = cut(d, ellipsoid(m, [35, -8, 100], [24, 15, 20]), 16); // eyes
  d = join(d, ellipsoid(m, [35, -7, 72], [19, 16, 17]), 3);
  d = join(d, rod(p, [0, -26, 88], [0, 34, 112], 8, 14), 16); // nose
  d = join(d, ellipsoid(m, [14, 38, 100], [11, 10, 12]), 9);
  d = join(d, ellipsoid(p, [0, 68, 84], [29, 7, 14]), 7); // mouth
  d = join(d, ellipsoid(p, [0, 82, 82], [24, 9, 14]), 7);
  d = join(d, ellipsoid(p, [0, 112, 66], [30, 16, 18]), 30); // chin
  return join(d, ellipsoid(m, [88, 4, -8], [9, 27, 17]), 6); // ears
}

/** What the hair leaves free. */
const brow = (p) => ellipsoid(p, [0, 34, 120], [85, 116, 116]);

const hairs = {
  round: (p, curls) => cut(ellipsoid(p, [0, -52, -28], [150, 138, 128]) - 11 * curls, brow(p), 14),
  short: (p, curls) => cut(ellipsoid(p, [0, -34, -16], [97, 102, 104]) - 5 * curls, brow(p), 10),
  bun: (p, curls) =>
    Math.min(
      cut(ellipsoid(p, [0, -28, -12], [97, 108, 104]) - 2 * curls, brow(p), 8),
      ellipsoid(p, [8, -154, -36], [54, 48, 50]) - 7 * curls,
    ),
  long: (p, curls) => {
    const wave = 5 * Math.sin(p[1] / 22 + p[0] / 40);
    const fall = ellipsoid([p[0] + wave, p[1], p[2]], [0, 118, -18], [124, 190, 74]);
    const cap = ellipsoid(p, [0, -30, -14], [104, 108, 106]);
    return cut(
      join(cap, fall, 40) - 3 * curls,
      join(brow(p), ellipsoid(p, [0, 150, 60], [70, 130, 96]), 30),
      14,
    );
  },
  locks: (p, curls) => {
    let d = cut(ellipsoid(p, [0, -32, -16], [98, 104, 104]) - 3 * curls, brow(p), 8);
    for (let i = 0; i < 15; i++) {
      const turn = -2.5 + i * 0.357; // around the head, but for the face
      const [x, z] = [Math.sin(turn), -Math.cos(turn)];
      if (z > 0.42) continue;
      const end = [x * 128, 150 + 34 * Math.sin(i * 2.7), z * 84 - 30];
      d = Math.min(d, rod(p, [x * 72, -70, z * 72 - 14], [x * 108, 40, z * 94 - 20], 15, 14));
      d = Math.min(d, rod(p, [x * 108, 40, z * 94 - 20], end, 14, 9));
    }
    return d;
  },
};

function head(person, p) {
  const curls =
    fractalNoise(p[0] / 26, p[1] / 26, 2, person.seed) + 0.6 * fractalNoise(p[1] / 20, p[2] / 20, 2, 5);
  let hair = hairs[person.hair](p, curls);
  let d = face(p);
  if (person.beard) {
    const jaw = ellipsoid(p, [0, 66, 26], [69, 76, 68]) - 3 * curls;
    hair = Math.min(hair, cut(jaw, ellipsoid(p, [0, 18, 92], [74, 46, 70]), 10));
  }
  if (person.glasses) {
    const [x, y, z] = mirrored(p);
    d = Math.min(d, ring([x - 36, y + 6, z - 104], 29, 3.5), rod([x, y, z], [0, -12, 108], [8, -10, 106], 3));
    d = Math.min(d, rod([x, y, z], [64, -12, 98], [92, -14, 0], 3));
  }
  return [d, hair];
}

function body({ head: { at }, chest, shoulders, arms }, p) {
  const [[shoulder]] = arms;
  const y = shoulder[1];
  let d = ellipsoid(p, [chest, y + 250, -30], [shoulders * 0.94, 320, 112]);
  d = join(d, rod(p, [chest - shoulders + 40, y - 6, -26], [chest + shoulders - 40, y - 6, -26], 54), 70);
  d = join(d, rod(p, [at[0], at[1] + 60, at[2] - 40], [chest, y - 20, -30], 46, 56), 44);
  d = join(d, Math.min(collar(p, chest, y)), 8);
  for (const [from, elbow, hand] of arms) {
    const upper = rod(p, from, elbow, 54, 44);
    const lower = rod(p, elbow, hand, 44, 27);
    d = join(d, join(join(upper, lower, 18), handAt(p, elbow, hand), 10), 16);
  }
  return d;
}

/** A palm and four fingers, in the direction of the arm. */
function handAt(p, elbow, hand) {
  const length = Math.hypot(...hand.map((value, i) => value - elbow[i]));
  const ahead = hand.map((value, i) => (value - elbow[i]) / length);
  const flat = Math.hypot(ahead[2], ahead[0]) || 1;
  const aside = Math.abs(ahead[1]) > 0.8 ? [1, 0, 0] : [ahead[2] / flat, 0, -ahead[0] / flat];
  const place = (forward, side) => hand.map((value, i) => value + ahead[i] * forward + aside[i] * side);
  let d = rod(p, place(4, 0), place(26, 0), 27, 25);
  for (const finger of [-1.5, -0.5, 0.5, 1.5])
    d = join(d, rod(p, place(34, finger * 13), place(66 - 6 * Math.abs(finger), finger * 15), 10, 7.5), 5);
  return d;
}

const collar = (p, chest, y) => {
  const [x, dy, z] = [p[0] - chest, p[1] - (y - 52), p[2] + 14];
  return Math.hypot(Math.hypot(x / 1.12, z) - 62, dy + z * 0.34) - 10;
};

const tools = {
  paper: ({ at, size, yaw }, p) => slab(placed({ at, yaw }).inside(p), [size[0], 3, size[1]], 2),
  pen: ({ from, to }, p) => rod(p, from, to, 6, 4),
  phone: (tool, p) => slab(placed(tool).inside(p), [38, 76, 6], 6),
  mug: ({ at }, p) => {
    const [x, y, z] = [p[0] - at[0], p[1] - at[1], p[2] - at[2]];
    const cup = Math.max(Math.hypot(x, z) - 38, Math.abs(y) - 42);
    return Math.min(Math.max(cup, -Math.max(Math.hypot(x, z) - 31, y - 30)), ring([x - 38, y, z], 22, 6));
  },
  laptop: ({ at }, p) => {
    const lid = placed({ at: [at[0], at[1] - 100, at[2] + 26], pitch: -0.3 }).inside(p);
    return Math.min(
      slab(lid, [176, 112, 6], 8),
      slab([p[0] - at[0], p[1] - at[1] - 14, p[2] - at[2] + 90], [176, 7, 110], 6),
    );
  },
};

/** How near the viewer the scene is at a place of the picture; null where there is only the wall, or the table in front. */
function depthOf(solid, u, v) {
  let w = 420;
  for (let i = 0; i < 90; i++) {
    const p = unseen([u, v, w]);
    if (p[1] > table.y && p[2] < table.front) return null;
    const d = solid(p);
    if (d < 0.6) return w;
    w -= Math.max(d * 0.8, 0.7);
    if (w < -260) return null;
  }
  return w;
}

function draw(person) {
  const skull = placed(person.head);
  const { scale } = person.head;
  const parts = (p) => {
    let d = body(person, p);
    const [skin, hair] = head(person, skull.inside(p));
    d = Math.min(d, skin * scale);
    return [d, hair * scale, Math.min(...person.tools.map((tool) => tools[tool.is](tool, p)))];
  };
  const [columns, rows] = [width / step + 3, height / step + 3];
  const depths = new Float64Array(columns * rows).fill(Number.NaN);
  const [hairs, held] = [depths.slice(), depths.slice()];
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const [u, v] = [(i - 1) * step - width / 2, (j - 1) * step];
      const w = depthOf((p) => Math.min(...parts(p)), u, v);
      if (w === null) continue;
      depths[j * columns + i] = w;
      const [d, hair, tool] = parts(unseen([u, v, w]));
      if (tool < Math.min(d, hair)) held[j * columns + i] = w;
      else if (hair < d) hairs[j * columns + i] = w;
    }
  const at = (u, v) => depths[Math.round(v / step + 1) * columns + Math.round((u + width / 2) / step + 1)];
  const levels = Array.from({ length: 104 }, (_, i) => {
    const lines = linesAt(i % 2 === 0 ? depths : hairs, columns, -240 + i * 5.5);
    return { lines: lines.filter((line) => length(line) > (i % 2 === 0 ? 40 : 60)), index: i % 10 === 0 };
  });
  const outlines = [depths, hairs, held].map((of) =>
    isolines(
      gridOf(
        of.map((value) => (Number.isNaN(value) ? -1 : 1)),
        columns,
      ),
      0,
    ).filter((line) => length(line) > 60),
  );
  return svgOf(levels, outlines, [...features(person, skull, at)], [...tableLines(at)]);
}

const gridOf = (values, columns) => ({
  values,
  columns,
  rows: values.length / columns,
  x: -step,
  y: -step,
  step,
});

/** The lines of a level, where there is something: beyond its edge the depth goes on, so that no lines gather there. */
function linesAt(depths, columns, level) {
  const filled = depths.slice();
  let edge = [...depths.keys()].filter((cell) => !Number.isNaN(depths[cell]));
  for (let ring = 0; ring < 3; ring++) {
    const next = [];
    for (const cell of edge)
      for (const beside of [cell - 1, cell + 1, cell - columns, cell + columns])
        if (beside >= 0 && beside < filled.length && Number.isNaN(filled[beside])) {
          filled[beside] = filled[cell];
          next.push(beside);
        }
    edge = next;
  }
  const lines = isolines(
    gridOf(
      filled.map((value) => (Number.isNaN(value) ? -999 : value)),
      columns,
    ),
    level,
  );
  const isThere = ([x, y]) =>
    !Number.isNaN(depths[Math.round(y / step + 1) * columns + Math.round(x / step + 1)]);
  return lines.flatMap((line) => {
    const start = line.points.findIndex((point) => !isThere(point));
    if (start < 0) return [line];
    const runs = [[]];
    for (const point of [...line.points.slice(start), ...line.points.slice(0, start)])
      if (isThere(point)) runs.at(-1).push(point);
      else if (runs.at(-1).length > 0) runs.push([]);
    return runs.filter((run) => run.length > 2).map((points) => ({ points, closed: false }));
  });
}

/** Eyes, brows and mouth, where they are in view. */
function* features({ gaze }, skull, at) {
  const onFace = (x, y) => {
    let z = 130;
    while (z > 0 && face([x, y, z]) > 0) z -= 1;
    return [x, y, z];
  };
  const line = (points) =>
    points.map(([x, y]) => {
      const [u, v, w] = seen(skull.outside(onFace(x, y)));
      return { u: u + width / 2, v, hidden: !(at(u, v) < w + 16) };
    });
  const arc = (from, to, y, bend, lift = 0) =>
    Array.from({ length: 13 }, (_, i) => {
      const t = i / 6 - 1;
      return [from + ((to - from) * i) / 12, y - bend * (1 - t * t) - lift * t];
    });
  for (const side of [-1, 1]) {
    const x = 35 * side;
    yield { line: line(arc(x - 19, x + 19, -6, 9)), width: 4.2 };
    yield { line: line(arc(x - 18, x + 18, -6, -5)), width: 1.9 };
    yield { line: line(arc(x - 24, x + 24, -30, 7, -3 * side)), width: 5 };
    const [eye] = line([[x + gaze[0] * 8, -7 + gaze[1] * 3]]);
    if (!eye.hidden) yield { dot: eye };
  }
  yield { line: line(arc(-24, 24, 75, -2)), width: 3 };
}

/** The table, across all portraits, where nobody is in front of it. */
function* tableLines(at) {
  for (let z = table.back; z <= table.front; z += 47) {
    const [, v, w] = seen([0, table.y, z]);
    let run = [];
    for (let u = -width / 2; u <= width / 2 + 4; u += 4) {
      if (!(at(Math.min(u, width / 2), v) >= w + 2)) run.push([u + width / 2, v]);
      else {
        if (run.length > 2) yield { points: run, front: z + 47 > table.front };
        run = [];
      }
    }
    if (run.length > 2) yield { points: run, front: z + 47 > table.front };
  }
}

function svgOf(levels, outlines, marks, wood) {
  const one = (value) => Math.round(value);
  const paths = levels.map(({ lines, index }) => ({
    d: lines.map((line) => pathData(line, 14)).join(""),
    index,
  }));
  const group = (wanted, attributes) =>
    `<g ${attributes}>${paths
      .filter(({ d, index }) => d !== "" && index === wanted)
      .map(({ d }) => `<path d="${d}"/>`)
      .join("")}</g>`;
  const strokes = marks.flatMap(({ line, width: thick }) => {
    if (line === undefined) return [];
    const shown = line.filter(({ hidden }) => !hidden);
    if (shown.length < 4) return [];
    return [
      `<path stroke-width="${thick}" d="M${shown.map(({ u, v }) => `${u.toFixed(1)} ${v.toFixed(1)}`).join("L")}"/>`,
    ];
  });
  const dots = marks.flatMap(({ dot }) =>
    dot ? [`<circle cx="${one(dot.u)}" cy="${one(dot.v)}" r="6.5"/>`] : [],
  );
  const boards = wood.map(
    ({ points, front }) =>
      `<path${front ? ' stroke-width="4"' : ""} d="M${one(points[0][0])} ${one(points[0][1])}H${one(points.at(-1)[0])}"/>`,
  );
  // The picture has the same colours in both themes, like a photograph.
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${darkColours.raised}" d="M0 0h${width}v${height}H0z"/><g fill="none" stroke="${darkColours.ink}" stroke-linecap="round" stroke-linejoin="round">` +
    group(false, 'stroke-width="1.6" stroke-opacity=".8"') +
    group(true, 'stroke-width="2.4"') +
    outlines
      .map(
        (lines, i) =>
          `<path ${['stroke-width="3"', 'stroke-width="2"', `stroke="${logoColour}" stroke-width="4"`][i]} d="${lines.map((line) => pathData(line, 10)).join("")}"/>`,
      )
      .join("") +
    `<g stroke-width="1.6" stroke-opacity=".7">${boards.join("")}</g>` +
    strokes.join("") +
    `</g><g fill="${darkColours.ink}">${dots.join("")}</g></svg>\n`
  );
}

for (const person of people) {
  const svg = draw(person);
  writeFileSync(`${folder}/${person.file}.svg`, svg);
  console.log(`${person.file}.svg ${svg.length} bytes`);
}
