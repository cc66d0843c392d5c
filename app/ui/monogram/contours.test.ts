import { expect, test } from "vitest";
import { contours } from "./contours.ts";

const hill = { seed: 3, centre: [160, 200], inner: 70, outer: 250, lines: 8 } as const;

test("the same seed draws the same hill, another seed another one", () => {
  expect(contours(hill)).toEqual(contours(hill));
  expect(contours({ ...hill, seed: 4 })).not.toEqual(contours(hill));
});

test("each line is closed, and written in whole numbers", () => {
  for (const line of contours(hill)) expect(line).toMatch(/^M-?\d+ -?\d+q[-\d ]+z$/);
});

test("a line ends where it began", () => {
  for (const line of contours(hill)) {
    const numbers = line
      .slice(line.indexOf("q") + 1, -1)
      .split(" ")
      .map(Number);
    const travelled = (offset: number) =>
      numbers.filter((_, index) => index % 4 === offset).reduce((sum, step) => sum + step, 0);
    expect([travelled(2), travelled(3)]).toEqual([0, 0]);
  }
});
