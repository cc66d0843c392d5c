// Characters without a glyph: direction controls, zero-width spaces, tags, fillers. Kept are the two joiners and the
// marks among them (variation selectors), without which some scripts and emoji are written wrongly.
const invisible = /(?!\p{M}|[\u200C\u200D])[\p{DI}\uFFF9-\uFFFB]/gu;

/** What a person sees of a text: without what turns its direction, splits its words or hides in it. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, "");
}

/** Control characters and the separators of lines: they have no place in one line of text. */
export const controls = /[\p{Cc}\u2028\u2029]+/gu;
