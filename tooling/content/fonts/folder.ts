import type { Brand } from "#app/content/schemas/brand.ts";

/** Where the agency's font files are. */
export const fontFolder = "content/fonts";

/** The weight of a variable font from which letters are seen to be bold. */
export const boldFrom = 600;

/** The names of its font files that a brand has. */
export const fontFilesOf = ({ titles, texts }: Brand["fonts"]): readonly string[] =>
  [titles.file, texts.file, texts.boldFile].filter((file) => file !== null);
