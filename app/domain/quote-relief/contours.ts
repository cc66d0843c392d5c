import { columns, rows } from "./terrain.ts";

type Point = readonly [x: number, y: number];

/** Points closer than this, in units of the drawing, are one. */
const closest = 12;
/** A ring of fewer points is too small to be seen. */
const fewestPoints = 4;

const width = columns + 1;

/**
 * The lines of equal height, as path data for each level that has one: closed curves. Neither the first nor
 * the last row and column may be above a level. `project` places a point of the grid, with its height, in the drawing.
 */
export function contours(
  heights: Float64Array,
  levels: readonly number[],
  project: (column: number, row: number, height: number) => Point,
): readonly string[] {
  const step = (levels[1] as number) - (levels[0] as number);
  const lines = levels.map(() => ({ next: new Map<number, number>(), points: new Map<number, Point>() }));
  const heightAt = (at: number) => heights[at] as number;
  /** Where a line crosses the side between two neighbours. The number of a side is unique. */
  const crossing = ({ points }: (typeof lines)[number], level: number, from: number, to: number): number => {
    const side = Math.min(from, to) * 2 + (Math.abs(from - to) === 1 ? 0 : 1);
    if (!points.has(side)) {
      const share = (level - heightAt(from)) / (heightAt(to) - heightAt(from));
      const column = (from % width) + ((to % width) - (from % width)) * share;
      const [north, south] = [Math.floor(from / width), Math.floor(to / width)];
      points.set(side, project(column, north + (south - north) * share, level));
    }
    return side;
  };
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const corner = row * width + column;
      const corners = [corner, corner + 1, corner + width + 1, corner + width];
      const around = corners.map(heightAt);
      const first = Math.max(0, Math.ceil((Math.min(...around) - (levels[0] as number)) / step));
      const highest = Math.max(...around);
      for (let index = first; index < levels.length && (levels[index] as number) < highest; index += 1) {
        const level = levels[index] as number;
        const line = lines[index] as (typeof lines)[number];
        const starts: number[] = [];
        const ends: number[] = [];
        for (let side = 0; side < 4; side += 1) {
          const [from, to] = [corners[side] as number, corners[(side + 1) % 4] as number];
          const [isAbove, isNextAbove] = [heightAt(from) > level, heightAt(to) > level];
          if (isAbove === isNextAbove) continue;
          (isAbove ? starts : ends).push(crossing(line, level, from, to));
        }
        // Two lines cross a saddle.
        if (starts.length === 2 && heightAt(corner) > level) ends.reverse();
        for (const [at, start] of starts.entries()) line.next.set(start, ends[at] as number);
      }
    }
  return lines.map(pathOf).filter((path) => path !== "");
}

function pathOf({ next, points }: { next: Map<number, number>; points: Map<number, Point> }): string {
  let path = "";
  for (const start of next.keys()) {
    const ring: Point[] = [];
    let at: number | undefined = start;
    while (at !== undefined) {
      const [x, y] = points.get(at) as Point;
      const [beforeX, beforeY] = ring.at(-1) ?? [Infinity, Infinity];
      if (Math.hypot(x - beforeX, y - beforeY) > closest) ring.push([x, y]);
      const following: number | undefined = next.get(at);
      next.delete(at);
      at = following;
    }
    if (ring.length >= fewestPoints) path += curve(ring);
  }
  return path;
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
    const step = [Math.round(turnX) - x, Math.round(turnY) - y, toX - x, toY - y].join(" ");
    [x, y] = [toX, toY];
    return step;
  });
  return `M${x} ${y}q${steps.join(" ").replaceAll(" -", "-")}z`;
}
