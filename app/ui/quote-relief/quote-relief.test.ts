import fc from "fast-check";
import { expect, test } from "vitest";
import { optionKeys, packKeys, paymentMonthChoices, projectTypes } from "#app/domain/catalogue.ts";
import { labelRow, peaksOf } from "./peaks.ts";
import { quoteRelief, reliefBox } from "./quote-relief.ts";
import { type DrawnSelection, terrainHeights } from "./terrain.ts";

const everything: DrawnSelection = {
  projectType: "vitrine",
  pack: "pro-plus",
  paymentMonths: 36,
  options: optionKeys,
};

/** Also codes that no catalogue has any more, and what nobody has chosen yet. */
const anySelection: fc.Arbitrary<DrawnSelection> = fc.record({
  projectType: fc.constantFrom(...projectTypes, "retired", "", null),
  pack: fc.constantFrom(...packKeys, "retired", "", null),
  paymentMonths: fc.constantFrom(...paymentMonthChoices, "24", "", "x", null, -1, 0.5, 10_000),
  options: fc.subarray([...optionKeys, "retired_option", "é"]),
});

const runs = { numRuns: 25 };

/** The points that curves go through, and those that they turn towards, of which they stay inside. */
function pointsOf(path: string): readonly (readonly [number, number])[] {
  return path
    .split("z")
    .filter((ring) => ring !== "")
    .flatMap((ring) => {
      const [start = "", steps = ""] = ring.split("q");
      let [x = Number.NaN, y = Number.NaN] = start.slice(1).split(" ").map(Number);
      const numbers = (steps.match(/-?[\d.]+/g) ?? []).map(Number);
      const points: [number, number][] = [[x, y]];
      for (let at = 0; at < numbers.length; at += 4) {
        const [turnX = 0, turnY = 0, dx = 0, dy = 0] = numbers.slice(at, at + 4);
        points.push([x + turnX, y + turnY], [x + dx, y + dy]);
        [x, y] = [x + dx, y + dy];
      }
      return points;
    });
}

test("a selection has one drawing, whatever the order, the repetition and the type of its codes", () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const drawing = quoteRelief(selection);
      expect(quoteRelief(structuredClone(selection))).toEqual(drawing);
      const options = [...selection.options, ...selection.options].reverse();
      const paymentMonths = selection.paymentMonths === null ? "" : String(selection.paymentMonths);
      expect(quoteRelief({ ...selection, options, paymentMonths })).toEqual(drawing);
    }),
    runs,
  );
});

test("each choice changes the drawing", () => {
  fc.assert(
    fc.property(anySelection, fc.constantFrom(...optionKeys), (selection, option) => {
      const without = { ...selection, options: selection.options.filter((key) => key !== option) };
      const drawing = quoteRelief(without).land;
      expect(quoteRelief({ ...without, options: [...without.options, option] }).land).not.toEqual(drawing);
    }),
    runs,
  );
  const parts = {
    pack: [null, ...packKeys],
    paymentMonths: [null, ...paymentMonthChoices],
    projectType: [null, ...projectTypes],
  };
  for (const [part, values] of Object.entries(parts))
    expect(
      new Set(values.map((value) => quoteRelief({ ...everything, [part]: value }).land.join())).size,
    ).toBe(values.length);
});

test("the island has a layer for each month of the payments", () => {
  for (const paymentMonths of paymentMonthChoices)
    for (const pack of packKeys)
      expect(quoteRelief({ projectType: "vitrine", pack, paymentMonths, options: [] }).land).toHaveLength(
        paymentMonths,
      );
});

test("no line leaves the box, and no drawing is empty or large", () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const { sea, land } = quoteRelief(selection);
      expect(land.length).toBeGreaterThan(2);
      const isInside = ([x, y]: readonly [number, number]) =>
        x >= 0 && x <= reliefBox.width && y >= 0 && y <= reliefBox.height;
      expect([...sea, ...land].flatMap(pointsOf).filter((point) => !isInside(point))).toEqual([]);
      expect([...sea, ...land].join("").length).toBeLessThan(100_000);
    }),
    runs,
  );
  const { sea, land } = quoteRelief(everything);
  expect([...sea, ...land].join("").length).toBeLessThan(40_000);
});

test("an option's peak is as high as its price says, wherever it stands", () => {
  const top = (pack: string, key: string, amount: number) => {
    const without = { ...everything, pack, options: [] };
    const lines = [{ key, price: { kind: "oneOff", amount } }];
    const ground = terrainHeights(without);
    const raised = terrainHeights({ ...without, options: [key], lines });
    return Math.max(...raised.filter((height, at) => height !== ground[at]));
  };
  const heightsFor = (amount: number) =>
    new Set(["start", "pro-plus"].flatMap((pack) => optionKeys.map((key) => top(pack, key, amount))));
  const heights = [1, 120_000, 125_000, 2_000_000].map((amount) => [...heightsFor(amount)]);
  expect(heights.map((found) => found.length)).toEqual([1, 1, 1, 1]);
  expect(heights.flat()).toEqual(heights.flat().toSorted((a, b) => a - b));
  expect(new Set(heights.flat()).size).toBe(heights.length);
});

test("each peak has its number, in order, beside no other", () => {
  fc.assert(
    fc.property(anySelection, (selection) => {
      const { peaks, rows, summit } = peaksOf(selection);
      const keys = [selection.pack, ...selection.options].filter((key) => key !== null && key !== "");
      expect(peaks.map(({ key }) => key).toSorted()).toEqual([...new Set(keys)].toSorted());
      expect(peaks.map(({ number }) => number)).toEqual(peaks.map((_, index) => index + 1));
      for (const { x, y } of [...peaks, summit])
        expect([x >= 0, x <= reliefBox.width, y >= 0, y <= reliefBox.height]).toEqual(Array(4).fill(true));
      for (const [index, { label }] of peaks.entries()) {
        expect(label.y).toBeLessThan(0);
        expect(label.y).toBeGreaterThan(-labelRow * rows);
        expect([label.x > 20, label.x < reliefBox.width - 20]).toEqual([true, true]);
        // As far apart as two digits are wide.
        for (const other of peaks.slice(index + 1))
          expect(Math.hypot(label.x - other.label.x, label.y - other.label.y)).toBeGreaterThan(44);
      }
    }),
    runs,
  );
});
