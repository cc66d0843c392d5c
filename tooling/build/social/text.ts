/** Texts in the agency's two fonts, as pictures that look the same on every machine, whatever fonts it has. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkit";
import sharp from "sharp";

const folder = join(import.meta.dirname, "../../../.content/fonts");

function fontIn(file: string, tracking: number) {
  const fontfile = join(folder, file);
  const bytes = readFileSync(fontfile);
  return { fontfile, bytes, family: create(bytes).familyName, tracking };
}

/** `tracking`: in ems, as in the style sheet. */
export const fonts = {
  display: fontIn("document-display.ttf", -0.04),
  text: fontIn("document-text.ttf", 0),
};

export type Text = {
  /** May mark words as `*highlighted*`. */
  readonly words: string;
  readonly font: keyof typeof fonts;
  readonly colour: string;
  readonly accent?: string;
  /** The largest, in pixels: smaller where the box is too small. */
  readonly size: number;
  readonly width: number;
  readonly height: number;
};

export type Picture = { readonly bytes: Buffer; readonly width: number; readonly height: number };

/** The size in points in which sharp sets a text, which its resolution scales. */
const points = 12;

/** For Pango. No name is broken at its hyphen. */
const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.codePointAt(0)};`).replaceAll("-", "\u2011");

/** A text on as many lines as fill its box best. */
export async function setText(text: Text): Promise<Picture> {
  const { words, colour, accent = colour, size, width, height } = text;
  const { fontfile, family, tracking } = fonts[text.font];
  const spans = words
    .split("*")
    .map((part, index) => `<span foreground="${index % 2 === 1 ? accent : colour}">${escaped(part)}</span>`);
  const markup = `<span letter_spacing="${Math.round(tracking * points * 1024)}" line_height="0.82">${spans.join("")}</span>`;
  const set = (fit: { readonly height: number } | { readonly dpi: number }) =>
    sharp({ text: { text: markup, font: `${family} ${points}`, fontfile, width, rgba: true, ...fit } })
      .png({ compressionLevel: 0 })
      .toBuffer({ resolveWithObject: true });
  const largest = await set({ dpi: Math.round((size * 72) / points) });
  const fits = largest.info.height <= height && largest.info.width <= width;
  // Tries sizes.
  const { data, info } = fits ? largest : await set({ height });
  return { bytes: data, width: info.width, height: info.height };
}
