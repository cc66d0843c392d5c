import { columns, rows } from "./terrain.ts";

type Point = readonly [x: number, y: number];
type Project = (column: number, row: number, height: number) => Point;

/** Points closer than this, in units of the drawing, are one. */
const closest = 14;
/** A ring of fewer points is too small to be seen. */
const minPoints = 4;
const nothing = -1;

const width = columns + 1;

/**
 * The lines of equal height, as path data for each level that has one: closed curves. No point at the edge of the grid may
 * be above a level. `project` places a point of the grid, with its height, in the drawing.
 */
export function contours(
  heights: Float64Array,
  levels: readonly number[],
  project: Project,
): readonly string[] {
  return levels
    .map((level) => {
      const next = segments(heights, level);
      let path = "";
      for (let side = 0; side < next.length; side += 1) {
        // Most sides: no line crosses them, or it was followed already.
        if (next[side] === nothing) continue;
        const ring = ringFrom(side, next, (at) => crossing(heights, level, at, project));
        if (ring.length >= minPoints) path += curve(ring);
      }
      return path;
    })
    .filter((path) => path !== "");
}

/**
 * The line of a level in pieces: for the side of a cell where it enters, the one where it leaves. The sides from a point to
 * the east and to the south are twice its number, and one more.
 */
function segments(heights: Float64Array, level: number): Int32Array {
  const next = new Int32Array(2 * heights.length).fill(nothing);
  const above = (at: number): number => ((heights[at] as number) > level ? 1 : 0);
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const at = row * width + column;
      // Its corners, clockwise from the north-west.
      const corners =
        above(at) | (above(at + 1) << 1) | (above(at + width + 1) << 2) | (above(at + width) << 3);
      if (corners === 0 || corners === 15) continue;
      const sides = [2 * at, 2 * at + 3, 2 * (at + width), 2 * at + 1];
      // Which of the two corners of a side is above: bit 0 the first, bit 1 the second.
      const pair = (side: number) => ((corners * 17) >> side) & 3;
      for (let from = 0; from < 4; from += 1) {
        if (pair(from) !== 1) continue;
        // The nearest side before it where the land begins: also across a saddle, which two lines cross.
        let to = from;
        do to = (to + 3) % 4;
        while (pair(to) !== 2);
        next[sides[from] as number] = sides[to] as number;
      }
    }
  return next;
}

/** The points of the ring that begins at a side, which is taken out of `next`. */
function ringFrom(start: number, next: Int32Array, pointOf: (side: number) => Point): readonly Point[] {
  const ring: Point[] = [];
  let [beforeX, beforeY] = [Number.POSITIVE_INFINITY, 0];
  for (let side = start; next[side] !== nothing; ) {
    const [x, y] = pointOf(side);
    // Faster than Math.hypot.
    if ((x - beforeX) ** 2 + (y - beforeY) ** 2 > closest ** 2) {
      ring.push([x, y]);
      [beforeX, beforeY] = [x, y];
    }
    const following = next[side] as number;
    next[side] = nothing;
    side = following;
  }
  return ring;
}

/** Where the line of a level crosses a side. */
function crossing(heights: Float64Array, level: number, side: number, project: Project): Point {
  const [from, south] = [side >> 1, side % 2];
  const height = heights[from] as number;
  const share = (level - height) / ((heights[from + (south === 1 ? width : 1)] as number) - height);
  const [column, row] = [from % width, Math.floor(from / width)];
  return south === 1 ? project(column, row + share, level) : project(column + share, row, level);
}

/** A closed curve through the middles of a ring's sides, which are whole numbers. */
function curve(ring: readonly Point[]): string {
  const middles = ring.map(([x, y], index): Point => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
    return [Math.round((x + nextX) / 2), Math.round((y + nextY) / 2)];
  });
  let [x, y] = middles.at(-1) as Point;
  const steps = ring.map(([turnX, turnY], index) => {
    const [toX, toY] = middles[index] as Point;
    const step = `${Math.round(turnX) - x} ${Math.round(turnY) - y} ${toX - x} ${toY - y}`;
    [x, y] = [toX, toY];
    return step;
  });
  return `M${x} ${y}q${steps.join(" ").replaceAll(" -", "-")}z`;
}
