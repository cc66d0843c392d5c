import { expect, test } from "vitest";
import { heightsOf } from "#app/browser/landscape/heights.ts";
import { contoursOf } from "./drawings.ts";
import { heightMap } from "./heights.ts";
import { isolines, sample } from "./isolines.ts";

test("a seed makes the same drawings each time, and another one others", () => {
  const drawings = [...contoursOf("Vent")];
  expect(drawings.map(([name]) => name)).toEqual([
    "hero.svg",
    "heights.json",
    "island.svg",
    "summit.svg",
    "divider.svg",
  ]);
  expect([...contoursOf("Vent")]).toEqual(drawings);
  for (const [name, svg] of contoursOf("Anse-Bleue")) expect(svg).not.toBe(new Map(drawings).get(name));
});

test.each(["Vent", "Anse-Bleue", "Zéphyr & fils", "a", "Studio 42"])(
  "the island of %s has lines in every drawing",
  (seed) => {
    for (const [name, svg] of contoursOf(seed)) {
      if (!name.endsWith(".svg")) continue;
      expect(svg.match(/<path/g)?.length ?? 0, name).toBeGreaterThan(2);
      expect(svg.length, name).toBeLessThan(14_000);
      expect(svg, name).not.toMatch(/NaN|Infinity/);
    }
  },
);

test("the line of a level closes around a hill, and ends at the frame beside a slope", () => {
  const frame = { x: 0, y: 0, width: 10, height: 10, step: 1 };
  const [hill, ...others] = isolines(
    sample((x, y) => -Math.hypot(x - 5, y - 5), frame),
    -3,
  );
  expect(others).toEqual([]);
  expect(hill?.closed).toBe(true);
  for (const [x, y] of hill?.points ?? []) expect(Math.hypot(x - 5, y - 5)).toBeCloseTo(3, 0);
  const slope = isolines(
    sample((x) => x, frame),
    4.5,
  );
  expect(slope.map(({ closed, points }) => [closed, points.length])).toEqual([[false, 11]]);
});

test("the height map has the elevations in contour lines, and where the drawing is among them", () => {
  // 75 m for each kilometre to the east of the middle, and a sea in the west.
  const file = heightMap((x) => (x < 0 ? 110 * x : 75 * x), { x: -16, y: -9, width: 32, height: 18 }, 75);
  const heights = heightsOf(file);
  const [left = 0, top = 0, width = 0] = file.frame;
  const at = (km: number) => heights[top * file.columns + left + Math.round(((km + 16) / 32) * width)] ?? 0;
  expect(at(0)).toBeCloseTo(0, 0);
  expect(at(8)).toBeCloseTo(8, 0);
  expect(at(16)).toBeCloseTo(16, 0);
  // Line -1 is 110 m below the sea.
  expect(at(-1)).toBeCloseTo(-1, 0);
});
