import { expect, test } from "vitest";
import { endOfScale, positionOnScale, requestsFrom } from "./conversions.ts";

test("a thousand visits at each rate", () => {
  expect(requestsFrom(1000, 10.34)).toBe(103);
  expect(requestsFrom(1000, 1.82)).toBe(18);
});

test("the scale ends on an even number past the highest rate", () => {
  expect(endOfScale(10.34)).toBe(12);
  expect(endOfScale(12)).toBe(14);
});

test("a bar is as long as its rate says", () => {
  expect(positionOnScale(1.82, 12)).toBe("15.17%");
  expect(positionOnScale(12, 12)).toBe("100.00%");
});
