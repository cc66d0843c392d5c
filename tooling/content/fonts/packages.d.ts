/** The used parts of packages that have no types. */
declare module "fontkit" {
  type Box = { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
  type Glyph = {
    readonly id: number;
    readonly advanceWidth: number;
    readonly path: { toSVG(): string };
    readonly bbox: Box;
  };
  type Position = {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  };
  type Axis = { readonly min: number; readonly default: number; readonly max: number };
  export type Font = {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly copyright: string | null;
    readonly familyName: string;
    /** By language. */
    readonly name: {
      readonly records: Readonly<
        Partial<Record<"preferredFamily" | "fontFamily", Readonly<Partial<Record<"en", string>>>>>
      >;
    };
    readonly characterSet: readonly number[];
    /** Empty where the font is not variable. */
    readonly variationAxes: Readonly<Record<string, Axis>>;
    hasGlyphForCodePoint(codePoint: number): boolean;
    glyphForCodePoint(codePoint: number): Glyph;
    layout(
      text: string,
      features?: readonly string[],
    ): { readonly glyphs: readonly Glyph[]; readonly positions: readonly Position[] };
    getVariation(axes: Readonly<Record<string, number>>): Font;
  };
  export function create(file: Uint8Array): Font;
}

declare module "fontverter" {
  /** Throws for what is no font. */
  export function detectFormat(file: Buffer): "sfnt" | "woff" | "woff2";
  export function convert(file: Buffer, to: "sfnt" | "woff2"): Promise<Buffer>;
}

declare module "subset-font" {
  type Range = { readonly min: number; readonly max: number; readonly default?: number };
  export default function subsetFont(
    file: Buffer,
    characters: string,
    options: {
      readonly targetFormat: "truetype" | "woff2";
      readonly keepFeatures: readonly string[];
      readonly variationAxes: Readonly<Record<string, number | Range>>;
      readonly noHinting: boolean;
      readonly dropTables: readonly string[];
    },
  ): Promise<Buffer>;
}
