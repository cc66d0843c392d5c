import { elevation } from "./elevation.mjs";

// The grid reaches into the sea so that the waterlines close around the island.
const bounds = { west: -30, east: 30, south: -34, north: 34 };
const step = 0.25;

function sampleGrid() {
  const columns = Math.round((bounds.east - bounds.west) / step) + 1;
  const rows = Math.round((bounds.north - bounds.south) / step) + 1;
  const values = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      values[j * columns + i] = elevation(bounds.west + i * step, bounds.south + j * step);
    }
  }
  return { columns, rows, values };
}

/** Marching squares: each cell yields segments between named edge crossings. */
function segmentsAt(grid, level) {
  const { columns, rows, values } = grid;
  const points = new Map();
  const links = new Map();
  const crossing = (i, j, horizontal) => {
    const key = (j * columns + i) * 2 + (horizontal ? 0 : 1);
    if (!points.has(key)) {
      const a = values[j * columns + i];
      const b = horizontal ? values[j * columns + i + 1] : values[(j + 1) * columns + i];
      const p = (level - a) / (b - a || 1);
      points.set(key, [
        bounds.west + (i + (horizontal ? p : 0)) * step,
        bounds.south + (j + (horizontal ? 0 : p)) * step,
      ]);
    }
    return key;
  };
  const link = (a, b) => {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ])
      links.set(from, [...(links.get(from) ?? []), to]);
  };
  for (let j = 0; j < rows - 1; j++) {
    for (let i = 0; i < columns - 1; i++) {
      const k = j * columns + i;
      const sw = values[k] >= level;
      const se = values[k + 1] >= level;
      const nw = values[k + columns] >= level;
      const ne = values[k + columns + 1] >= level;
      const cut = [];
      if (sw !== se) cut.push(crossing(i, j, true));
      if (se !== ne) cut.push(crossing(i + 1, j, false));
      if (ne !== nw) cut.push(crossing(i, j + 1, true));
      if (nw !== sw) cut.push(crossing(i, j, false));
      if (cut.length === 2) link(cut[0], cut[1]);
      else if (cut.length === 4) {
        // A saddle: either pairing is right, one must be chosen and kept.
        link(cut[0], cut[3]);
        link(cut[1], cut[2]);
      }
    }
  }
  return { points, links };
}

/** Joins the segments of one level into closed rings. */
function ringsAt(grid, level) {
  const { points, links } = segmentsAt(grid, level);
  const rings = [];
  const seen = new Set();
  for (const start of links.keys()) {
    if (seen.has(start)) continue;
    const ring = [];
    let at = start;
    while (at !== undefined && !seen.has(at)) {
      seen.add(at);
      ring.push(points.get(at));
      at = links.get(at).find((next) => !seen.has(next));
    }
    if (ring.length > 14) rings.push(ring);
  }
  return rings;
}

/** Every second point, averaged with its neighbours: calmer lines, half the work. */
function relax(ring) {
  const n = ring.length;
  const out = [];
  for (let i = 0; i < n; i += 2) {
    const [a, b, c] = [ring[(i + n - 1) % n], ring[i], ring[(i + 1) % n]];
    out.push([(a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4]);
  }
  return out;
}

const sea = [-340, -190, -80];
const land = [];
for (let level = 0; level < 1450; level += 60) land.push(level);

/** All isolines, lowest first: `[{ level, rings }]`, computed once per page. */
export function buildContours() {
  const grid = sampleGrid();
  return [...sea, ...land]
    .map((level) => ({ level, rings: ringsAt(grid, level + 0.01).map(relax) }))
    .filter(({ rings }) => rings.length > 0);
}
