/**
 * The colours of `theme.css` for what cannot read a style sheet: mails, PDFs, social cards, icons and the browser's bars.
 * A test compares both files.
 */
export const darkColours = {
  canvas: "#131313",
  raised: "#1b1a19",
  line: "#2e2c2a",
  ink: "#f5f1ea",
  "ink-2": "#b9b2a7",
} as const;

export const lightColours = {
  canvas: "#f7f3ec",
  raised: "#fffdf9",
  line: "#ddd5c8",
  ink: "#1a1816",
  "ink-2": "#534d46",
} as const;

/** The accent of the logo and the drawings. In the style sheet it is a shade lighter, so that black text on it keeps 7:1. */
export const flame = "#ff5a36";
