/** Checks the agency's fonts, and makes what pages and documents have of them. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { create } from "fontkit";
import type { Brand } from "#app/content/schemas/brand.ts";
import type { Problem } from "../problem.ts";
import type { Path } from "../source.ts";
import { charactersOf, hasNoBreakSigns, openFont, pageFont, rangeIn, type Source } from "./cut.ts";
import { type DocumentFont, documentLettersModule, makeDocumentFont } from "./document-fonts.ts";
import { boldFrom, fontFolder } from "./folder.ts";
import { lettersOf, missingLetters } from "./letters.ts";
import { fontSheet, type PageFont } from "./style-sheet.ts";

/** All fonts of a page together, in bytes: `e2e/bytes.phone.spec.ts`. */
const allowedBytes = 45_000;

/** The weights of texts. */
const textWeights = { min: 400, max: 700 };

/** Names what is wrong with a field of the fonts. */
export type Report = (path: Path, message: string) => Problem;

type Opened = { readonly source: Source; readonly problem: null } | { readonly problem: Problem };

async function open(root: string, file: string, report: (message: string) => Problem): Promise<Opened> {
  const path = join(root, fontFolder, file);
  if (!existsSync(path)) return { problem: report(`expected a file of ${fontFolder}, which has no ${file}`) };
  const source = await openFont(readFileSync(path));
  if (source === null)
    return { problem: report("expected a font: a WOFF2, WOFF, TTF or OTF file with one font in it") };
  const missing = missingLetters((code) => source.font.hasGlyphForCodePoint(code));
  return missing.length === 0
    ? { source, problem: null }
    : { problem: report(`expected all letters of French and English: this font lacks ${missing.join(" ")}`) };
}

/** Whether a file has nothing that is to be cut: it is served as it is, with the care that it was made with. */
function isCut({ isWoff2, font }: Source, letters: string, weights: typeof textWeights | null): boolean {
  const wanted = new Set([...letters].map((letter) => letter.codePointAt(0)));
  return (
    isWoff2 &&
    hasNoBreakSigns(font) &&
    charactersOf(font).every((code) => wanted.has(code)) &&
    Object.entries(font.variationAxes).every(
      ([tag, { min, max }]) => weights !== null && tag === "wght" && min >= weights.min && max <= weights.max,
    )
  );
}

export type Fonts = Brand["fonts"];

/** What is wrong with the weights of the fonts. */
function weightProblems(titles: Source, texts: Source, fonts: Fonts, report: Report): readonly Problem[] {
  const { wght } = titles.font.variationAxes;
  const { weight } = fonts.titles;
  if (wght !== undefined && (weight < wght.min || weight > wght.max))
    return [report(["titles", "weight"], `expected a weight that the font has, ${wght.min} to ${wght.max}`)];
  const hasBold = (texts.font.variationAxes.wght?.max ?? 0) >= boldFrom;
  if (!hasBold && fonts.texts.boldFile === null)
    return [
      report(
        ["texts", "boldFile"],
        "expected the file of the bold font: `file` has one weight, or no bold one",
      ),
    ];
  return [];
}

/** The weights for which a browser uses a font. Titles have one in the style sheets, whatever their font's own is called. */
function weightsOf(
  name: keyof typeof servedAs,
  { font }: Source,
  weights: typeof textWeights | number,
): string {
  if (name === "titles") return "700";
  if (name === "bold") return `${boldFrom} ${textWeights.max}`;
  const range = typeof weights === "number" ? null : rangeIn(font, weights);
  return range === null ? String(textWeights.min) : `${range.min} ${range.max}`;
}

type GeneratedFiles = ReadonlyMap<string, Buffer | string>;

const servedAs = { titles: "titles.woff2", texts: "texts.woff2", bold: "texts-bold.woff2" } as const;

/** What is written below `.content/`, or what is wrong. */
export async function makeFonts(
  root: string,
  fonts: Fonts,
  characters: string,
  report: Report,
  largest = allowedBytes,
): Promise<{ readonly made: GeneratedFiles } | { readonly problems: readonly Problem[] }> {
  const opened = {
    titles: await open(root, fonts.titles.file, (message) => report(["titles", "file"], message)),
    texts: await open(root, fonts.texts.file, (message) => report(["texts", "file"], message)),
    bold:
      fonts.texts.boldFile === null
        ? null
        : await open(root, fonts.texts.boldFile, (message) => report(["texts", "boldFile"], message)),
  };
  const { titles, texts, bold } = opened;
  if (titles.problem !== null || texts.problem !== null || (bold !== null && bold.problem !== null))
    return { problems: [titles, texts, bold].flatMap((one) => one?.problem ?? []) };
  const wrong = weightProblems(titles.source, texts.source, fonts, report);
  if (wrong.length > 0) return { problems: wrong };

  const served = new Map<string, Buffer>();
  async function serve(
    name: keyof typeof servedAs,
    source: Source,
    weights: typeof textWeights | number,
  ): Promise<PageFont> {
    const letters = lettersOf(name === "titles" ? "titles" : "texts", characters);
    const isWhole = isCut(source, letters, typeof weights === "number" ? null : weights);
    const bytes = isWhole ? source.bytes : await pageFont(source, letters, weights);
    served.set(`fonts/${servedAs[name]}`, bytes);
    return { file: servedAs[name], font: create(bytes), weights: weightsOf(name, source, weights) };
  }
  // A bold file takes the place of what a variable one would have of it.
  const weights = bold === null ? textWeights : textWeights.min;
  const sheet = fontSheet({
    titles: { name: fonts.titles.name, ...(await serve("titles", titles.source, fonts.titles.weight)) },
    texts: { name: fonts.texts.name, ...(await serve("texts", texts.source, weights)) },
    bold: bold === null ? null : await serve("bold", bold.source, textWeights.max),
  });
  const bytes = [...served.values()].reduce((sum, { length }) => sum + length, 0);
  if (bytes > largest)
    return {
      problems: [
        report(
          [],
          `expected fonts of at most ${largest} bytes together: cut to the letters of the site, these have ${bytes}`,
        ),
      ],
    };
  const document = (of: DocumentFont, source: Source, name: string, weight: number) =>
    makeDocumentFont(root, of, { source, name, weight });
  const documents = {
    display: await document("display", titles.source, fonts.titles.name, fonts.titles.weight),
    text: await document("text", texts.source, fonts.texts.name, textWeights.min),
    strong: await document("strong", (bold ?? texts).source, fonts.texts.name, boldFrom),
  };
  return {
    made: new Map<string, Buffer | string>([
      ...served,
      ...Object.entries(documents).map(([name, file]) => [`fonts/document-${name}.ttf`, file] as const),
      ["fonts.css", sheet],
      ["font-files.ts", fontFilesModule([...served.keys()])],
      ["document-letters.ts", documentLettersModule(documents)],
    ]),
  };
}

/** The addresses of the fonts, which every page names ahead. */
function fontFilesModule(files: readonly string[]): string {
  const imports = files.map(
    (file, index) => `import font${index} from "./${file}?url";
`,
  );
  return `${imports.join("")}
/** The addresses of the fonts. */
export const fontFiles: readonly string[] = [${files.map((_, index) => `font${index}`).join(", ")}];
`;
}
