// Characters without a glyph: direction controls, zero-width spaces, tags, fillers. Kept are the two joiners and the
// marks among them (variation selectors), without which some scripts and emoji are written wrongly.
const invisible = /(?!\p{M}|[\u200C\u200D])[\p{DI}\uFFF9-\uFFFB]/gu;

/** Removes characters that are invisible or change the direction of a text. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, "");
}

export const controls = /[\p{Cc}\u2028\u2029]+/gu;
