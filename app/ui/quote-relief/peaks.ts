import { projectionOf, reliefBox } from "./quote-relief.ts";
import { columns, type DrawnSelection, terrainHeights } from "./terrain.ts";

/** A place in the drawing, in its units. */
export type Place = { readonly x: number; readonly y: number };

/** The peak of a choice, with its number, which stands above the drawing. */
export type Peak = Place & { readonly key: string; readonly number: number; readonly label: Place };

/** How high the numbers' rows are, and how far numbers are apart and from the edge: as large as a phone needs them. */
export const labelRow = 52;
const labelStep = 50;
const labelEdge = 60;

/**
 * The peaks of a selection's choices, numbered from west to east, each with a place for its number in rows above the drawing, and the
 * summit of all. `rows`: how many. `labelEnd`: how far to the east the last number may stand.
 */
export function peaksOf(
  selection: DrawnSelection,
  labelEnd = reliefBox.width - labelEdge,
): {
  readonly peaks: readonly Peak[];
  readonly rows: number;
  readonly summit: Place;
} {
  const heights = terrainHeights(selection);
  const [project, , layer] = projectionOf(heights, selection);
  /** The point of the grid at which something is highest, on the highest layer but `down` of those below it: the smallest ones are not drawn. */
  const pointOf = (raised: Float64Array, down = 0): Place => {
    const at = raised.indexOf(Math.max(...raised));
    const [column, row] = [at % (columns + 1), Math.floor(at / (columns + 1))];
    const [x, y] = project(column, row, layer * (Math.floor((heights[at] ?? 0) / layer) - down));
    return { x: Math.round(x), y: Math.round(y) };
  };
  /** What a choice adds to the ground: without it, that would sink. */
  const raisedBy = (key: string): Float64Array => {
    const without = terrainHeights({ ...selection, options: options.filter((other) => other !== key) });
    return heights.map((height, at) => height - (without[at] ?? 0));
  };
  const { pack, options } = selection;
  const massif = terrainHeights({ ...selection, options: [] });
  const places = [
    ...(pack === null || pack === "" ? [] : [{ key: pack, ...pointOf(massif, 1) }]),
    ...[...new Set(options)].map((key) => ({ key, ...pointOf(raisedBy(key), 1) })),
  ].toSorted((one, other) => one.x - other.x || one.y - other.y);
  const labelsWidth = labelEnd - labelEdge;
  const labelRows = Math.ceil(places.length / (Math.floor(labelsWidth / labelStep) + 1));
  return {
    rows: labelRows,
    summit: pointOf(heights),
    peaks: labelPlaces(
      places.map(({ x }) => x),
      labelsWidth,
    ).map((x, index) => {
      const place = places[index] as Place & { key: string };
      const row = index % labelRows;
      return { ...place, number: index + 1, label: { x, y: -labelRow * (labelRows - row - 0.5) } };
    }),
  };
}

/** Where numbers stand: each as near to its peak as the others let it, in their order. A further row stands in the gaps of the first. */
function labelPlaces(wished: readonly number[], labelsWidth: number): readonly number[] {
  const step = Math.min(labelStep, labelsWidth / Math.max(1, wished.length - 1));
  const places: number[] = [];
  for (const wish of wished) places.push(Math.max(wish, (places.at(-1) ?? labelEdge - step) + step));
  // What was pushed over the edge pushes the others back.
  for (let index = places.length - 1, most = labelEdge + labelsWidth; index >= 0; index -= 1, most -= step)
    places[index] = Math.min(places[index] as number, most);
  return places.map(Math.round);
}
