// The drawings: which part of the field each shows, at which levels, how heavy and how detailed.
import { elevation } from "./terrain.mjs";

const range = (from, to, by) => Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, i) => from + i * by);
const below = (limit) => (level) => level < limit;
const between = (from, to) => (level) => level >= from && level < to;

// Every fifth line is an index contour, the coast the heaviest of all: the habit of printed maps.
const ranked = (levels, index) =>
  levels.map((at) => ({ at, kind: at < 0 ? "sea" : at === 0 ? "coast" : at % index === 0 ? "index" : undefined }));

const plan = (left, top, scale) => ([x, y]) => [(x - left) * scale, (y - top) * scale];

const island = {
  size: [1200, 1400],
  frame: { x: -25, y: -29, width: 50, height: 59, step: 0.2 },
  field: elevation,
  levels: ranked([-250, -100, 0, ...range(100, 1300, 100)], 500),
  place: plan(-25.4, -29.4, 23.8),
  groups: [below(0), between(0, 200), between(200, 600), between(600, 2000)],
  minLength: 40,
  simplify: 14,
  strokes: { line: { width: 2.2, opacity: 0.75 }, index: { width: 3.2, opacity: 1 }, coast: { width: 4, opacity: 1 }, sea: { width: 1.8, opacity: 0.35 } },
};

const hero = {
  size: [3200, 1800],
  frame: { x: -36, y: -25, width: 36, height: 22, step: 0.18 },
  field: elevation,
  levels: ranked([...range(-1800, -150, 275), 0, ...range(100, 1300, 100)], 500),
  place: plan(-35.5, -24.4, 91),
  groups: [below(-500), below(0), between(0, 400), between(400, 800), between(800, 2000)],
  minLength: 120,
  simplify: 60,
  strokes: { line: { width: 2.4, opacity: 0.7 }, index: { width: 4, opacity: 0.9 }, coast: { width: 5, opacity: 1 }, sea: { width: 2, opacity: 0.4 } },
};

export const compositions = { island, hero };
