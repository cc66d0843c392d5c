import { graphemesOf, isPrintable, printed } from "#app/domain/printable.ts";
import { sanitizedLine, sanitizedText, truncated, withoutLinks } from "#app/domain/sanitized-text.ts";

const spaces = { keepFixed: true };

/** As one line whose marks are composed with their letters where Unicode has them together, without emoji styles. */
const composed = (text: string): string =>
  sanitizedLine(text, spaces)
    .normalize("NFC")
    .replace(/[\uFE00-\uFE0F]/g, "");

/** Stands for what the fonts do not contain, so that nothing is left out unseen. */
const replacement = "□";

/** Its code points, for a document that is evidence: `U+738B U+5C0F`. */
export const codePoints = (grapheme: string): string =>
  ` ${Array.from(grapheme, (one) => `U+${one.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}`).join(" ")} `;

/**
 * One printable line of entered text: without links, of at most `longest` characters. A grapheme without a glyph is a sign
 * of its own, never another letter or nothing: `10²` must not become `102`. `unprintable` says which.
 */
export function printableLine(
  text: string,
  longest = Number.POSITIVE_INFINITY,
  unprintable: (grapheme: string) => string = () => replacement,
): string {
  const plain = graphemesOf(composed(text))
    .map((grapheme) => printed(grapheme) ?? unprintable(grapheme))
    .join("");
  return withoutLinks(truncated(sanitizedLine(plain, spaces), longest), "spaces");
}

/** Several printable lines of entered text, without empty ones at its ends. */
export function printableLines(text: string): string {
  return sanitizedText(text, spaces)
    .split("\n")
    .map((line) => printableLine(line))
    .join("\n")
    .trim();
}

/** What of an entered text, one line or several, a document would show otherwise than it was entered; each once. */
export function unprintablePartsOf(text: string): readonly string[] {
  const lines = sanitizedText(text, spaces).split("\n");
  const all = lines.flatMap((line) => graphemesOf(composed(line)));
  return [...new Set(all.filter((grapheme) => !isPrintable(grapheme)))];
}
