import { globSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { decodeHeights } from "../../app/browser/landscape/heights.ts";
import { isolines, sample } from "../../tooling/isolines.ts";
import { contoursOf } from "./drawings.ts";
import { heightMap } from "./heights.ts";

const firstRunFolder = join(import.meta.dirname, "../../editor/first-run/contours");
const pagesFolder = join(import.meta.dirname, "../../content/contours/pages");
const seeds = ["Vent", "Anse-Bleue", "Zéphyr & fils"] as const;
const drawn = new Map(seeds.map((seed) => [seed, contoursOf(seed)]));

test("a seed makes the same drawings each time, and another one others", () => {
  const drawings = [...contoursOf("Vent")];
  expect([...(drawn.get("Vent") ?? [])]).toEqual(drawings);
  const names = drawings.map(([name]) => name);
  expect([...names.slice(0, 5), ...names.slice(5).sort()]).toEqual([
    "hero.svg",
    "heights.json",
    "island.svg",
    "summit.svg",
    "divider.svg",
    ...globSync("*.svg", { cwd: pagesFolder })
      .sort()
      .map((page) => `pages/${page}`),
  ]);
  const other = drawn.get("Anse-Bleue");
  const same = drawings.filter(([name, svg]) => other?.get(name) === svg).map(([name]) => name);
  expect(same).toEqual([]);
});

test.each(seeds)(
  "the island of %s has lines in every drawing, and not many more than the sample's",
  (seed) => {
    for (const [name, svg] of drawn.get(seed) ?? []) {
      if (!name.endsWith(".svg")) continue;
      const isOfPage = name.startsWith("pages/");
      const limit = isOfPage
        ? 1.4 * Math.max(4000, statSync(join(pagesFolder, basename(name))).size)
        : 14_000;
      expect(svg.match(/<path/g)?.length ?? 0, name).toBeGreaterThan(2);
      expect(svg.length, name).toBeLessThan(limit);
      expect(svg, name).not.toMatch(/NaN|Infinity/);
      // The ink of the theme, and on its right the accent.
      if (isOfPage)
        expect(svg, name).toMatch(
          /^<svg [^>]*viewBox="0 0 2000 1000">.*<g transform="translate\(1000\)"><path/,
        );
    }
  },
);

test("a new agency begins with the drawings of one of these islands", () => {
  for (const [name, text] of drawn.get("Anse-Bleue") ?? [])
    expect(readFileSync(join(firstRunFolder, name), "utf8"), name).toBe(text);
});

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
  const heights = decodeHeights(file);
  const [left = 0, top = 0, width = 0] = file.frame;
  const at = (km: number) => heights[top * file.columns + left + Math.round(((km + 16) / 32) * width)] ?? 0;
  expect(at(0)).toBeCloseTo(0, 0);
  expect(at(8)).toBeCloseTo(8, 0);
  expect(at(16)).toBeCloseTo(16, 0);
  // Line -1 is 110 m below the sea.
  expect(at(-1)).toBeCloseTo(-1, 0);
});
