/** The agency's fonts, and two of another agency's as they are published. */
import { cpSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import PDFDocument from "pdfkit";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { typeset } from "#app/i18n/typography.ts";
import { dictionaries } from "#app/i18n/words.ts";
import { copyFonts, otherFonts, publishedFont } from "#testing/rehearsal/fonts.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { brandOf, readData } from "../data.ts";
import { fontFolder } from "./folder.ts";
import { lettersOf } from "./letters.ts";
import { type Fonts, makeFonts } from "./make.ts";
import { writeFonts } from "./write.ts";

const project = join(import.meta.dirname, "../../..");
const { fonts: ours } = brandOf(readData(project));

const others: Fonts = otherFonts;

/** A project that has these fonts alone. */
function withFonts(): string {
  const root = temporaryDirectory();
  copyFonts(root);
  return root;
}

const report = (path: readonly (string | number)[], message: string) => ({
  ...{ file: "content/brand.yaml", line: 1, message },
  field: ["fonts", ...path].join("."),
});

async function make(root: string, fonts: Fonts, characters = "", largest?: number) {
  const result = await makeFonts(root, fonts, characters, report, largest);
  if ("problems" in result) throw new Error(result.problems.map(({ message }) => message).join("\n"));
  return result.made;
}

async function problemsOf(fonts: Fonts, root = withFonts(), largest?: number): Promise<readonly string[]> {
  const result = await makeFonts(root, fonts, "", report, largest);
  return "problems" in result ? result.problems.map(({ field, message }) => `${field}: ${message}`) : [];
}

function fontIn(made: ReadonlyMap<string, Buffer | string>, name: string): Font {
  const file = made.get(`fonts/${name}`);
  if (!(file instanceof Buffer)) throw new Error(`There is no ${name}`);
  return create(file);
}

const lacking = (font: Font, letters: string) =>
  [...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)).join("");

test("a published font is cut to the letters of the site: titles to one weight, texts to the weights of pages", async () => {
  const made = await make(withFonts(), others, "Łódź →");
  const titles = fontIn(made, "titles.woff2");
  expect(titles.variationAxes).toEqual({});
  expect(lacking(titles, lettersOf("titles", ""))).toBe("");
  const texts = fontIn(made, "texts.woff2");
  expect(texts.variationAxes).toEqual({ wght: { name: "wght", min: 400, default: 400, max: 700 } });
  expect(lacking(texts, lettersOf("texts", "Łódź →"))).toBe("óŁź→");
  for (const [font, { copyright }] of [
    [titles, create(readFileSync(publishedFont("titles")))],
    [texts, create(readFileSync(publishedFont("texts")))],
  ] as const)
    expect(font.copyright).toBe(copyright);
  expect(made.get("fonts.css")).toContain('--font-display: "Familjen Grotesk", "Display fallback"');
  expect(made.get("fonts.css")).toMatch(/"Archivo";\n[^}]*font-weight: 400 700;/);
});

test("titles have the letters of what is written on the site too, if the font has them", async () => {
  const lacksIn = async (characters: string) =>
    lacking(fontIn(await make(withFonts(), others, characters), "titles.woff2"), "ñ");
  expect(await lacksIn("")).toBe("ñ");
  expect(await lacksIn("mañana")).toBe("");
  expect(lettersOf("titles", "§")).not.toContain("§");
  expect(lettersOf("texts", "§")).toContain("§");
});

test("a font that is cut already is served as it is", async () => {
  const root = withFonts();
  const made = await make(root, others);
  for (const [name, { file }] of [
    ["titles", others.titles],
    ["texts", others.texts],
  ] as const) {
    const cut = made.get(`fonts/${name}.woff2`) as Buffer;
    writeFileSync(join(root, fontFolder, `cut-${name}.woff2`), cut);
    expect(cut.length, file).toBeLessThan(25_000);
  }
  const again = await make(root, {
    titles: { ...others.titles, file: "cut-titles.woff2" },
    texts: { ...others.texts, file: "cut-texts.woff2" },
  });
  for (const name of ["titles", "texts"])
    expect(again.get(`fonts/${name}.woff2`)).toEqual(made.get(`fonts/${name}.woff2`));
});

test("a text font may be two files: the regular and the bold one", async () => {
  const root = withFonts();
  const bytes = readFileSync(publishedFont("texts"));
  for (const weight of [400, 700]) {
    const still = await subsetFont(bytes, lettersOf("texts", ""), {
      ...{ targetFormat: "truetype", keepFeatures: ["kern"], noHinting: true, dropTables: [] },
      variationAxes: { wdth: 100, wght: weight },
    });
    writeFileSync(join(root, fontFolder, `still-${weight}.ttf`), still);
  }
  const regular = { ...others.texts, file: "still-400.ttf" };
  expect(await problemsOf({ ...others, texts: regular }, root)).toEqual([
    "fonts.texts.boldFile: expected the file of the bold font: `file` has one weight, or no bold one",
  ]);
  const made = await make(root, { ...others, texts: { ...regular, boldFile: "still-700.ttf" } });
  expect(made.get("fonts.css")).toMatch(/texts\.woff2"\) format\("woff2"\);\n {2}font-weight: 400;/);
  expect(made.get("fonts.css")).toMatch(/texts-bold\.woff2"\) format\("woff2"\);\n {2}font-weight: 600 700;/);
  expect(made.get("font-files.ts")).toContain("texts-bold.woff2?url");
});

test("documents have every letter of a font, in one weight, with digits of equal width", async () => {
  const made = await make(withFonts(), others);
  for (const name of ["display", "text", "strong"]) {
    const font = fontIn(made, `document-${name}.ttf`);
    expect(font.variationAxes).toEqual({});
    expect(lacking(font, "*_ñ\u202F\u2011")).toBe("");
    const widths = [..."0123456789"].map(
      (digit) => font.glyphForCodePoint(digit.codePointAt(0) ?? 0).advanceWidth,
    );
    expect(new Set(widths).size, name).toBe(1);
  }
  const strong = fontIn(made, "document-strong.ttf").layout("Devis").positions;
  const text = fontIn(made, "document-text.ttf").layout("Devis").positions;
  expect(strong).not.toEqual(text);
});

type Change = (fonts: Fonts, root: string) => Fonts | Promise<Fonts>;
const titlesOf = (file: string) => (fonts: Fonts) => ({ ...fonts, titles: { ...fonts.titles, file } });

test.each<readonly [what: string, change: Change, problem: string]>([
  [
    "a file that is not there",
    titlesOf("none.ttf"),
    "fonts.titles.file: expected a file of content/fonts, which has no none.ttf",
  ],
  [
    "a file that is no font",
    (fonts, root) => {
      writeFileSync(join(root, fontFolder, "text.ttf"), "A text");
      return titlesOf("text.ttf")(fonts);
    },
    "fonts.titles.file: expected a font: a WOFF2, WOFF, TTF or OTF file with one font in it",
  ],
  [
    "a font without letters that French needs",
    async (fonts, root) => {
      const bytes = readFileSync(publishedFont("titles"));
      const letters = lettersOf("titles", "").replace(/[éŒ€]/g, "");
      const cut = await subsetFont(bytes, letters, {
        ...{ targetFormat: "woff2", keepFeatures: [], noHinting: true, dropTables: [], variationAxes: {} },
      });
      writeFileSync(join(root, fontFolder, "few.woff2"), cut);
      return titlesOf("few.woff2")(fonts);
    },
    "fonts.titles.file: expected all letters of French and English: this font lacks é Œ €",
  ],
  [
    "a weight that the font has not",
    (fonts) => ({ ...fonts, titles: { ...fonts.titles, weight: 800 } }),
    "fonts.titles.weight: expected a weight that the font has, 400 to 700",
  ],
])("%s is refused", async (_what, change, problem) => {
  const root = withFonts();
  expect(await problemsOf(await change(others, root), root)).toEqual([problem]);
});

test("fonts that are too heavy together are refused with their bytes", async () => {
  expect(await problemsOf(others, withFonts(), 20_000)).toEqual([
    expect.stringMatching(
      /^fonts: expected fonts of at most 20000 bytes together: cut to the letters of the site, these have \d+$/,
    ),
  ]);
});

test("fonts are made once, and again when a file has changed", async () => {
  const root = withFonts();
  const served = join(root, ".content/fonts/titles.woff2");
  expect(await writeFonts(root, others, report)).toEqual([]);
  const first = statSync(served).mtimeMs;
  expect(await writeFonts(root, others, report)).toEqual([]);
  expect(statSync(served).mtimeMs).toBe(first);
  cpSync(join(root, fontFolder, others.texts.file), join(root, fontFolder, others.titles.file));
  expect(await writeFonts(root, others, report)).toEqual([]);
  expect(statSync(served).mtimeMs).not.toBe(first);
  rmSync(join(root, fontFolder, others.titles.file));
  expect(await writeFonts(root, others, report)).toHaveLength(1);
});

/** The scales of a face's letters, as its style sheet has them. */
function scalesIn(sheet: string, family: string): (letter: string) => number {
  const faces = [...sheet.matchAll(/@font-face \{([^}]*)\}/g)].flatMap(([, face = ""]) => {
    if (!face.includes(`"${family}"`)) return [];
    const scale = Number(/size-adjust: ([\d.]+)%/.exec(face)?.[1]) / 100;
    const ranges = (/unicode-range: ([^;]*)/.exec(face)?.[1] ?? "").split(", ").map((range) =>
      range
        .replace("U+", "")
        .split("-")
        .map((code) => Number.parseInt(code, 16)),
    );
    return [{ scale, ranges }];
  });
  return (letter) => {
    const code = letter.codePointAt(0) ?? 0;
    const own = faces.find(({ ranges }) =>
      ranges.some(([first = -1, last = first]) => code >= first && code <= last),
    );
    return (own ?? faces[0])?.scale ?? Number.NaN;
  };
}

const titles = (["fr-fr", "en-en"] as const).flatMap((locale) =>
  Object.entries(dictionaries[locale]).flatMap(([key, text]) =>
    /[tT]itle$/.test(key) && !/[{[|]/.test(text) ? [typeset(text.replaceAll("*", ""), locale)] : [],
  ),
);

test.each([
  ["the agency's", () => project, ours],
  ["another agency's", withFonts, others],
] as const)("the fallback of titles is as wide as %s font", async (_whose, rootOf, fonts) => {
  const made = await make(rootOf(), fonts);
  const scaleOf = scalesIn(String(made.get("fonts.css")), "Display fallback");
  const font = fontIn(made, "titles.woff2");
  const arial = new PDFDocument().font("Helvetica-Bold").fontSize(1);
  const own = (text: string) =>
    font.layout(text).positions.reduce((width, { xAdvance }) => width + xAdvance, 0) / font.unitsPerEm;
  // Arial has neither of these two, and both are as wide there as what they are made from.
  const fallback = (text: string) =>
    [...text.replaceAll("\u202F", "\u00A0").replaceAll("\u2011", "-")].reduce(
      (width, letter) => width + arial.widthOfString(letter) * scaleOf(letter),
      0,
    );
  expect(titles.length).toBeGreaterThan(50);
  const all = titles.join(" ");
  expect(Math.abs(fallback(all) / own(all) - 1)).toBeLessThan(0.02);
  const far = titles.filter(
    (title) => title.length > 15 && Math.abs(fallback(title) / own(title) - 1) > 0.05,
  );
  expect(far).toEqual([]);
});
