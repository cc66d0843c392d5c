import fc from "fast-check";
import { expect, test } from "vitest";
import { type Line, setTitle } from "./lines.ts";
import { outline } from "./outlines.ts";

const style = { font: "display", tracking: -0.03 } as const;
const box = { width: 880, height: 345, leading: 1, twoLines: 108 };
const sizes = [124, 100, 80, 60, 40];

const textOf = (line: Line) => line.map(({ text }) => text).join("");
const set = (title: string) => setTitle(title, style, sizes, box);

test("no line is wider than its box, no word is lost, and nothing is cut off below", () => {
  const word = fc.stringMatching(/^[A-Za-zéèàçÉ’]{1,12}$/);
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 7 }), (words) => {
      const { style: chosen, lines } = set(words.join(" "));
      expect(lines.map(textOf).join(" ")).toBe(words.join(" "));
      expect(lines.length * chosen.size * box.leading).toBeLessThanOrEqual(box.height);
      for (const line of lines) expect(outline(textOf(line), chosen).width).toBeLessThanOrEqual(box.width);
    }),
    { numRuns: 15 },
  );
});

test("a full stop stays with the highlighted word before it, and is not highlighted", () => {
  const { lines } = set("Put your business *on the map*.");
  const last = lines.at(-1) ?? [];
  expect(textOf(last)).toMatch(/map\.$/);
  expect(last.at(-1)).toEqual({ text: ".", marked: false });
  expect(last.find(({ text }) => text === "map")?.marked).toBe(true);
});

test("words joined by a non-breaking space stay on one line", () => {
  const { lines } = set("Un devis clair et complet en moins de 5\u00A0minutes");
  expect(lines.map(textOf).some((text) => text.includes("5\u00A0minutes"))).toBe(true);
});

test("a title that fits at no size is shortened", () => {
  const { style: chosen, lines } = set(`Put *${"a".repeat(120)}*`);
  const text = lines.map(textOf).join(" ");
  expect(text).toMatch(/^Put a{20,}…$/);
  for (const line of lines) expect(outline(textOf(line), chosen).width).toBeLessThanOrEqual(box.width);
});

test("a letter that the font lacks is drawn without its accent, or omitted where the font lacks that too", () => {
  const at = { ...style, size: 100 };
  expect(outline("Dvořák", at)).toEqual(outline("Dvorák", at));
  expect(outline("A漢B", at)).toEqual(outline("AB", at));
});
