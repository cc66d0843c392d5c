// Draws the portraits of the sample's team as a map draws mountains: a relief in the light of one sun, in a few tones, with contour lines
// on what is dressed. All sit at one table, so that portraits side by side are one scene. Who they are and what they do is in people.mjs.
// Run: npm run studio -- portraits. Writes content/portraits, which is committed.
import { writeFileSync } from "node:fs";
import { contours } from "d3-contour";
import { length, pathData } from "../contours/curve.ts";
import { fractalNoise } from "../contours/noise.ts";
import { isolines } from "./contour.mjs";
import { people } from "./people.mjs";
import { cut, ellipsoid, join, placed, ring, rod, slab } from "./solid.mjs";

const [width, height] = [800, 1000];
const folder = process.argv[2] ?? new URL("../../content/portraits", import.meta.url).pathname;
const step = 2.5;
const tilt = 0.14; // of the camera, from above
const [ct, st] = [Math.cos(tilt), Math.sin(tilt)];
/** Of the lines of faces. */
const inkTone = "#1d120d";
/** Of what lies on the table, from the shade to the light. */
const toolTones = ["#8a8279", "#d8d0c4", "#f5f1ea"];
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
  if (person.beard) {
    const jaw =
      join(ellipsoid(p, [0, 64, 24], [74, 80, 72]), ellipsoid(p, [0, 110, 60], [40, 26, 30]), 24) - 3 * curls;
    hair = Math.min(hair, cut(jaw, ellipsoid(p, [0, 22, 92], [66, 50, 74]), 10));
  }
  if (person.glasses) {
    const [x, y, z] = mirrored(p);
    const frame = Math.min(
      ring([x - 36, y + 6, z - 104], 29, 3.5),
      rod([x, y, z], [0, -12, 108], [8, -10, 106], 3),
      rod([x, y, z], [64, -12, 98], [92, -14, 0], 3),
    );
    hair = Math.min(hair, frame);
  }
  return [face(p), hair];
}

/** What is dressed, and the neck, hands and, below short sleeves, forearms. */
function body({ head: { at }, chest, shoulders, arms, sleeves }, p) {
  const [[shoulder]] = arms;
  const y = shoulder[1];
  let cloth = ellipsoid(p, [chest, y + 250, -30], [shoulders * 0.94, 320, 112]);
  cloth = join(
    cloth,
    rod(p, [chest - shoulders + 40, y - 6, -26], [chest + shoulders - 40, y - 6, -26], 54),
    70,
  );
  cloth = join(cloth, collar(p, chest, y), 8);
  let skin = rod(p, [at[0], at[1] + 60, at[2] - 40], [chest, y - 20, -30], 46, 56);
  for (const [from, elbow, hand] of arms) {
    cloth = join(cloth, rod(p, from, elbow, 54, sleeves === "short" ? 50 : 44), 16);
    const [lower, palm] = [rod(p, elbow, hand, sleeves === "short" ? 37 : 44, 27), handAt(p, elbow, hand)];
    if (sleeves === "short") skin = Math.min(skin, join(lower, palm, 10));
    else {
      cloth = join(cloth, lower, 18);
      skin = Math.min(skin, palm);
    }
  }
  return [cloth, skin];
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

/** Where the sun is, from the scene: up, to the left and towards the viewer. */
const sun = [-0.55, -0.55, 0.63];

/** How a place of a solid is lit: from -1, turned away from the sun, to 1. */
function lightAt(solid, p) {
  const slope = [0, 1, 2].map((axis) => {
    const near = (by) => solid(p.map((value, i) => (i === axis ? value + by : value)));
    return near(1.5) - near(-1.5);
  });
  return slope.reduce((sum, value, i) => sum + value * sun[i], 0) / (Math.hypot(...slope) || 1);
}

const [columns, rows] = [width / step + 3, height / step + 3];

/** The areas of the picture where a value is over a threshold, as path data. */
function areas(values, threshold) {
  const { coordinates } = contours().size([columns, rows]).smooth(true).contour(values, threshold);
  const place = ([i, j]) => [(i - 1.5) * step, (j - 1.5) * step];
  return coordinates
    .flat()
    .map((ring) => pathData({ points: ring.slice(1).map(place), closed: true }, 14))
    .join("");
}

/** The contour lines of a part at a depth. Beyond its edge the depth goes on, so that no lines gather there. */
function linesAt(depths, parts, part, level) {
  const values = depths.map((value, cell) => (parts[cell] === part ? value : Number.NaN));
  for (let ring = 0; ring < 3; ring++)
    for (const [cell, value] of [...values.entries()].filter(([, depth]) => Number.isNaN(depth))) {
      const beside = [cell - 1, cell + 1, cell - columns, cell + columns].find(
        (other) => values[other] > -999,
      );
      values[cell] = beside === undefined ? value : values[beside];
    }
  const grid = { columns, rows, x: -step, y: -step, step };
  const filled = values.map((value) => (Number.isNaN(value) ? -999 : value));
  const isThere = ([x, y]) => parts[Math.round(y / step + 1) * columns + Math.round(x / step + 1)] === part;
  return isolines({ ...grid, values: filled }, level).flatMap((line) => {
    const start = line.points.findIndex((point) => !isThere(point));
    if (start < 0) return [line];
    const runs = [[]];
    for (const point of [...line.points.slice(start), ...line.points.slice(0, start)])
      if (isThere(point)) runs.at(-1).push(point);
      else if (runs.at(-1).length > 0) runs.push([]);
    return runs.filter((run) => run.length > 2).map((points) => ({ points, closed: false }));
  });
}

const around = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => down * columns + right));

/** Of each cell the mean of the cells around it that belong with it. */
const blurred = (values, belong = () => true) =>
  values.map((_, cell) => {
    const near = around
      .map((offset) => cell + offset)
      .filter((other) => other in values && belong(other, cell));
    return near.reduce((sum, other) => sum + values[other], 0) / near.length;
  });

function draw(person) {
  const skull = placed(person.head);
  const { scale } = person.head;
  const solids = (p) => {
    const [cloth, limbs] = body(person, p);
    const [skin, hair] = head(person, skull.inside(p));
    const held = Math.min(...person.tools.map((tool) => tools[tool.is](tool, p)));
    return [cloth, Math.min(limbs, skin * scale), hair * scale, held];
  };
  const scene = (p) => Math.min(...solids(p));
  const size = columns * rows;
  const [depths, light, parts] = [
    new Float64Array(size).fill(Number.NaN),
    new Float64Array(size),
    new Int8Array(size).fill(-1),
  ];
  for (let cell = 0; cell < size; cell++) {
    const [u, v] = [((cell % columns) - 1) * step - width / 2, (Math.floor(cell / columns) - 1) * step];
    const w = depthOf(scene, u, v);
    if (w === null) continue;
    const p = unseen([u, v, w]);
    const distances = solids(p);
    depths[cell] = w;
    light[cell] = lightAt(scene, p);
    parts[cell] = distances.indexOf(Math.min(...distances));
  }
  const alike = (other, cell) => parts[other] === parts[cell];
  const smooth = [1, 2, 3].reduce((values) => blurred(values, alike), light);
  const at = (u, v) => depths[Math.round(v / step + 1) * columns + Math.round((u + width / 2) / step + 1)];
  const tones = [person.cloth, person.skin, person.hairTones, toolTones].map((ramp, part) =>
    ramp.map((colour, tone) => {
      const within = smooth.map((value, cell) => (parts[cell] === part ? (tone === 0 ? 1 : value) : -1));
      return {
        colour,
        d: tone === 0 ? areas(blurred(blurred(within)), 0) : areas(within, (2 * tone) / ramp.length - 1),
      };
    }),
  );
  const lines = Array.from({ length: 24 }, (_, i) => linesAt(depths, parts, 0, -200 + i * 22)).flat();
  const contourLines = lines
    .filter((line) => !line.closed && length(line) > 160)
    .map((line) => pathData(line, 14));
  return svgOf(tones.flat(), { colour: person.cloth[0], d: contourLines.join("") }, [
    ...features(person, skull, at),
  ]);
}

/** Eyes, brows and mouth, where they are in view. */
function* features({ gaze, hairTones, lips }, skull, at) {
  const onFace = (x, y) => {
    let z = 130;
    while (z > 0 && face([x, y, z]) > 0) z -= 1;
    return [x, y, z];
  };
  const line = (points) =>
    points.flatMap(([x, y]) => {
      const [u, v, w] = seen(skull.outside(onFace(x, y)));
      return at(u, v) < w + 16 ? [[u + width / 2, v]] : [];
    });
  const arc = (from, to, y, bend, lift = 0) =>
    Array.from({ length: 13 }, (_, i) => {
      const t = i / 6 - 1;
      return [from + ((to - from) * i) / 12, y - bend * (1 - t * t) - lift * t];
    });
  for (const side of [-1, 1]) {
    const x = 35 * side;
    const [upper, lower] = [arc(x - 18, x + 18, -6, 7), arc(x - 18, x + 18, -6, -4)];
    yield { area: line([...upper, ...lower.toReversed()]), colour: "#eadfd2" };
    for (const [u, v] of line([[x + gaze[0] * 8, -7 + gaze[1] * 3]])) yield { dot: [u, v] };
    yield { line: line(upper), colour: inkTone, width: 4.5 };
    yield { line: line(arc(x - 23, x + 23, -30, 6, 2 * side)), colour: hairTones[0], width: 6 };
  }
  yield { area: line([...arc(-27, 27, 70, 3), ...arc(-27, 27, 70, -17).toReversed()]), colour: lips };
  yield { line: line(arc(-27, 27, 70, -6)), colour: inkTone, width: 2.5 };
}

function svgOf(tones, lines, marks) {
  const of = (points) => `M${points.map(([u, v]) => `${Math.round(u)} ${Math.round(v)}`).join("L")}`;
  const edge = (z) => Math.round(seen([0, table.y, z])[1]);
  const [back, front] = [edge(table.back), edge(table.front)];
  const paths = tones.filter(({ d }) => d !== "").map(({ colour, d }) => `<path fill="${colour}" d="${d}"/>`);
  const drawn = marks.flatMap(({ area, line, dot, colour, width: thick }) => {
    if (dot)
      return [`<circle cx="${Math.round(dot[0])}" cy="${Math.round(dot[1])}" r="7.5" fill="${inkTone}"/>`];
    if ((area ?? line).length < 4) return [];
    return area
      ? [`<path fill="${colour}" d="${of(area)}z"/>`]
      : [`<path fill="none" stroke="${colour}" stroke-width="${thick}" d="${of(line)}"/>`];
  });
  // The picture has the same colours in both themes, like a photograph.
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">` +
    `<path fill="#5a2f22" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="#4a352a" d="M0 ${back}h${width}v${front - back}H0z"/><path fill="#2b201a" d="M0 ${front}h${width}V${height}H0z"/>` +
    paths.join("") +
    `<path fill="none" stroke="${lines.colour}" stroke-width="2" stroke-opacity=".55" d="${lines.d}"/>` +
    drawn.join("") +
    "</svg>\n"
  );
}

for (const person of people) {
  const svg = draw(person);
  writeFileSync(`${folder}/${person.file}.svg`, svg);
  console.log(`${person.file}.svg ${svg.length} bytes`);
}
