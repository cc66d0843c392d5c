import { expect, test } from "vitest";
import { conversions, placeOf, scaleEnd } from "./conversions.ts";

test("a thousand visits at each rate", () => {
  expect(conversions(1000, 10.34)).toBe(103);
  expect(conversions(1000, 1.82)).toBe(18);
});

test("the scale ends on an even number past the highest rate", () => {
  expect(scaleEnd(10.34)).toBe(12);
  expect(scaleEnd(12)).toBe(14);
});

test("a bar is as long as its rate says", () => {
  expect(placeOf(1.82, 12)).toBe("15.17%");
  expect(placeOf(12, 12)).toBe("100.00%");
});
