import { expect, test } from "vitest";
import { fittingLevel } from "./video-player.ts";

const renditions = [{ width: 640 }, { width: 1280 }];

test("the first rendition is the smallest that fills the frame", () => {
  expect(fittingLevel(renditions, 640)).toBe(0);
  expect(fittingLevel(renditions, 720)).toBe(1);
});

test("a frame that is larger than all renditions gets the largest", () => {
  expect(fittingLevel(renditions, 2560)).toBe(1);
});
