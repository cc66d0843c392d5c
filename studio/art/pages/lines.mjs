// What the drawings of pages are made of. A drawing is a square of 1000 units: { ink, accent, fade }, lists of strokes
// { d, kind }. `fade` lets lines that leave the square end softly.

import { length, pathData } from "../../../tooling/contours/curve.ts";
import { isolines, sample } from "../contour.mjs";

export const side = 1000;
const step = 8;

export const range = (from, to, by = 1) =>
  Array.from({ length: Math.floor((to - from) / by + 1e-9) + 1 }, (_, i) => from + i * by);

/** A hill: as high as `height` at [x, y], falling to a third within `reach`. */
export const hill = (x, y, height, reach, power = 1.4) => ({ x, y, height, reach, power });

/** The height of several hills that share saddles. */
export const land = (hills) => (px, py) =>
  Math.cbrt(
    hills.reduce(
      (sum, { x, y, height, reach, power }) =>
        sum + (height * Math.exp(-((Math.hypot(px - x, py - y) / reach) ** power))) ** 3,
      0,
    ),
  );

/** Isolines of field(x, y) as strokes; kindOf(level) says how heavy each is. */
export function contours(field, levels, { kindOf = () => "line", detail = 30, shortest = 60, box } = {}) {
  const [x, y, width, height] = box ?? [0, 0, side, side];
  const grid = sample(field, { x, y, width, height, step: box ? step / 2 : step });
  return levels.map((level) => ({
    kind: kindOf(level),
    d: isolines(grid, level)
      .filter((line) => length(line) > shortest)
      .map((line) => pathData(line, detail))
      .join(""),
  }));
}

export const curve = (points, kind, { closed = false, detail = 8 } = {}) => ({
  kind,
  d: pathData({ points, closed }, detail),
});

/** Straight strokes through the points of each list. */
export const straight = (kind, ...lists) => ({
  kind,
  d: lists
    .map(
      ([[x, y], ...rest]) =>
        `M${Math.round(x)} ${Math.round(y)}${rest.map(([a, b]) => `L${Math.round(a)} ${Math.round(b)}`).join("")}`,
    )
    .join(""),
});

/** Round points: strokes without a length. */
export const dots = (kind, points) => ({
  kind,
  d: points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(""),
});

export const ring = (kind, [x, y], radius) => ({
  kind,
  d: `M${Math.round(x - radius)} ${Math.round(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0z`,
});

export const rounded = (kind, [x, y, width, height], radius) => {
  const corner = (dx, dy) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return {
    kind,
    d: `M${x + radius} ${y}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}h${-across}${corner(-radius, -radius)}v${-down}${corner(radius, -radius)}z`,
  };
};
