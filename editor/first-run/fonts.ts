/** The agency's own fonts among the answers: what is asked of a file, and where it goes. */
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, extname, join } from "node:path";
import { create, type Font } from "fontkit";
import type { Brand } from "#app/content/schemas/brand.ts";
import { fontFilesOf, fontFolder } from "../../tooling/content/fonts/folder.ts";
import { missingLetters } from "../../tooling/content/fonts/letters.ts";
import type { Answers } from "./answers.ts";

type Fonts = Brand["fonts"];

const endings = [".woff2", ".woff", ".ttf", ".otf"];

const ofTitles = 700;

function read(path: string): Font | null {
  try {
    const font = create(readFileSync(path));
    // A file of several fonts has no letters of its own.
    return font.characterSet.length > 0 ? font : null;
  } catch {
    return null;
  }
}

/** Why a file is no font of the site. */
export function refusedFont(path: string): string | null {
  if (!existsSync(path)) return "there is no such file";
  const font = endings.includes(extname(path).toLowerCase()) ? read(path) : null;
  if (font === null) return "expected a font: a WOFF2, WOFF, TTF or OTF file with one font in it";
  const missing = missingLetters((code) => font.hasGlyphForCodePoint(code));
  return missing.length === 0
    ? null
    : `expected all letters of French and English: this font lacks ${missing.join(" ")}`;
}

const weightWord =
  / (?:Thin|(?:Extra|Ultra) ?Light|Light|Regular|Medium|(?:Semi|Demi|Extra|Ultra)? ?Bold|Black|Heavy)$/i;

/** What a font is called: its family without the weight, as far as style sheets can say it. */
function nameOf(path: string): string {
  const records = read(path)?.name.records;
  const family = records?.preferredFamily?.en ?? records?.fontFamily?.en ?? basename(path, extname(path));
  const plain = family
    .replace(/[^\p{L}\d-]+/gu, " ")
    .trim()
    .replace(weightWord, "");
  return (plain || "Font").slice(0, 40).trim();
}

/** Copies a font to the others. Returns its name there. */
function store(root: string, path: string): string {
  const base = basename(path, extname(path))
    .replace(/[^\w-]+/g, "-")
    .replace(/^-|-$/g, "");
  const name = `${base || "font"}${extname(path).toLowerCase()}`;
  mkdirSync(join(root, fontFolder), { recursive: true });
  copyFileSync(path, join(root, fontFolder, name));
  return name;
}

/** Stores the fonts that are answered, and deletes those that they replace. Returns what the brand file says of them. */
export function storeFonts(
  root: string,
  before: Fonts,
  answers: Pick<Answers, "titleFont" | "textFont" | "textFontBold">,
): Fonts {
  const { titleFont, textFont, textFontBold } = answers;
  const weights = titleFont === undefined ? undefined : read(titleFont)?.variationAxes.wght;
  const after: Fonts = {
    titles:
      titleFont === undefined
        ? before.titles
        : {
            name: nameOf(titleFont),
            file: store(root, titleFont),
            weight: Math.min(weights?.max ?? ofTitles, Math.max(weights?.min ?? ofTitles, ofTitles)),
          },
    texts:
      textFont === undefined
        ? before.texts
        : {
            name: nameOf(textFont),
            file: store(root, textFont),
            boldFile: textFontBold === undefined ? null : store(root, textFontBold),
          },
  };
  const kept = fontFilesOf(after);
  for (const file of fontFilesOf(before))
    if (!kept.includes(file)) rmSync(join(root, fontFolder, file), { force: true });
  return after;
}
