// The drawings: for each, the part of the elevation field, the levels, the line widths and the detail.
import { elevation } from "./terrain.mjs";

const range = (from, to, by) =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by);
const below = (limit) => (level) => level < limit;
const between = (from, to) => (level) => level >= from && level < to;

// As on printed maps, every fifth line is heavier (an index contour), and the coast is the heaviest.
const ranked = (levels, index) =>
  levels.map((at) => ({
    at,
    kind: at < -600 ? "deep" : at < 0 ? "sea" : at === 0 ? "coast" : at % index === 0 ? "index" : undefined,
  }));

const plan =
  (left, top, scale) =>
  ([x, y]) => [(x - left) * scale, (y - top) * scale];

/** The part of the elevations that the home page's drawing shows. */
export const heroFrame = { x: -44, y: -46, width: 88, height: 93 };

const island = {
  size: [940, 1110],
  frame: { x: -26, y: -30, width: 52, height: 61, step: 0.13 },
  field: elevation,
  levels: ranked([-190, 0, ...range(100, 1300, 100)], 500),
  place: plan(-25.7, -29.7, 18.3),
  groups: [below(0), between(0, 180), between(180, 600), between(600, 2000)],
  minLength: 36,
  simplify: { line: 24, coast: 4.5, sea: 25 },
  strokes: {
    line: { width: 1.7, opacity: 0.75 },
    index: { width: 2.5, opacity: 1 },
    coast: { width: 3, opacity: 1 },
    sea: { width: 1.5, opacity: 0.4 },
  },
};

// The whole island and the sea around it. The home page places it by Montagne Pelée (app/pages/home/hero.css).
const hero = {
  size: [2640, 2790],
  frame: { x: -44.3, y: -46.3, width: 88.6, height: 93.6, step: 0.15 },
  field: elevation,
  levels: ranked([-2840, -2240, -1710, -1250, -860, -540, -290, -110, 0, ...range(75, 1350, 75)], 375),
  place: plan(heroFrame.x, heroFrame.y, 30),
  groups: [below(-600), between(-600, 0), between(0, 400), between(400, 800), between(800, 2000)],
  minLength: 60,
  simplify: { line: 24, coast: 12, sea: 160 },
  strokes: {
    line: { width: 1.8, opacity: 0.7 },
    index: { width: 3, opacity: 0.95 },
    coast: { width: 3.6, opacity: 1 },
    sea: { width: 1.5, opacity: 0.45 },
    deep: { width: 1.5, opacity: 0.22 },
  },
};

// Montagne Pelée: only the rings that close around it, for the splash screen and the error pages.
const around =
  ([x, y]) =>
  ({ points }) =>
    points.some((p) => p[0] > x) &&
    points.some((p) => p[0] < x) &&
    points.some((p) => p[1] > y) &&
    points.some((p) => p[1] < y);
const summit = {
  size: [800, 800],
  frame: { x: -18.93, y: -22.3, width: 6.9, height: 6.9, step: 0.05 },
  field: elevation,
  levels: ranked(range(510, 1380, 60), 0).map((level, i) => ({
    ...level,
    kind: i % 5 === 0 ? "index" : undefined,
  })),
  keep: (line) => line.closed && around([380, 410])(line),
  place: plan(-18.93, -22.3, 116),
  groups: [between(1100, 2000), between(900, 1100), between(700, 900), below(700)],
  minLength: 30,
  simplify: { line: 42 },
  strokes: { line: { width: 2.2, opacity: 0.8 }, index: { width: 4, opacity: 1 } },
};

// The island's skyline seen from the west, north to the left: the highest ground at each northing, then three
// smoother copies below it. The ends are level, so that the lines can continue to the edges of a page.
function skyline() {
  const heights = range(0, 240, 1).map((i) => {
    const y = -34 + (i / 240) * 68;
    return Math.max(0, ...range(-26, 26, 0.25).map((x) => elevation(x, y)));
  });
  const calm = (values, radius) =>
    values.map((_, i) => {
      let sum = 0;
      let weight = 0;
      for (let k = -3 * radius; k <= 3 * radius; k++) {
        const w = Math.exp(-((k / radius) ** 2));
        sum += w * (values[Math.max(0, Math.min(values.length - 1, i + k))] ?? 0);
        weight += w;
      }
      return sum / weight;
    });
  return [
    { radius: 1, scale: 1, sea: 89, kind: "index", tolerance: 20 },
    { radius: 4, scale: 0.66, sea: 97, tolerance: 30 },
    { radius: 8, scale: 0.4, sea: 105, tolerance: 30 },
    { radius: 14, scale: 0.2, sea: 113, kind: "sea", tolerance: 30 },
  ].map(({ radius, scale, sea, kind, tolerance }) => ({
    kind,
    tolerance,
    points: calm(heights, radius).map((h, i) => [i * 16, 2 * (sea - h * 0.063 * scale)]),
  }));
}
const divider = {
  size: [3840, 240],
  profiles: skyline,
  strokes: {
    line: { width: 2, opacity: 0.7 },
    index: { width: 3, opacity: 1 },
    sea: { width: 2, opacity: 0.45 },
  },
};

export const compositions = { island, hero, divider, summit };
