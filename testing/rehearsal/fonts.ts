/** The other agency's fonts, as they are published. */
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { fontFolder } from "../../tooling/content/fonts/folder.ts";
import type { Fonts } from "../../tooling/content/fonts/make.ts";

const published = join(import.meta.dirname, "fonts");

export const otherFonts = {
  titles: { name: "Familjen Grotesk", file: "FamiljenGrotesk[wght].ttf", weight: 600 },
  texts: { name: "Archivo", file: "Archivo[wdth,wght].woff2", boldFile: null },
} as const satisfies Fonts;

export const publishedFont = (which: "titles" | "texts"): string => join(published, otherFonts[which].file);

/** Puts them where a project has its fonts. */
export function copyFonts(root: string): void {
  mkdirSync(join(root, fontFolder), { recursive: true });
  for (const which of ["titles", "texts"] as const)
    cpSync(publishedFont(which), join(root, fontFolder, otherFonts[which].file));
}
