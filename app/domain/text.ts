// Characters without a glyph: direction controls, zero-width spaces, tags, fillers. The two joiners and the variation
// selectors are not among them, because some scripts and emoji need them.
const invisible = /(?!\p{M}|[\u200C\u200D])[\p{DI}\uFFF9-\uFFFB]/gu;

/** Removes characters that are invisible or change the direction of a text. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, "");
}

export const controls = /[\p{Cc}\u2028\u2029]+/gu;
