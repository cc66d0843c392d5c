/** What the drawings of pages are made of. */

import { type Field, isolines, sample } from "../../../tooling/isolines.ts";
import { length, type Point, pathData } from "../curve.ts";

/** How heavy a stroke is. */
export type Kind = "line" | "faint" | "index" | "coast" | "path" | "dot" | "point";
export type Stroke = { readonly kind: Kind; readonly d: string };

/** A square of 1000 units. `fade` lets lines that leave it end softly. */
export type Drawing = {
  readonly ink: readonly Stroke[];
  readonly accent: readonly Stroke[];
  readonly fade?: true;
};

export const side = 1000;
const step = 8;

export const range = (from: number, to: number, by = 1): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / by + 1e-9) + 1 }, (_, i) => from + i * by);

export type Hill = {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly reach: number;
  readonly power: number;
};

/** A hill: as high as `height` at [x, y], falling to a third within `reach`. */
export const hill = ([x, y]: Point, height: number, reach: number, power: number): Hill => ({
  x,
  y,
  height,
  reach,
  power,
});

/** The height of several hills that share saddles. */
export const land =
  (hills: readonly Hill[]): Field =>
  (px, py) =>
    Math.cbrt(
      hills.reduce(
        (sum, { x, y, height, reach, power }) =>
          sum + (height * Math.exp(-((Math.hypot(px - x, py - y) / reach) ** power))) ** 3,
        0,
      ),
    );

/** Isolines of field(x, y) as strokes; kindOf(level) says how heavy each is. */
export function contours(
  field: Field,
  levels: readonly number[],
  options: {
    readonly kindOf?: (level: number) => Kind;
    readonly detail?: number;
    readonly shortest?: number;
  } = {},
): readonly Stroke[] {
  const { kindOf = () => "line", detail = 30, shortest = 60 } = options;
  const grid = sample(field, { x: 0, y: 0, width: side, height: side, step });
  return levels.map((level) => ({
    kind: kindOf(level),
    d: isolines(grid, level)
      .filter((line) => length(line) > shortest)
      .map((line) => pathData(line, detail))
      .join(""),
  }));
}

export const curve = (points: readonly Point[], kind: Kind, detail = 8): Stroke => ({
  kind,
  d: pathData({ points, closed: false }, detail),
});

/** Straight strokes through the points of each list. */
export const straight = (kind: Kind, ...lists: readonly (readonly Point[])[]): Stroke => ({
  kind,
  d: lists
    .map((points) =>
      points.map(([x, y], i) => `${i === 0 ? "M" : "L"}${Math.round(x)} ${Math.round(y)}`).join(""),
    )
    .join(""),
});

/** Round points: strokes without a length. */
export const dots = (kind: Kind, points: readonly Point[]): Stroke => ({
  kind,
  d: points.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h0`).join(""),
});

export const ring = (kind: Kind, [x, y]: Point, radius: number): Stroke => ({
  kind,
  d: `M${Math.round(x - radius)} ${Math.round(y)}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1-${2 * radius} 0z`,
});
