/**
 * Faces of fonts that every system has, scaled to the widths and heights of the agency's: nothing moves when those are loaded.
 * Arial has the widths of Helvetica, which pdfkit knows.
 */
import type { Font } from "fontkit";
import PDFDocument from "pdfkit";

/** Letters as often as in the titles and texts of such a site, in both languages. */
const usual = [
  "Un site qui travaille pour vous, tous les jours. Combien coûte votre boutique en ligne ? Voyez nos réalisations,",
  "nos prix et nos délais. Parlons de votre projet : une réponse en un jour, sans engagement. Plus de visites, plus de",
  "demandes : la vitesse de vos pages compte. Votre hébergement, vos mises à jour et vos sauvegardes, c’est notre métier.",
  "Websites that bring you clients. What does an online shop cost? See our work, our prices and how long it takes.",
  "Tell us about your project: an answer within a day, with no obligation. More visits, more requests: speed counts.",
  "Your hosting, your updates and your backups are our job. All the services that a company needs to be found.",
  "Tout est là. Comment ça marche ? Votre devis. Des tarifs clairs. The team. Last step. Your quote. Case studies.",
].join(" ");

/** In ems. */
type Widths = (character: string) => number;

function arial(name: "Helvetica" | "Helvetica-Bold"): Widths {
  const pdf = new PDFDocument().font(name).fontSize(1);
  return (character) => pdf.widthOfString(character);
}

const own =
  (font: Font): Widths =>
  (character) =>
    font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm;

function ratio(text: Iterable<string>, of: Widths, to: Widths): number {
  const sum = (widths: Widths) => [...text].reduce((width, character) => width + widths(character), 0);
  return sum(of) / sum(to);
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`;

/** Arial's own, in ems. */
const descent = 0.212;

/** Characters of one scale. All others have the first one. */
type Group = { readonly is: RegExp; readonly range: string | null };

/** In titles one scale for all is not close enough: these differ most from font to font. */
const groups: readonly Group[] = [
  { is: /(?![A-Zfrt\x20-\x2F\x3A-\x3F\xA0-\xBB\u2000-\u206F])./u, range: null },
  { is: /[A-Z]/, range: "U+41-5A" },
  { is: /[frt]/, range: "U+66, U+72, U+74" },
  { is: /[\x20-\x2F\x3A-\x3F\xA0-\xBB\u2000-\u206F]/, range: "U+20-2F, U+3A-3F, U+A0-BB, U+2000-206F" },
];

type Heights = { readonly ascent: number; readonly descent: number };

const heightsOf = ({ ascent, descent: below, unitsPerEm }: Font): Heights => ({
  ascent: ascent / unitsPerEm,
  descent: -below / unitsPerEm,
});

/**
 * The declarations of a scale. `whole`: with the font's own heights, which a line has where the space is of this face. Otherwise only
 * its baseline is where the font has it, which is one declaration less.
 */
function scaled(scale: number, { ascent, descent: below }: Heights, whole: boolean): string {
  const above = whole ? ascent / scale : (ascent - below) / scale + descent;
  return `  size-adjust: ${percent(scale)};
  ascent-override: ${percent(above)};
${whole ? `  descent-override: ${percent(below / scale)};\n` : ""}`;
}

/** The faces called `family` that stand for a font of titles. */
export function titleFallback(font: Font, family: string): string {
  const arialBold = arial("Helvetica-Bold");
  const heights = heightsOf(font);
  return groups
    .map(({ is, range }) => {
      const scale = ratio(
        [...usual].filter((character) => is.test(character)),
        own(font),
        arialBold,
      );
      return `@font-face {
  font-family: "${family}";
  src: local("Arial Bold"), local("Liberation Sans Bold");
  font-weight: 700;
${scaled(scale, heights, is.test(" "))}${range === null ? "" : `  unicode-range: ${range};\n`}}
`;
    })
    .join("");
}

/** The face called `family` that stands for a font of texts. */
export function textFallback(font: Font, family: string): string {
  const scale = ratio(usual, own(font), arial("Helvetica"));
  return `@font-face {
  font-family: "${family}";
  src: local("Arial"), local("Liberation Sans");
${scaled(scale, heightsOf(font), true)}}
`;
}
