/** The style sheet of the fonts: their faces, the faces that stand for them until they are loaded, and their names in the theme. */
import type { Font } from "fontkit";
import { textFallback, titleFallback } from "./fallback.ts";

/** A font of pages; `file`: below `.content/fonts`; `weights`: as a style sheet has them. */
export type PageFont = { readonly file: string; readonly font: Font; readonly weights: string };

export type PageFonts = {
  readonly titles: PageFont & { readonly name: string };
  readonly texts: PageFont & { readonly name: string };
  /** The weight of texts where the font is not variable. */
  readonly bold: PageFont | null;
};

const titleFallbackName = "Display fallback";
const textFallbackName = "Text fallback";

const face = (name: string, { file, weights }: PageFont, display: "swap" | "optional"): string =>
  `@font-face {
  font-family: "${name}";
  src: url("./fonts/${file}") format("woff2");
  font-weight: ${weights};
  font-display: ${display};
}
`;

export function fontSheet({ titles, texts, bold }: PageFonts): string {
  return [
    face(titles.name, titles, "swap"),
    face(texts.name, texts, "optional"),
    ...(bold === null ? [] : [face(texts.name, bold, "optional")]),
    titleFallback(titles.font, titleFallbackName),
    textFallback(texts.font, textFallbackName),
    `@theme {
  --font-*: initial;
  --font-display: "${titles.name}", "${titleFallbackName}", system-ui, sans-serif;
  --font-text: "${texts.name}", "${textFallbackName}", system-ui, sans-serif;
}
`,
  ].join("");
}
