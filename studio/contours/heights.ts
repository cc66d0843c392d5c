/**
 * The height map from which the home page computes the contour lines of `hero.svg` in the browser: the same elevations, on a
 * coarse grid that continues beyond the drawing, because the ground is also seen at an angle.
 */
import type { HeightFile } from "../../app/browser/landscape/heights.ts";

/** What one unit of the file is, in contour lines. */
const precision = 1 / 48;
/** Nothing below this line is drawn. */
const deepest = -9;
/** Steps of the grid across the drawing. */
const acrossDrawing = 176;
/** How far the ground continues on each side, as shares of the drawing. */
const beyond = { left: 0.04, right: 0.04, top: 0.1, bottom: 0.04 };
/** How many steps high one contour line is: more than it is in nature, as much as looks right. */
const rise = 0.85;

/**
 * A height in contour lines: 1 is the first line of the drawing above the sea, 2 the second. Below the sea the distances
 * between lines grow, as on a sea chart: line -n is at -interval * (n + 7/15 n²).
 */
function lineOf(height: number, interval: number): number {
  if (height >= 0) return height / interval;
  return (1 - Math.sqrt(1 - (28 / 15) * (height / interval))) / (14 / 15);
}

type Landmark = {
  readonly name: string;
  readonly at: readonly [x: number, y: number];
  readonly lead: number;
};

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** `frame`: the part of the elevations that the drawing shows. `interval`: the metres between its lines. */
export function heightMap(
  elevation: (x: number, y: number) => number,
  frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  interval: number,
  landmarks: readonly Landmark[] = [],
): HeightFile {
  const step = frame.width / acrossDrawing;
  const [left, top] = [
    Math.round((frame.width * beyond.left) / step),
    Math.round((frame.height * beyond.top) / step),
  ];
  const columns = left + acrossDrawing + Math.round((frame.width * beyond.right) / step) + 1;
  const rows = top + Math.round((frame.height * (1 + beyond.bottom)) / step) + 1;
  const known = new Int32Array(columns * rows);
  const at = (index: number): number => known[index] ?? 0;
  // Each value is stored as its difference from the plane through three neighbours, which is small.
  const differences = Array.from(known, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const height = elevation(frame.x + (column - left) * step, frame.y + (row - top) * step);
    const above = row > 0 ? at(index - columns) : 0;
    const before = column > 0 ? at(index - 1) : above;
    const corner = row === 0 ? 0 : column > 0 ? at(index - columns - 1) : above;
    known[index] = Math.round(Math.max(deepest, lineOf(height, interval)) / precision);
    return at(index) - (before + above - corner);
  });
  return {
    columns,
    rows,
    frame: [left, top, acrossDrawing, rounded(frame.height / step)],
    rise,
    precision,
    landmarks: landmarks.map(({ name, at: [x, y], lead }) => ({
      name,
      at: [rounded(left + (x - frame.x) / step), rounded(top + (y - frame.y) / step)],
      lead: rounded(lead / step),
    })),
    differences,
  };
}
