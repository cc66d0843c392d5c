import { expect, test } from "vitest";
import { cameraView, groundPointAt, placement } from "./camera.ts";

const frame = [4, 30, 106, 60];
const summit = [68, 50] as const;
const canvas = { width: 1440, height: 900 };
const map = placement(canvas, frame, [0.5, 0.4]);
const at = (share: number, scrolled = 0) =>
  cameraView(map, summit, canvas, { top: 0, scrolled, share, rise: 0.85 });

test.each([
  [1440, 900],
  [390, 1500],
  [1920, 700],
])("the drawing covers a box of %i by %i", (width, height) => {
  const { left, top, unit } = placement({ width, height }, frame, [0.5, 0.4]);
  expect(left + 4 * unit).toBeLessThanOrEqual(0.001);
  expect(top + 30 * unit).toBeLessThanOrEqual(0.001);
  expect(left + 110 * unit).toBeGreaterThanOrEqual(width - 0.001);
  expect(top + 90 * unit).toBeGreaterThanOrEqual(height - 0.001);
});

test("before the page is scrolled it is a map, where the drawing is", () => {
  const view = at(0);
  expect(view).toMatchObject({ tilt: 0, lift: 0, unit: map.unit });
  expect(view.focusAt).toEqual([map.left + 68 * map.unit, map.top + 50 * map.unit]);
});

test("the more the ground has turned, the steeper the look at it, and the higher its summit", () => {
  const views = [0, 0.25, 0.5, 0.75, 1].map((share) => at(share));
  for (const [index, view] of views.entries()) {
    const before = views[index - 1];
    if (before === undefined) continue;
    expect(view.tilt).toBeGreaterThan(before.tilt);
    expect(view.lift).toBeGreaterThan(before.lift);
  }
});

test.each([0, 0.4, 1])("a place of the canvas is found on ground that has turned by %f", (share) => {
  const view = at(share, 200);
  const { tilt, unit, far, focusAt } = view;
  const [x, y] = groundPointAt([focusAt[0] + 200, focusAt[1] + 60], summit, view);
  // As the vertex shader shows flat ground.
  const plan = [(x - summit[0]) * unit, (y - summit[1]) * unit] as const;
  const depth = 1 - (plan[1] * Math.sin(tilt)) / far;
  expect(plan[0] / depth).toBeCloseTo(200);
  expect((plan[1] * Math.cos(tilt)) / depth).toBeCloseTo(60);
});
