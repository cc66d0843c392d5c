import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { pathDataError } from "./path-data.ts";

const draw = (data: string) => new PDFDocument({ autoFirstPage: true }).path(data).fill();

test.each([
  "M0 0h4v4z",
  "m1.5-.5.5.25L4,4 5 5H3V2zm2 2l1 1Z",
  "M0 0C1 1 2 2 3 3S5 5 6 6Q1 1 2 2T4 4t1e-3 1E2",
  "M0 0a4 4 0 01.5.5 4 4 0 1 0 3 3",
  " M 0 , 0 L 1 1 \n z ",
])("%s is drawn", (data) => {
  expect(pathDataError(data)).toBeNull();
  expect(() => draw(data)).not.toThrow();
});

test.each([
  ["", 0],
  ["h4", 0],
  ["M", 1],
  ["M0", 2],
  ["M0 0&c;", 4],
  ['M0 0"><script>', 4],
  ["M1e999 0", 1],
  ["M0 -100001", 2],
  ["M0 0L1,,2", 6],
  ["M,0 0", 0],
  ["M0 0L1 2,", 8],
  ["M0 0z4", 5],
  ["M0 0L1 2 3", 10],
  ["M0 0L1. 2", 6],
  ["M0 0h\u00a04", 5],
  ["M0 0a4 4 0 2 0 1 1", 10],
  // A PDF cannot draw arcs without a radius or a length.
  ["M0 0a0 4 0 0 0 1 1", 4],
  ["M0 0a4 1e-200 0 0 0 1 1", 4],
  ["M0 0a4 4 0 0 0 0 0", 4],
  ["M0 0h4v4zA4 4 0 0 0 0 0", 9],
])("%j cannot be drawn from %d on", (data, at) => {
  expect(pathDataError(data)).toBe(at);
});

test("what is taken can be drawn in a PDF", () => {
  // The same in every run.
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const numbers = ["0", "4", "-4", "1e5", "-1e-6", "1e-300", "1", ".5", " 0 "];
  let taken = 0;
  for (let run = 0; run < 600; run++) {
    const commands = Array.from({ length: 3 }, () => {
      const [name = "", count = 0] =
        Object.entries({ l: 2, H: 1, v: 1, c: 6, S: 4, t: 2, A: 7, a: 7, z: 0 })[random(9)] ?? [];
      const values = Array.from({ length: count }, (_, index) =>
        count === 7 && (index === 3 || index === 4) ? String(random(2)) : numbers[random(numbers.length)],
      );
      return name + values.join(",");
    });
    const data = `M0 0${commands.join("")}`;
    if (pathDataError(data) !== null) continue;
    taken += 1;
    expect(() => draw(data), data).not.toThrow();
  }
  expect(taken).toBeGreaterThan(100);
});
