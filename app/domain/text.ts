// Characters without a glyph: direction controls, zero-width spaces, tags, fillers. The two joiners and the variation
// selectors are not among them, because some scripts and emoji need them.
const invisible = /(?!\p{M}|[\u200C\u200D])[\p{DI}\uFFF9-\uFFFB]/gu;

/** Removes characters that are invisible or change the direction of a text. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, "");
}

// Spaces, controls, marks without a letter, and the characters that fonts draw as nothing: the empty cell of Braille, a note without
// a head, the blanks among hieroglyphs.
const blanks = /^[\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{DI}\u2800\u{1D159}\u{13441}\u{13442}]*$/u;

/** Whether nobody would see anything of a text. */
export function isBlank(text: string): boolean {
  return blanks.test(text);
}

export const controls = /[\p{Cc}\u2028\u2029]+/gu;

/** As people type it without accents and capitals: `Hôtelière` and `hoteliere` are the same. */
export const unaccented = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
