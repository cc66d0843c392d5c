/** The outlines of what is filled in a field of values, by marching squares. */

export type Point = readonly [x: number, y: number];
type Side = "top" | "right" | "bottom" | "left";

/** Which sides of a cell an outline joins, by which of its corners are filled: top left 1, top right 2, bottom right 4, bottom left 8. */
const joined: readonly string[] = [
  ...[
    "",
    "left top",
    "top right",
    "left right",
    "right bottom",
    "left top,right bottom",
    "top bottom",
    "left bottom",
  ],
  ...[
    "bottom left",
    "bottom top",
    "top right,bottom left",
    "bottom right",
    "right left",
    "right top",
    "top left",
    "",
  ],
];

/** Closed lines at a level. `value`: of a whole place; what is beyond the size is empty. */
export function outlinesOf(
  value: (x: number, y: number) => number,
  { width, height }: { readonly width: number; readonly height: number },
  level: number,
): readonly (readonly Point[])[] {
  const points = new Map<string, Point>();
  const next = new Map<string, string[]>();
  /** Where the level crosses a side of a cell; neighbours name a side that they share alike. */
  function crossing(x: number, y: number, side: Side): string {
    const [fromX, fromY] = [side === "right" ? x + 1 : x, side === "bottom" ? y + 1 : y];
    const across = side === "top" || side === "bottom";
    const from = value(fromX, fromY);
    const part = (level - from) / ((across ? value(fromX + 1, fromY) : value(fromX, fromY + 1)) - from);
    const key = `${fromX} ${fromY} ${across}`;
    points.set(key, across ? [fromX + part, fromY] : [fromX, fromY + part]);
    return key;
  }
  for (let y = -1; y < height; y++)
    for (let x = -1; x < width; x++) {
      const corners = [value(x, y), value(x + 1, y), value(x + 1, y + 1), value(x, y + 1)];
      const kind = corners.reduce((sum, corner, index) => sum + (corner >= level ? 2 ** index : 0), 0);
      for (const pair of (joined[kind] ?? "").split(",").filter((one) => one !== "")) {
        const [a = "", b = ""] = pair.split(" ").map((side) => crossing(x, y, side as Side));
        next.set(a, [...(next.get(a) ?? []), b]);
        next.set(b, [...(next.get(b) ?? []), a]);
      }
    }
  const seen = new Set<string>();
  return [...next.keys()].flatMap((start) => {
    const line: Point[] = [];
    for (let key: string | undefined = seen.has(start) ? undefined : start; key !== undefined; ) {
      seen.add(key);
      line.push(points.get(key) ?? [0, 0]);
      key = next.get(key)?.find((one) => !seen.has(one));
    }
    return line.length > 2 ? [line] : [];
  });
}
