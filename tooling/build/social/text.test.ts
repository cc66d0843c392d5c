import sharp from "sharp";
import { expect, test } from "vitest";
import { setText, type Text } from "./text.ts";

const box: Omit<Text, "words"> = {
  ...{ font: "display", colour: "#00ff00", accent: "#ff0000", size: 118, width: 880, height: 335 },
};

/** How many pixels have the colour of the text, and of its highlights. */
async function coloured(words: string) {
  const { bytes } = await setText({ ...box, words });
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: data.length / 4 }, (_, index) => [
    ...data.subarray(4 * index, 4 * index + 4),
  ]);
  const count = (red: number, green: number) =>
    pixels.filter(([r, g, , alpha]) => r === red && g === green && alpha === 255).length;
  return { plain: count(0, 255), marked: count(255, 0) };
}

test.each([
  ["a headline", "Put your business *on the map*, today"],
  [
    "more lines",
    "Le prix de votre site vitrine, et de tout ce qu’il contient, *en moins de 5\u00A0minutes*. ".repeat(2),
  ],
  ["a word that is wider than a line at its largest", `Put *${"a".repeat(40)}*`],
  ["signs of the markup", "<b>Bon & beau</b>"],
])("%s fits its box", async (_what, words) => {
  const { width, height } = await setText({ ...box, words });
  expect(width).toBeLessThanOrEqual(box.width);
  expect(height).toBeLessThanOrEqual(box.height);
  expect(width).toBeGreaterThan(300);
});

test("a short text is no larger than its size, and a name stays on its line", async () => {
  const [short, name] = [
    await setText({ ...box, words: "Ah" }),
    await setText({ ...box, words: "Fonds-Cabri" }),
  ];
  expect(short.height).toBeLessThan(118);
  expect(name.height).toBeLessThan(118);
});

test("highlighted words have the accent", async () => {
  expect((await coloured("plain")).marked).toBe(0);
  const { plain, marked } = await coloured("plain *marked*");
  expect(plain).toBeGreaterThan(1000);
  expect(marked).toBeGreaterThan(1000);
});

test("letters are those of the agency's font", async () => {
  const [own, other] = [
    await setText({ ...box, words: "Agency" }),
    await setText({ ...box, words: "Agency", font: "text" }),
  ];
  expect(own.width).not.toBe(other.width);
});
