import { isolines, sample } from "../../art/contour.mjs";
import { elevation } from "./elevation.mjs";

// The frame extends into the sea, so that the waterlines close around the island.
const frame = { x: -30, y: -34, width: 60, height: 68, step: 0.25 };

/** Every second point, averaged with its neighbours: smoother lines, half the work. */
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
  const grid = sample(elevation, frame);
  const ringsAt = (level) =>
    isolines(grid, level + 0.01)
      .filter(({ points }) => points.length > 14)
      .map(({ points }) => relax(points));
  return [...sea, ...land]
    .map((level) => ({ level, rings: ringsAt(level) }))
    .filter(({ rings }) => rings.length > 0);
}
