// Converts many sampled points to a short, smooth path.
//
// A line becomes a quadratic B-spline: the remaining points are its controls, and the curve passes through the
// middles between them. SVG's "t" command mirrors the last control, so each further point needs only one relative
// pair of numbers. Controls are on even numbers, so the middles are integers, and mirroring adds no rounding errors.

import type { Line, Point } from "../../tooling/isolines.ts";

export type { Line, Point };

/** Visvalingam: drops the point that spans the smallest triangle until all span at least minArea. */
function simplify(points: readonly Point[], closed: boolean, minArea: number): readonly Point[] {
  const kept = points.slice();
  const at = (i: number): Point => kept[(i + kept.length) % kept.length] ?? [0, 0];
  const area = (i: number): number => {
    if (!closed && (i === 0 || i === kept.length - 1)) return Infinity;
    const [a, b, c] = [at(i - 1), at(i), at(i + 1)];
    return Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;
  };
  const areas = kept.map((_, i) => area(i));
  const least = closed ? 5 : 2;
  while (kept.length > least) {
    let smallest = 0;
    for (let i = 1; i < areas.length; i++) if ((areas[i] ?? 0) < (areas[smallest] ?? 0)) smallest = i;
    if ((areas[smallest] ?? 0) >= minArea) break;
    kept.splice(smallest, 1);
    areas.splice(smallest, 1);
    const n = kept.length;
    for (const i of [(smallest - 1 + n) % n, smallest % n]) areas[i] = area(i);
  }
  return kept;
}

const even = (v: number): number => 2 * Math.round(v / 2);
const pair = (x: number, y: number): string => `${x}${y < 0 ? "" : " "}${y}`;
const chain = (pairs: readonly string[]): string =>
  pairs.map((p, i) => (i === 0 || p.startsWith("-") ? p : ` ${p}`)).join("");

/** The path data of one line, "" if it is too small at this precision. */
export function pathData({ points, closed }: Line, minArea: number): string {
  const controls = simplify(points, closed, minArea)
    .map(([px, py]): Point => [even(px), even(py)])
    .filter(([px, py], i, all) => px !== all[i - 1]?.[0] || py !== all[i - 1]?.[1]);
  const n = controls.length;
  if (n < (closed ? 4 : 2)) return "";
  const control = (i: number): Point => controls[(i + n) % n] ?? [0, 0];
  const middle = (i: number): Point => {
    const [a, b] = [control(i), control(i + 1)];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  const steps = (stops: readonly Point[]): string =>
    chain(
      stops.slice(1).map(([x, y], i) => {
        const [fromX, fromY] = stops[i] ?? [0, 0];
        return pair(x - fromX, y - fromY);
      }),
    );

  if (closed) {
    const start = middle(-1);
    const [c, m] = [control(0), middle(0)];
    const head = chain([pair(c[0] - start[0], c[1] - start[1]), pair(m[0] - start[0], m[1] - start[1])]);
    return `M${pair(...start)}q${head}t${steps(controls.map((_, i) => middle(i)))}z`;
  }
  // An open line needs no "q": the first "t" has no control to mirror and runs straight to the first middle.
  const stops = [control(0), ...controls.slice(0, -1).map((_, i) => middle(i)), control(n - 1)];
  return `M${pair(...control(0))}t${steps(stops)}`;
}

export const length = ({ points, closed }: Line): number =>
  points.reduce((sum, [x, y], i) => {
    if (i === 0 && !closed) return 0;
    const [fromX, fromY] = points[(i - 1 + points.length) % points.length] ?? [x, y];
    return sum + Math.hypot(x - fromX, y - fromY);
  }, 0);
