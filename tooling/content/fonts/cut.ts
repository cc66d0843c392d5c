/** Makes the fonts that are served and those of documents from the agency's font files. */
import { create, type Font } from "fontkit";
import { characterTable, nameTable, tableOf, withTables } from "./tables.ts";

/** A font file of the agency's. */
export type Source = {
  /** As it is in `content/fonts`. */
  readonly bytes: Buffer;
  readonly isWoff2: boolean;
  /** The same, not compressed. */
  readonly plain: Buffer;
  readonly font: Font;
};

/** Null: it is no font, or a file of several. */
export async function openFont(bytes: Buffer): Promise<Source | null> {
  const { convert, detectFormat } = await import("fontverter");
  try {
    const isWoff2 = detectFormat(bytes) === "woff2";
    const plain = await convert(bytes, "sfnt");
    const font = create(plain);
    return font.characterSet.length > 0 && font.unitsPerEm > 0 ? { bytes, isWoff2, plain, font } : null;
  } catch {
    return null;
  }
}

type Range = { readonly min: number; readonly max: number };
type Weights = number | Range;

const within = (weight: number, { min, max }: Range): number => Math.min(max, Math.max(min, weight));

/** One value for each axis: the weight that is asked for, and the width, slant and size of the design. */
export const axisValues = ({ variationAxes }: Font, weight: number): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(variationAxes).map(([tag, axis]) => [
      tag,
      tag === "wght" ? within(weight, axis) : axis.default,
    ]),
  );

/** The weights that a font has of these; null: only one. */
export function rangeIn({ variationAxes: { wght } }: Font, { min, max }: Range): Range | null {
  return wght === undefined ? null : { min: within(min, wght), max: within(max, wght) };
}

/** What becomes of each axis. */
function axesAt(
  font: Font,
  weights: Weights,
): Readonly<Record<string, number | (Range & { readonly default: number })>> {
  if (typeof weights === "number") return axisValues(font, weights);
  const values = axisValues(font, weights.min);
  const range = rangeIn(font, weights);
  return range === null ? values : { ...values, wght: { ...range, default: range.min } };
}

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;

/** Without the number by which the format ends. */
export const charactersOf = ({ characterSet }: Font): readonly number[] =>
  characterSet.filter((code) => code < 0xffff);

/** The signs that French amounts and words have, each with those that it is made from: many fonts lack it. */
const noBreakSigns: readonly (readonly [sign: string, like: readonly string[]])[] = [
  ["\u202F", ["\u2009", "\u00A0", " "]],
  ["\u2011", ["\u2010", "-"]],
];

export const hasNoBreakSigns = (font: Font): boolean =>
  noBreakSigns.every(([sign]) => font.hasGlyphForCodePoint(codeOf(sign)));

/** The glyph of each character. */
function glyphsOf(font: Font): Map<number, number> {
  const glyphs = new Map(charactersOf(font).map((code) => [code, font.glyphForCodePoint(code).id]));
  for (const [sign, like] of noBreakSigns) {
    const found = like.map((other) => glyphs.get(codeOf(other))).find((glyph) => glyph !== undefined);
    if (!glyphs.has(codeOf(sign)) && found !== undefined) glyphs.set(codeOf(sign), found);
  }
  return glyphs;
}

const copyrightName = 0;

/** The names of the axes, which `fvar` numbers. */
function axisNames(plain: Buffer): readonly (readonly [id: number, name: string])[] {
  const table = tableOf(plain, "fvar");
  if (table === undefined) return [];
  const start = table.readUInt16BE(4);
  const length = table.readUInt16BE(10);
  return Array.from({ length: table.readUInt16BE(8) }, (_, index) => {
    const at = start + index * length;
    return [table.readUInt16BE(at + 18), table.toString("latin1", at, at + 4)];
  });
}

/** Without these tables, everything looks the same. */
const unneededTables = ["STAT", "HVAR", "MVAR", "DSIG", "gasp", "meta", "BASE", "SVG ", "COLR", "CPAL"];

/** The font of pages: with these letters, and on these weights. */
export async function pageFont({ plain, font }: Source, letters: string, weights: Weights): Promise<Buffer> {
  const { default: subsetFont } = await import("subset-font");
  const tables = new Map([
    ["cmap", characterTable(glyphsOf(font))],
    ["name", nameTable(new Map([[copyrightName, font.copyright ?? ""], ...axisNames(plain)]))],
  ]);
  return subsetFont(withTables(plain, tables), letters, {
    targetFormat: "woff2",
    keepFeatures: ["ccmp", "kern", "liga", "locl", "rvrn", "tnum"],
    variationAxes: axesAt(font, weights),
    noHinting: true,
    dropTables: unneededTables,
  });
}

/** In ems. The layout of documents counts with it. */
type Heights = { readonly ascent: number; readonly descent: number };

function withHeights(plain: Buffer, { unitsPerEm }: Font, { ascent, descent }: Heights): Buffer {
  const table = tableOf(plain, "hhea");
  if (table === undefined) throw new Error("A font has no table hhea");
  table.writeInt16BE(Math.round(ascent * unitsPerEm), 4);
  table.writeInt16BE(-Math.round(descent * unitsPerEm), 6);
  table.writeInt16BE(0, 8);
  return table;
}

/** Letters with marks are one character each, and other scripts are set in the complete font. */
const isDocumentLetter = (code: number): boolean =>
  code >= 0x20 && code < 0x2c00 && !/[\p{M}\p{Co}]/u.test(String.fromCodePoint(code));

/** The font of documents: with all letters, in one weight, and with digits of equal width, so that amounts are in line. */
export async function documentFont(
  { plain, font }: Source,
  { weight, name, heights }: { readonly weight: number; readonly name: string; readonly heights: Heights },
): Promise<Buffer> {
  const { default: subsetFont } = await import("subset-font");
  const glyphs = glyphsOf(font);
  const digits = "0123456789";
  const { glyphs: equal } = font.layout(digits, ["tnum"]);
  for (const [index, digit] of [...digits].entries()) glyphs.set(codeOf(digit), equal[index]?.id ?? 0);
  const names = [
    [copyrightName, font.copyright ?? ""],
    [1, name],
    [4, name],
    [6, name.replaceAll(" ", "")],
  ] as const;
  const tables = new Map([
    ["cmap", characterTable(glyphs)],
    ["name", nameTable(new Map(names))],
    ["hhea", withHeights(plain, font, heights)],
  ]);
  const letters = [...glyphs.keys()].filter(isDocumentLetter).map((code) => String.fromCodePoint(code));
  return subsetFont(withTables(plain, tables), letters.join(""), {
    targetFormat: "truetype",
    keepFeatures: ["kern"],
    variationAxes: axesAt(font, weight),
    noHinting: true,
    dropTables: [...unneededTables, "GSUB"],
  });
}
