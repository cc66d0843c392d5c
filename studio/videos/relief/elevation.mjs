import { summits } from "../../art/summits.mjs";
import { hash, toKm } from "../lib/geo.mjs";
import { martinique as ring } from "./coasts.mjs";

const peaks = summits.map(({ at, height, reach }) => ({ at: toKm(at), height, reach }));

/** Distance to the coast in km, positive on land and negative at sea. */
function coastDistance(x, y) {
  let nearest = Infinity;
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[j];
    const [bx, by] = ring[i];
    const dx = bx - ax;
    const dy = by - ay;
    const along = dx * dx + dy * dy || 1;
    const p = Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / along));
    nearest = Math.min(nearest, (x - ax - p * dx) ** 2 + (y - ay - p * dy) ** 2);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return (inside ? 1 : -1) * Math.sqrt(nearest);
}

function valueNoise(x, y) {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fade = (p) => p * p * (3 - 2 * p);
  const u = fade(x - ix);
  const v = fade(y - iy);
  const at = (i, j) => hash((ix + i) * 13.7 + (iy + j) * 71.3);
  const top = at(0, 0) + (at(1, 0) - at(0, 0)) * u;
  const bottom = at(0, 1) + (at(1, 1) - at(0, 1)) * u;
  return top + (bottom - top) * v - 0.5;
}

/** Ravines from a summit down: noise by direction, stronger lower down. */
function slope({ at, height, reach }, x, y) {
  const dx = x - at[0];
  const dy = y - at[1];
  const r = Math.hypot(dx, dy);
  const turn = r < 1e-6 ? 0 : 1.7;
  const ravine = valueNoise((dx / (r || 1)) * turn * 2 + at[0], (dy / (r || 1)) * turn * 2 + at[1]);
  const far = (r / reach) * (1 + ravine * 0.55 * Math.min(1, r / reach));
  return height * Math.exp(-(far ** 1.25));
}

/** Height in metres; below zero it is a stylised sea floor for the waterlines. */
export function elevation(x, y) {
  const wx = x + valueNoise(x * 0.32, y * 0.32) * 1.3;
  const wy = y + valueNoise(x * 0.32 + 40, y * 0.32 + 7) * 1.3;
  const d = coastDistance(x, y);
  if (d < 0) return d * 100;
  const shore = 1 - Math.exp(-d / 1.1);
  const hills = 60 + 110 * (valueNoise(x * 0.21 + 9, y * 0.21) + 0.35);
  // A smooth maximum: neighbouring summits are joined by a saddle, and their heights do not add up.
  const mass =
    Math.max(25, hills) + Math.cbrt(peaks.reduce((sum, peak) => sum + slope(peak, wx, wy) ** 3, 0));
  return mass * shore;
}
