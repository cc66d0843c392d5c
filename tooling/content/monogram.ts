/** A logo for an agency that has none yet: the first letter of its name, in the font of titles. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Brand } from "#app/content/schemas/brand.ts";
import { axisValues, openFont } from "./fonts/cut.ts";
import { fontFolder } from "./fonts/folder.ts";

const size = 32;
const height = 24;

export async function monogram(
  root: string,
  name: string,
  { file, weight }: Brand["fonts"]["titles"],
): Promise<string> {
  const source = await openFont(readFileSync(join(root, fontFolder, file)));
  if (source === null) throw new Error(`${file} is no font`);
  const values = axisValues(source.font, weight);
  const font = Object.keys(values).length > 0 ? source.font.getVariation(values) : source.font;
  const letter = [...name.normalize("NFD")].find((sign) => /\p{L}|\p{N}/u.test(sign)) ?? "a";
  const [glyph] = font.layout(letter.toLocaleUpperCase("fr")).glyphs;
  if (glyph === undefined) throw new Error(`The font has no ${letter}`);
  const { minX, minY, maxX, maxY } = glyph.bbox;
  const scale = height / Math.max(maxY - minY, maxX - minX);
  const x = size / 2 - ((minX + maxX) / 2) * scale;
  const y = size / 2 + ((minY + maxY) / 2) * scale;
  const path = glyph.path
    .toSVG()
    // Its y axis points up.
    .replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, rest: string) => {
      const numbers =
        rest.trim() === ""
          ? []
          : rest
              .trim()
              .split(/[\s,]+|(?<=\d)(?=-)/)
              .map(Number);
      const placed = numbers.map((number, index) =>
        (index % 2 === 0 ? x + number * scale : y - number * scale).toFixed(2),
      );
      return command + placed.join(" ");
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="currentColor" d="${path}"/></svg>\n`;
}
