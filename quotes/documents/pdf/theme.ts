import { readFileSync } from "node:fs";
import { lightColours, logoColour } from "#content/colours.ts";
import { documentLetters } from "#content/document-letters.ts";

/** Ink and quiet ink have a contrast of 7:1 or more on white and on the tint. */
export const colour = {
  ink: lightColours.ink,
  quiet: lightColours["ink-2"],
  line: lightColours.line,
  tint: lightColours.canvas,
  accent: logoColour,
  contours: lightColours.line,
  layer: lightColours["ink-2"],
  paper: "#ffffff",
} as const;

const fontFile = (path: string): Buffer => readFileSync(new URL(`../../../${path}.ttf`, import.meta.url));
const agencyFont = (name: string): Buffer => fontFile(`.content/fonts/document-${name}`);
const completeFont = (name: string): Buffer => fontFile(`quotes/documents/pdf/fonts/${name}`);

/** The agency's fonts, which `npm run content` makes, and two with every printable letter, by `studio/fonts/make.sh`. */
export const fonts = {
  display: agencyFont("display"),
  text: agencyFont("text"),
  strong: agencyFont("strong"),
  complete: completeFont("InstrumentSans-Regular"),
  completeStrong: completeFont("InstrumentSans-SemiBold"),
} as const;

const complete = { display: "completeStrong", text: "complete", strong: "completeStrong" } as const;

/** The font of a text: the complete one, if the agency's lacks a letter of it. Two fonts in one text would have to be measured in parts. */
export const fontFor = (text: string, font: AgencyFont): keyof typeof fonts =>
  documentLetters[font].test(text) ? font : complete[font];

export type AgencyFont = keyof typeof complete;

/** Sizes in points. */
export type Style = {
  readonly font: AgencyFont;
  readonly size: number;
  readonly leading: number;
  readonly colour?: string;
  readonly align?: "left" | "right";
  /** Letter spacing. */
  readonly tracking?: number;
};

export const style = {
  title: { font: "display", size: 46, leading: 48, tracking: -1 },
  brand: { font: "display", size: 19, leading: 22, tracking: -0.3 },
  running: { font: "display", size: 11, leading: 14, tracking: -0.1 },
  heading: { font: "display", size: 13, leading: 17, tracking: -0.1 },
  figure: { font: "display", size: 28, leading: 32, tracking: -0.6 },
  lead: { font: "text", size: 12, leading: 17 },
  body: { font: "text", size: 9.5, leading: 13.5 },
  strong: { font: "strong", size: 9.5, leading: 13.5 },
  /** 64 characters on one line beside a label: one that is compared is not broken. */
  fingerprint: { font: "text", size: 8.5, leading: 13.5 },
  party: { font: "strong", size: 11, leading: 15 },
  label: { font: "text", size: 8, leading: 11, colour: colour.quiet },
  small: { font: "text", size: 8, leading: 11.5, colour: colour.quiet },
  footer: { font: "text", size: 7, leading: 9, colour: colour.quiet },
} as const satisfies Record<string, Style>;

/** A4, in points. */
export const page = { width: 595.28, height: 841.89, left: 52, top: 84, bottom: 782 } as const;
export const columnWidth = page.width - 2 * page.left;

const drawing = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
const pathsOf = (svg: string) => [
  ...svg.matchAll(/<path[^>]*?(?:stroke-width="([\d.]+)"[^>]*?)? d="([^"]+)"/g),
];

/** A summit's contours; every fifth one is heavier. */
export const contours = pathsOf(drawing("content/contours/summit.svg")).map(([, weight, path = ""]) => ({
  path,
  heavy: weight !== undefined,
}));
