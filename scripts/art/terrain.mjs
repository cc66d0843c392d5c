// The elevation field: metres above the sea (negative: below) for a point in kilometres, x east and
// y south of the island's middle. Everything is a pure function of the data, so a run repeats exactly.
import { fbm } from "./noise.mjs";
import { outline, summits } from "./martinique.mjs";

const origin = [-61.02, 14.64];
const kmPerDegree = [107.7, 110.65]; // at 14.64° N

export const toKm = ([lon, lat]) => [(lon - origin[0]) * kmPerDegree[0], (origin[1] - lat) * kmPerDegree[1]];

// One round of corner cutting takes the hand-placed angles off the coast before distances are measured.
const coast = outline.map(toKm).flatMap((a, i, all) => {
  const b = all[(i + 1) % all.length];
  const at = (t) => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  return [at(0.22), at(0.78)];
});

// Evenly spread samples of the coast, for the sea's soft distance.
const shore = coast.flatMap((a, i) => {
  const b = coast[(i + 1) % coast.length];
  const n = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.6));
  return Array.from({ length: n }, (_, k) => [a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n]);
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

// The plain distance creases along the middle of every bay; a soft minimum over the shore does not,
// and sea lines drawn from it flow like water.
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

const placed = summits.map((summit, index) => ({ ...summit, km: toKm(summit.at), seed: 11 + index * 7 }));

function summitHeight({ km, height, reach, power, ravines, seed }, x, y) {
  const dx = x - km[0];
  const dy = y - km[1];
  const r = Math.hypot(dx, dy);
  if (r > reach * 7) return 0;
  // Streams run away from a summit: noise on a circle shortens or lengthens its flank by direction,
  // twisting a little on the way down, and not at all at the very top.
  const twist = r * 0.06;
  const cos = r ? (dx * Math.cos(twist) - dy * Math.sin(twist)) / r : 1;
  const sin = r ? (dx * Math.sin(twist) + dy * Math.cos(twist)) / r : 0;
  const valley = fbm(cos * 2.3 + seed, sin * 2.3 - seed, 3, seed);
  const flank = r * (1 - 0.42 * ravines * valley * smooth(0.1, reach * 1.3, r));
  return height * Math.exp(-((flank / reach) ** power));
}

export function elevation(x, y) {
  const d = inland(x, y);
  if (d < -0.35) {
    // 180 m for every kilometre offshore, wandering slowly: only the look of a sea chart is meant.
    const offshore = Math.max(0.35, softOffshore(x, y, 1.1));
    return -180 * offshore * (1 + 0.3 * fbm(x / 9, y / 9, 2, 5) * smooth(0.4, 5, offshore));
  }
  // A smooth maximum: neighbouring summits share a saddle instead of meeting in a crease.
  let sum = 0;
  for (const summit of placed) sum += summitHeight(summit, x, y) ** 3;
  const rolling = 70 + 90 * fbm(x / 2.6, y / 2.6, 3, 3);
  const height = Math.cbrt(sum + Math.max(0, rolling) ** 3);
  const grain = 1 + 0.1 * fbm(x / 1.4, y / 1.4, 2, 9);
  if (d < 0) return 180 * d;
  return Math.min(height * grain, 1397) * (1 - Math.exp(-d / 0.75)) + 4 * Math.min(d, 1);
}
