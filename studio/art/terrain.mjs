// The elevation field: metres above the sea (negative: below) for a point in kilometres, x east and
// y south of the island's middle. Everything is a pure function of the data, so each run gives the same result.

import { fractalNoise } from "../contours/noise.ts";
import { outline } from "./coast.mjs";
import { rivers } from "./rivers.mjs";
import { summits } from "./summits.mjs";

const origin = [-61.02, 14.64];
const kmPerDegree = [107.7, 110.65]; // at 14.64° N

export const toKm = ([lon, lat]) => [(lon - origin[0]) * kmPerDegree[0], (origin[1] - lat) * kmPerDegree[1]];

// Corner cutting smooths the coast before distances to it are measured.
const cutCorners = (ring) =>
  ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length];
    const at = (t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    return [at(0.2), at(0.8)];
  });
const coast = cutCorners(cutCorners(outline.map(toKm)));

// Evenly spaced samples of the coast, for `softOffshore`.
const shore = coast.flatMap((a, i) => {
  const b = coast[(i + 1) % coast.length];
  const n = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.6));
  return Array.from({ length: n }, (_, k) => [
    a[0] + ((b[0] - a[0]) * k) / n,
    a[1] + ((b[1] - a[1]) * k) / n,
  ]);
});

/** Kilometres from the coast: positive on land. */
export function inland(x, y) {
  let nearest = Infinity;
  let inside = false;
  for (let i = 0, j = coast.length - 1; i < coast.length; j = i++) {
    const [ax, ay] = coast[j];
    const [bx, by] = coast[i];
    const dx = bx - ax;
    const dy = by - ay;
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    nearest = Math.min(nearest, (x - ax - t * dx) ** 2 + (y - ay - t * dy) ** 2);
    if (by > y !== ay > y && x < ((ax - bx) * (y - by)) / (ay - by) + bx) inside = !inside;
  }
  return Math.sqrt(nearest) * (inside ? 1 : -1);
}

// The exact distance has a sharp bend along the middle of every bay; a soft minimum over the shore has none,
// so sea lines are smooth.
function softOffshore(x, y, softness) {
  let nearest = Infinity;
  const all = shore.map(([sx, sy]) => {
    const d = Math.hypot(x - sx, y - sy);
    nearest = Math.min(nearest, d);
    return d;
  });
  let sum = 0;
  for (const d of all) sum += Math.exp((nearest - d) / softness);
  return nearest - softness * Math.log(sum) + softness * Math.log(3);
}

const smooth = (from, to, v) => {
  const t = Math.max(0, Math.min(1, (v - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

const placed = summits.map(({ bearing = 120, stretch = 1, ...summit }, index) => ({
  ...summit,
  stretch,
  km: toKm(summit.at),
  ridge: [Math.sin((bearing * Math.PI) / 180), -Math.cos((bearing * Math.PI) / 180)],
  seed: 11 + index * 7,
}));

function summitHeight({ km, height, reach, power, ravines, ridge, stretch, seed }, x, y) {
  let dx = x - km[0];
  let dy = y - km[1];
  if (Math.hypot(dx, dy) > reach * 7) return 0;
  // Hills are longer than wide: stretched along the summit's ridge, then distorted more with distance, so that no
  // ring is a circle.
  const along = (dx * ridge[0] + dy * ridge[1]) * (1 - 1 / stretch);
  dx -= along * ridge[0];
  dy -= along * ridge[1];
  const bend = smooth(0, reach, Math.hypot(dx, dy)) * reach * 0.38;
  dx += bend * fractalNoise(x / (reach * 1.3) + seed, y / (reach * 1.3), 2, seed);
  dy += bend * fractalNoise(x / (reach * 1.3), y / (reach * 1.3) + seed, 2, seed + 3);
  const r = Math.hypot(dx, dy);
  // Streams flow away from a summit: noise on a circle shortens or lengthens the slope by direction, and turns slightly
  // on the way down, but not at the top.
  const twist = r * 0.06;
  const cos = r ? (dx * Math.cos(twist) - dy * Math.sin(twist)) / r : 1;
  const sin = r ? (dx * Math.sin(twist) + dy * Math.cos(twist)) / r : 0;
  const valley = fractalNoise(cos * 2.1 + seed, sin * 2.1 - seed, 2, seed);
  const flank = r * (1 - 0.2 * ravines * valley * smooth(0.1, reach * 1.3, r));
  return height * Math.exp(-((flank / reach) ** power));
}

const valleys = rivers.map(({ depth, course }) => ({ depth, course: course.map(toKm) }));

// The share of the height that the rivers leave: 1 on the ridges, less in a valley, and less with the distance from
// the source.
function carved(x, y) {
  let left = 1;
  for (const { depth, course } of valleys) {
    let nearest = Infinity;
    let down = 0;
    for (let i = 1; i < course.length; i++) {
      const [ax, ay] = course[i - 1];
      const [dx, dy] = [course[i][0] - ax, course[i][1] - ay];
      const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
      const d = Math.hypot(x - ax - t * dx, y - ay - t * dy);
      if (d >= nearest) continue;
      nearest = d;
      down = (i - 1 + t) / (course.length - 1);
    }
    const width = 0.25 + 0.6 * down;
    left *= 1 - depth * smooth(0, 0.35, down) * Math.exp(-((Math.hypot(nearest, 0.12) / width) ** 1.5));
  }
  return left;
}

export function elevation(x, y) {
  const d = inland(x, y);
  if (d < -0.35) {
    // 180 m for every kilometre offshore, slowly varying: for the look of a sea chart, not real depths.
    const offshore = Math.max(0.35, softOffshore(x, y, 1.1));
    return -180 * offshore * (1 + 0.3 * fractalNoise(x / 9, y / 9, 2, 5) * smooth(0.4, 5, offshore));
  }
  // Rivers meander: they are looked up at a slightly moved point.
  const wx = x + 0.35 * fractalNoise(x / 1.8, y / 1.8, 2, 21);
  const wy = y + 0.35 * fractalNoise(x / 1.8, y / 1.8, 2, 22);
  // A smooth maximum: neighbouring summits are joined by a saddle, without a sharp edge.
  let sum = 0;
  for (const summit of placed) sum += summitHeight(summit, x, y) ** 3;
  const rolling = 70 + 90 * fractalNoise(x / 2.6, y / 2.6, 3, 3);
  const height = Math.cbrt(sum + Math.max(0, rolling) ** 3);
  const grain = 1 + 0.06 * fractalNoise(x / 1.4, y / 1.4, 2, 9);
  if (d < 0) return 180 * d;
  return Math.min(height * grain * carved(wx, wy), 1397) * (1 - Math.exp(-d / 0.75)) + 4 * Math.min(d, 1);
}
