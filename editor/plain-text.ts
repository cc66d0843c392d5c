import { unaccented } from "#app/domain/text.ts";

/** Letters and digits alone: a page has other quotes, spaces and hyphens than its texts, and people type without accents. */
export const plainText = (text: string): string =>
  unaccented(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
