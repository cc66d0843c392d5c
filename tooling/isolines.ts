/** The lines of a level in a sampled field, by marching squares. */

export type Point = readonly [x: number, y: number];
export type Line = { readonly points: readonly Point[]; readonly closed: boolean };
export type Field = (x: number, y: number) => number;
export type Frame = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly step: number;
};

type Side = "top" | "right" | "bottom" | "left";

/** Which sides of a cell a line joins, by which of its corners are high: top left 1, top right 2, bottom right 4, bottom left 8. */
const joined: readonly (readonly (readonly [from: Side, to: Side])[])[] = [
  [],
  [["left", "top"]],
  [["top", "right"]],
  [["left", "right"]],
  [["right", "bottom"]],
  [
    ["left", "top"],
    ["right", "bottom"],
  ],
  [["top", "bottom"]],
  [["left", "bottom"]],
  [["bottom", "left"]],
  [["bottom", "top"]],
  [
    ["top", "right"],
    ["bottom", "left"],
  ],
  [["bottom", "right"]],
  [["right", "left"]],
  [["right", "top"]],
  [["top", "left"]],
  [],
];

/** Samples a field once for all levels. */
export function sample(field: Field, { x, y, width, height, step }: Frame) {
  const columns = Math.round(width / step) + 1;
  const rows = Math.round(height / step) + 1;
  const values = Array.from({ length: columns * rows }, (_, index) =>
    field(x + (index % columns) * step, y + Math.floor(index / columns) * step),
  );
  const value = (column: number, row: number): number => values[row * columns + column] ?? 0;
  return {
    columns,
    rows,
    value,
    place: (column: number, row: number): Point => [x + column * step, y + row * step],
  };
}

/** The lines at a level. One that is not closed ends at the frame. */
export function isolines(grid: ReturnType<typeof sample>, level: number): readonly Line[] {
  const { columns, rows, value, place } = grid;
  /** Where the level crosses the side of a cell; neighbours name a side that they share alike. */
  const crossing = (
    column: number,
    row: number,
    side: Side,
  ): { readonly key: string; readonly point: Point } => {
    const [fromColumn, fromRow] = [side === "right" ? column + 1 : column, side === "bottom" ? row + 1 : row];
    const across = side === "top" || side === "bottom";
    const from = value(fromColumn, fromRow);
    const to = across ? value(fromColumn + 1, fromRow) : value(fromColumn, fromRow + 1);
    const part = (level - from) / (to - from);
    return {
      key: `${fromColumn} ${fromRow} ${across ? "across" : "down"}`,
      point: across ? place(fromColumn + part, fromRow) : place(fromColumn, fromRow + part),
    };
  };
  const points = new Map<string, Point>();
  const neighbours = new Map<string, string[]>();
  for (let row = 0; row < rows - 1; row++)
    for (let column = 0; column < columns - 1; column++) {
      const corners = [
        value(column, row),
        value(column + 1, row),
        value(column + 1, row + 1),
        value(column, row + 1),
      ];
      const kind = corners.reduce((sum, corner, index) => sum + (corner >= level ? 2 ** index : 0), 0);
      for (const [from, to] of joined[kind] ?? []) {
        const ends = [crossing(column, row, from), crossing(column, row, to)] as const;
        for (const { key, point } of ends) points.set(key, point);
        const [a, b] = [ends[0].key, ends[1].key];
        neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
        neighbours.set(b, [...(neighbours.get(b) ?? []), a]);
      }
    }
  return linesOf(points, neighbours);
}

/** Follows the segments from end to end. */
function linesOf(
  points: ReadonlyMap<string, Point>,
  neighbours: ReadonlyMap<string, readonly string[]>,
): readonly Line[] {
  const seen = new Set<string>();
  const follow = (start: string): Line => {
    const line: Point[] = [];
    let key: string | undefined = start;
    let last = start;
    while (key !== undefined) {
      seen.add(key);
      last = key;
      line.push(points.get(key) ?? [0, 0]);
      key = neighbours.get(key)?.find((next) => !seen.has(next));
    }
    const closed = line.length > 2 && (neighbours.get(last)?.includes(start) ?? false);
    return { points: line, closed };
  };
  // First those that begin at the frame.
  const ends = [...neighbours].filter(([, next]) => next.length === 1).map(([key]) => key);
  return [...ends, ...neighbours.keys()].flatMap((key) => (seen.has(key) ? [] : [follow(key)]));
}
