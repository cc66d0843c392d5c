/** What the documents' fonts can print of what people enter. */

/** The characters that the document's fonts contain, without combining marks: a test compares it with the font files. */
const printableCharacter =
  /^[\u0020-\u007E\u00A0-\u00AC\u00AE-\u02FF\u0370-\u0377\u037A-\u037F\u0384-\u038A\u038C\u038E-\u03A1\u03A3-\u03E1\u03F0-\u0482\u048A-\u052F\u1E00-\u1F15\u1F18-\u1F1D\u1F20-\u1F45\u1F48-\u1F4D\u1F50-\u1F57\u1F59\u1F5B\u1F5D\u1F5F-\u1F7D\u1F80-\u1FB4\u1FB6-\u1FC4\u1FC6-\u1FD3\u1FD6-\u1FDB\u1FDD-\u1FEF\u1FF2-\u1FF4\u1FF6-\u1FFE\u2010-\u2027\u202F-\u205E\u2070-\u2071\u2074-\u208E\u2090-\u209C\u20A0-\u20C0\u2100-\u215F\u2183-\u2184\u2189\u2190-\u2300\u2302\u2308-\u230B\u2310\u25A0-\u25FF\u2605\u2606\u2713]$/u;

const graphemes = new Intl.Segmenter("fr", { granularity: "grapheme" });

export const graphemesOf = (text: string): readonly string[] =>
  Array.from(graphemes.segment(text), ({ segment }) => segment);

export const isPrintable = (grapheme: string): boolean =>
  [...grapheme].every((character) => printableCharacter.test(character));

/** As the fonts have it: fullwidth letters and digits, and ligatures, in their usual form. Null if they lack it. */
export function printed(grapheme: string): string | null {
  if (isPrintable(grapheme)) return grapheme;
  const narrow = /^[\uFB00-\uFB06\uFF01-\uFF5E]$/.test(grapheme) ? grapheme.normalize("NFKC") : "";
  return narrow !== "" && isPrintable(narrow) ? narrow : null;
}

/** Whether a document can print a name, or enough letters of it: `王小明 (Wang Xiaoming)`. */
export function isReadableInPrint(name: string): boolean {
  const graphemes = graphemesOf(name.normalize("NFC")).map(printed);
  const letters = graphemes.filter((one) => one !== null && /\p{L}/u.test(one));
  return graphemes.every((one) => one !== null) || letters.length > 1;
}
