/** The used part of fontkit, which has no types. */
declare module "fontkit" {
  type Box = { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
  type Glyph = { readonly path: { toSVG(): string }; readonly bbox: Box };
  type Position = {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  };
  export type Font = {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { readonly glyphs: readonly Glyph[]; readonly positions: readonly Position[] };
  };
  export function create(file: Uint8Array): Font;
}
