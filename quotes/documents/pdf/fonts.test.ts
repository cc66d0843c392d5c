import PDFDocument from "pdfkit";
import { expect, test } from "vitest";
import { typeset } from "#app/i18n/typography.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { printableLine } from "../printable.ts";
import { fontFor, fonts } from "./theme.ts";

/** The package's own view of a font, which its types omit. */
type Opened = {
  readonly _font: { readonly font: { hasGlyphForCodePoint(code: number): boolean } };
};

const opened = Object.entries(fonts).map(([name, bytes]) => {
  const pdf = new PDFDocument().font(bytes) as unknown as Opened;
  return [
    name,
    (character: string) => pdf._font.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  ] as const;
});

/** What of a text the agency's fonts lack is in these. */
const fontsOfEnteredTexts = opened.filter(([name]) => name.startsWith("complete"));

test.each(fontsOfEnteredTexts)("%s has a glyph for every printable character of a typed text", (_, has) => {
  const shown = Array.from({ length: 0x3000 }, (__, code) => String.fromCodePoint(code)).filter(
    (character) => printableLine(character) === character,
  );
  expect(shown.length).toBeGreaterThan(2000);
  expect(shown.filter((character) => !has(character))).toEqual([]);
});

/** Words of documents without the names of their values, and amounts. */
const texts = [
  ...Object.values(dictionaries).flatMap((dictionary) =>
    Object.entries(dictionary).flatMap(([key, text]) =>
      key.startsWith("quoteDocument.") ? [text.replace(/[{}]/g, "")] : [],
    ),
  ),
  ...["\u221219\u202F504,65\u00A0€", "€19,504.65", typeset("« Sur devis » : 8,5 %", "fr-fr")],
];

test.each(["display", "text", "strong"] as const)(
  "every word and amount that is set as %s has its letters",
  (style) => {
    const lacking = texts.flatMap((text) => {
      const font = fontFor(text, style);
      const [, has] = opened.find(([name]) => name === font) ?? [];
      return [...text].filter((character) => has?.(character) !== true);
    });
    expect(lacking).toEqual([]);
  },
);
