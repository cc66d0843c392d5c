import { expect, test } from "vitest";
import { contrast, nearest } from "./contrast.ts";

test("the contrast of colours is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
  expect(contrast("#123456", "#123456")).toBe(1);
});

test("the nearest colour that passes has the least white or black added", () => {
  const passes = (colour: string) => contrast(colour, "#ffffff") >= 7;
  expect(nearest("#000080", passes)).toBe("#000080");
  const found = nearest("#ff5a36", passes) ?? "";
  expect(contrast(found, "#ffffff")).toBeGreaterThanOrEqual(7);
  expect(contrast(found, "#ffffff")).toBeLessThan(7.1);
  expect(nearest("#ff5a36", () => false)).toBeNull();
});
