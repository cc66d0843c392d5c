import { expect, test } from "vitest";
import heightFile from "#content/contours/heights.json";
import { decodeHeights } from "./heights.ts";

test("each difference is added to the plane through the neighbours", () => {
  const heights = decodeHeights({
    columns: 3,
    rows: 2,
    frame: [0, 0, 2, 1],
    rise: 1,
    precision: 0.5,
    // The first row: 2, 4, 5 units; the second: 3, 6, 6.
    landmarks: [],
    differences: [2, 2, 1, 1, 1, -1],
  });
  expect([...heights]).toEqual([1, 2, 2.5, 1.5, 3, 3]);
});

test("the site's file is whole: its frame is on the grid, with land and sea", () => {
  const { columns, rows, frame, differences } = heightFile;
  const [left = 0, top = 0, width = 0, height = 0] = frame;
  expect(differences).toHaveLength(columns * rows);
  expect(left).toBeGreaterThanOrEqual(0);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(left + width).toBeLessThanOrEqual(columns - 1);
  expect(top + height).toBeLessThanOrEqual(rows - 1);
  // As the style sheet of the home page has the drawing.
  expect(width / height).toBeCloseTo(88 / 93, 2);
  const heights = decodeHeights(heightFile);
  expect(Math.max(...heights)).toBeGreaterThan(5);
  expect(Math.min(...heights)).toBeLessThan(-1);
  // Neighbours are near each other: a row that is read wrongly is not.
  const steps = heights.map((value, index) => Math.abs(value - (heights[index + 1] ?? value)));
  expect([...steps].filter((step, index) => (index + 1) % columns !== 0 && step > 8)).toEqual([]);
});
