import { expect, test } from "vitest";
import { indexAfterStep, nearestIndex } from "./carousel.ts";

test("a step stays within the slides", () => {
  expect([0, 1].map((index) => indexAfterStep(index, 1, 3))).toEqual([1, 2]);
  expect([2, 1].map((index) => indexAfterStep(index, -1, 3))).toEqual([1, 0]);
});

test("the last slide leads to the first, and the first to the last", () => {
  expect(indexAfterStep(2, 1, 3)).toBe(0);
  expect(indexAfterStep(0, -1, 3)).toBe(2);
});

test("one slide alone leads to itself", () => {
  expect(indexAfterStep(0, 1, 1)).toBe(0);
  expect(indexAfterStep(0, -1, 1)).toBe(0);
});

test("a swipe that ends between two slides shows the nearer", () => {
  expect(nearestIndex([0, 300, 600], 140)).toBe(0);
  expect(nearestIndex([0, 300, 600], 160)).toBe(1);
  expect(nearestIndex([0, 300, 600], 9999)).toBe(2);
});
