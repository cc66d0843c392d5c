/** The fonts of a quote's PDF: the agency's, one weight each. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Font } from "fontkit";
import { create } from "fontkit";
import { charactersOf, documentFont, type Source } from "./cut.ts";

/** Where the complete fonts are, in which documents set what the agency's lack. */
const folder = "quotes/documents/pdf/fonts";

/** Fonts that are there complete (`studio/fonts/make.sh`). An agency that has these has them with all their letters. */
const complete: Readonly<Record<DocumentFont, readonly [name: string, file: string]>> = {
  display: ["Bricolage Grotesque", "BricolageGrotesque-Bold.ttf"],
  text: ["Instrument Sans", "InstrumentSans-Regular.ttf"],
  strong: ["Instrument Sans", "InstrumentSans-SemiBold.ttf"],
};

/** As the styles of documents call them (`quotes/documents/pdf/theme.ts`). */
export type DocumentFont = "display" | "text" | "strong";

/** The heights of the complete fonts, in ems: the sheet places lines by them, whichever font it has. */
const heights = {
  display: { ascent: 0.93, descent: 0.27 },
  text: { ascent: 0.97, descent: 0.25 },
  strong: { ascent: 0.97, descent: 0.25 },
} as const;

const suffix = { display: "Bold", text: "Regular", strong: "SemiBold" } as const;

/** `weight`: of a variable font. */
export async function makeDocumentFont(
  root: string,
  of: DocumentFont,
  { source, name, weight }: { readonly source: Source; readonly name: string; readonly weight: number },
): Promise<Buffer> {
  const [completeName, file] = complete[of];
  if (name === completeName) return readFileSync(join(root, folder, file));
  return documentFont(source, { weight, name: `${name}-${suffix[of]}`, heights: heights[of] });
}

const escaped = (code: number): string => `\\u{${code.toString(16)}}`;

/** The characters of a font, as a regular expression for texts of them alone. */
function lettersOf(font: Font): string {
  const ranges: [number, number][] = [];
  for (const code of charactersOf(font).toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last?.[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const parts = ranges.map(([first, last]) => escaped(first) + (first === last ? "" : `-${escaped(last)}`));
  return `/^[\\s${parts.join("")}]*$/u`;
}

export const documentLettersModule = (
  files: Readonly<Record<DocumentFont, Buffer>>,
): string => `/** Which texts each font of documents has all letters of. */
export const documentLetters = {
${Object.entries(files)
  .map(([name, bytes]) => `  ${name}: ${lettersOf(create(bytes))},\n`)
  .join("")}};
`;
