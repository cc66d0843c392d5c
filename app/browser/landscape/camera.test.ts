import { expect, test } from "vitest";
import { cameraView, groundPointAt, screenPointAt } from "./camera.ts";

const summit = [68, 50] as const;
const canvas = { width: 1440, height: 900 };
const map = { left: 120, top: -90, unit: 9.5 };
const at = (share: number, scrolled = 0) =>
  cameraView(map, summit, canvas, { top: 0, scrolled, share, moved: share, rise: 0.85 });

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
  const seen = [view.focusAt[0] + 200, view.focusAt[1] + 60] as const;
  const [x, y] = screenPointAt(groundPointAt(seen, summit, view), 0, summit, view);
  expect(x).toBeCloseTo(seen[0]);
  expect(y).toBeCloseTo(seen[1]);
});

test("a name stays where the map has its place, and rises with the ground", () => {
  const place = [60, 70];
  expect(screenPointAt(place, 12, summit, at(0))).toEqual([
    map.left + 60 * map.unit,
    map.top + 70 * map.unit,
  ]);
  const [, onFlatGround] = screenPointAt(place, 0, summit, at(0.5));
  expect(screenPointAt(place, 12, summit, at(0.5))[1]).toBeLessThan(onFlatGround);
});
