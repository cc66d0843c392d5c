/**
 * Texts as outlines of the site's own two fonts, so that a drawing looks the same on every machine, whatever fonts
 * it has.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";

const folder = join(import.meta.dirname, "../../../.content/fonts");
const open = (file: string): Font => create(readFileSync(join(folder, `${file}.woff2`)));

const fonts = { display: open("titles"), text: open("texts") };

export type Style = {
  readonly font: keyof typeof fonts;
  readonly size: number;
  /** In ems, as in the style sheet. */
  readonly tracking: number;
};

const narrowSpace = "\u202F";
/** In ems. No font has a glyph for it. */
const narrowWidth = 0.14;

/** A letter that a font lacks is drawn without its accent, or omitted. */
function drawable(text: string, font: Font): string {
  const has = (letter: string) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
  return [...text.normalize("NFC")]
    .map((letter) => (has(letter) ? letter : [...letter.normalize("NFD")].filter(has).join("")))
    .join("");
}

type Outline = { readonly svg: string; readonly width: number };

function layout(text: string, font: Font, spacing: number): Outline {
  let x = 0;
  let svg = "";
  text.split(narrowSpace).forEach((part, index) => {
    if (index > 0) x += narrowWidth * font.unitsPerEm;
    const { glyphs, positions } = font.layout(drawable(part, font));
    glyphs.forEach((glyph, place) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[place] ?? {};
      const d = glyph.path.toSVG();
      if (d !== "") svg += `<path transform="translate(${x + xOffset} ${yOffset})" d="${d}"/>`;
      x += xAdvance + spacing;
    });
  });
  return { svg, width: Math.max(0, x - spacing) };
}

/** Cached, because a line is tried at many sizes. */
const laidOut = new Map<string, Outline>();

/** A text on one line: its outlines from the baseline's origin, and its width in pixels. */
export function outline(text: string, { font: name, size, tracking }: Style): Outline {
  const font = fonts[name];
  const key = `${name} ${tracking} ${text}`;
  const cached = laidOut.get(key) ?? layout(text, font, tracking * font.unitsPerEm);
  laidOut.set(key, cached);
  const scale = size / font.unitsPerEm;
  return { svg: `<g transform="scale(${scale} ${-scale})">${cached.svg}</g>`, width: cached.width * scale };
}
