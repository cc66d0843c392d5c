/**
 * The contour lines behind pages, cards and PDFs, of an island that a seed makes up: for an agency without drawings of its own place.
 * They have the names, sizes and line widths of those that the studio draws from a terrain.
 */

import { type Frame, isolines, sample } from "../../tooling/isolines.ts";
import { type Line, length, type Point, pathData } from "./curve.ts";
import { heightMap } from "./heights.ts";
import { groundOf } from "./pages/ground.ts";
import { pageDrawings } from "./pages/pages.ts";
import { highest, type Island, islandOf } from "./terrain.ts";

type Stroke = { readonly width: number; readonly opacity: number };
type Level = { readonly at: number; readonly stroke?: Stroke };

type Drawing = {
  readonly size: readonly [width: number, height: number];
  readonly line: Stroke;
  readonly levels: readonly Level[];
  readonly frame: Frame;
  readonly minLength: number;
  /** How much smaller than a triangle of this area no corner is. */
  readonly tolerance: number;
  readonly keep?: (line: Line) => boolean;
};

const range = (from: number, to: number, by: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);

const strokeOf = ({ width, opacity }: Stroke): string =>
  `stroke-width="${width}" stroke-opacity="${opacity}"`;

const document = ([width, height]: Drawing["size"], line: Stroke, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><g fill="none" stroke="#000" ${strokeOf(line)}>${body}</g></svg>\n`;

function contours({ elevation }: Island, drawing: Drawing): string {
  const { frame, size, line, levels } = drawing;
  const grid = sample(elevation, frame);
  const scale = size[0] / frame.width;
  const placed = ([x, y]: Point): Point => [(x - frame.x) * scale, (y - frame.y) * scale];
  const groups = levels.map(({ at, stroke }) => {
    const lines = isolines(grid, at)
      .map(({ points, closed }) => ({ closed, points: points.map(placed) }))
      .filter((each) => length(each) > drawing.minLength && (drawing.keep?.(each) ?? true));
    const path = lines.map((each) => pathData(each, drawing.tolerance)).join("");
    return path === ""
      ? ""
      : `<g><path${stroke === undefined ? "" : ` ${strokeOf(stroke)}`} d="${path}"/></g>`;
  });
  return document(size, line, groups.join(""));
}

/** As on printed maps, every fifth line is heavier, and the coast is the heaviest. */
const ranked = (
  levels: readonly number[],
  index: number,
  strokes: Readonly<Record<"index" | "coast" | "sea", Stroke>>,
) =>
  levels.map((at): Level => {
    if (at === 0) return { at, stroke: strokes.coast };
    if (at < 0) return { at, stroke: strokes.sea };
    return at % index === 0 ? { at, stroke: strokes.index } : { at };
  });

/** As large as the sample's beside its island, with the summit where the home page's style sheet has it. */
const heroFrame = ({ summit }: Island) => ({
  x: summit.x - 10.9,
  y: summit.y - 10.48,
  width: 33.86,
  height: 35.78,
});
const heroInterval = 75;

function hero(island: Island): string {
  return contours(island, {
    size: [2640, 2790],
    line: { width: 1.8, opacity: 0.7 },
    // Those below the sea as `heights.ts` counts them.
    levels: ranked([-2240, -1710, -1250, -860, -540, -290, -110, 0, ...range(75, 1300, heroInterval)], 375, {
      index: { width: 3, opacity: 0.95 },
      coast: { width: 3.6, opacity: 1 },
      sea: { width: 1.5, opacity: 0.35 },
    }),
    frame: { ...heroFrame(island), step: 0.12 },
    minLength: 60,
    tolerance: 40,
  });
}

function whole(island: Island): string {
  return contours(island, {
    size: [940, 1110],
    line: { width: 1.7, opacity: 0.75 },
    levels: ranked([-190, 0, ...range(100, 1300, 100)], 500, {
      index: { width: 2.5, opacity: 1 },
      coast: { width: 3, opacity: 1 },
      sea: { width: 1.5, opacity: 0.4 },
    }),
    frame: { x: -11, y: -13, width: 22, height: 26, step: 0.13 },
    minLength: 36,
    tolerance: 20,
  });
}

/** Only the rings that close around the summit. */
function summit(island: Island): string {
  const { x, y } = island.summit;
  const middle = 400;
  return contours(island, {
    size: [800, 800],
    line: { width: 2.2, opacity: 0.8 },
    levels: range(highest - 830, highest - 10, 60).map((at, index) =>
      index % 5 === 0 ? { at, stroke: { width: 4, opacity: 1 } } : { at },
    ),
    frame: { x: x - 3.4, y: y - 3.4, width: 6.8, height: 6.8, step: 0.05 },
    minLength: 30,
    tolerance: 42,
    keep: ({ closed, points }) =>
      closed && points.some(([px]) => px < middle) && points.some(([px]) => px > middle),
  });
}

/** The skyline from the side, and three calmer copies below it. The ends are level. */
function divider({ elevation }: Island): string {
  const heights = range(0, 240, 1).map((index) => {
    const y = -14 + (index / 240) * 28;
    return Math.max(0, ...range(-11, 11, 0.4).map((x) => elevation(x, y)));
  });
  const calm = (radius: number) =>
    heights.map((_, index) => {
      const weights = range(-3 * radius, 3 * radius, 1).map((step) => Math.exp(-((step / radius) ** 2)));
      const sum = weights.reduce(
        (total, weight, place) => total + weight * (heights[index + place - 3 * radius] ?? 0),
        0,
      );
      return sum / weights.reduce((total, weight) => total + weight, 0);
    });
  const profiles = [
    { radius: 2, scale: 1, sea: 89, stroke: { width: 3, opacity: 1 }, tolerance: 20 },
    { radius: 5, scale: 0.66, sea: 97, tolerance: 30 },
    { radius: 9, scale: 0.4, sea: 105, tolerance: 30 },
    { radius: 14, scale: 0.2, sea: 113, stroke: { width: 2, opacity: 0.45 }, tolerance: 30 },
  ];
  const body = profiles.map(({ radius, scale, sea, stroke, tolerance }) => {
    const points = calm(radius).map(
      (height, index): Point => [index * 16, 2 * (sea - height * 0.063 * scale)],
    );
    const path = pathData({ points, closed: false }, tolerance);
    return `<g><path${stroke === undefined ? "" : ` ${strokeOf(stroke)}`} d="${path}"/></g>`;
  });
  return document([3840, 240], { width: 2, opacity: 0.7 }, body.join(""));
}

/** Each drawing, and the heights of one, by its file in `content/contours/`. */
export function contoursOf(seed: string): ReadonlyMap<string, string> {
  const island = islandOf(seed);
  return new Map([
    ["hero.svg", hero(island)],
    ["heights.json", `${JSON.stringify(heightMap(island.elevation, heroFrame(island), heroInterval))}\n`],
    ["island.svg", whole(island)],
    ["summit.svg", summit(island)],
    ["divider.svg", divider(island)],
    ...[...pageDrawings(groundOf(seed, island))].map(([name, text]) => [`pages/${name}`, text] as const),
  ]);
}
