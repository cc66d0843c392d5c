/** Draws a social card: the title on contour lines, or a client's site in the client's colours. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Translate } from "#app/i18n/translate.ts";
import { translations } from "#app/i18n/translations.ts";
import { cardSize, type SocialCard } from "#app/seo/social-card.ts";
import { darkColours, logoColour } from "#content/colours.ts";
import { identity } from "#content/identity.ts";
import { isName, logo } from "#content/logo.ts";
import { type Line, setTitle } from "./lines.ts";
import { outline, type Style } from "./outlines.ts";

const { canvas, ink, "ink-2": quiet } = darkColours;
const colours = { canvas, ink, quiet, accent: logoColour };
const { width, height } = cardSize;
const margin = 72;

const project = join(import.meta.dirname, "../../..");
const read = (file: string): string => readFileSync(join(project, file), "utf8");

type Drawing = "hero" | "island" | "summit";

/** The part of a drawing that a page shows, in the drawing's own units. */
type View = { readonly of: Drawing; readonly x: number; readonly y: number; readonly width: number };

/** A different part for each page, to the right of its title. */
const views: Partial<Record<SocialCard["page"], View>> = {
  home: { of: "hero", x: 330, y: 10, width: 1760 },
  services: { of: "island", x: -560, y: 20, width: 1120 },
  showcase: { of: "summit", x: -560, y: 60, width: 1240 },
  ecommerce: { of: "island", x: -300, y: 500, width: 1080 },
  portfolio: { of: "hero", x: 1040, y: 660, width: 1300 },
  pricing: { of: "hero", x: 900, y: 90, width: 1250 },
  about: { of: "island", x: -1090, y: -20, width: 2180 },
  contact: { of: "island", x: -150, y: 420, width: 860 },
};
const elsewhere: View = { of: "summit", x: -760, y: -10, width: 1560 };

/** The thickness of a plain line in pixels, visible in a chat's preview, which is a quarter as wide. */
const lineWidth = 2.1;

function contours({ of, ...view }: View): string {
  const source = read(`content/contours/${of}.svg`);
  const plain = Number(/<g fill="none" stroke="#000" stroke-width="([\d.]+)"/.exec(source)?.[1] ?? 1);
  const scale = (lineWidth / plain) * (view.width / width);
  const lines = source
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, "")
    .replace('stroke="#000"', `stroke="${colours.ink}"`)
    .replace(
      /stroke-width="([\d.]+)"/g,
      (_, value) => `stroke-width="${(Number(value) * scale).toFixed(2)}"`,
    );
  const viewBox = `${view.x} ${view.y} ${view.width} ${(view.width * height) / width}`;
  return `<svg width="${width}" height="${height}" viewBox="${viewBox}" opacity=".7">${lines}</svg>`;
}

const placed = (svg: string, x: number, y: number, colour: string): string =>
  `<g transform="translate(${x} ${y})" fill="${colour}">${svg}</g>`;

function text(value: string, style: Style, x: number, y: number, colour: string): string {
  return placed(outline(value, style).svg, x, y, colour);
}

/** One line of a title; highlighted words have the accent colour. */
function titleLine(line: Line, style: Style, x: number, y: number): string {
  let drawn = "";
  let before = "";
  for (const { text: word, marked } of line) {
    // Measured with the preceding text, so that kerning is that of the whole line.
    const start = before === "" ? 0 : outline(`${before}${word}`, style).width - outline(word, style).width;
    drawn += text(word, style, x + start, y, marked ? colours.accent : colours.ink);
    before += word;
  }
  return drawn;
}

const titleStyle = { font: "display", tracking: -0.032 } as const;
const leading = 1;
const titleBottom = height - 138;

type TitleBox = {
  readonly title: string;
  readonly sizes: readonly number[];
  readonly width: number;
  readonly height: number;
  /** From this size on, two lines are better than three larger ones. */
  readonly twoLines: number;
};

/** The title above the note, and its right end. */
function title({ title: words, sizes, ...box }: TitleBox): {
  readonly drawn: string;
  readonly right: number;
} {
  const { style, lines, width: reach } = setTitle(words, titleStyle, sizes, { ...box, leading });
  const drawn = lines.map((line, index) => {
    const y = titleBottom - (lines.length - 1 - index) * style.size * leading;
    // Minus the letter's side bearing, so that large and small letters align.
    return titleLine(line, style, margin - style.size * 0.03, y);
  });
  return { drawn: drawn.join(""), right: margin + reach };
}

function brand(): string {
  const style = { font: "display", size: 50, tracking: -0.02 } as const;
  const [left, size] = isName ? [margin, 52] : [margin - 4, 54.4];
  return (
    `<path transform="translate(${left} ${margin - 10}) scale(${size / logo.height})" fill="${colours.accent}" fill-rule="${logo.fillRule ?? "nonzero"}" d="${logo.path}"/>` +
    (isName ? "" : text(identity.name, style, margin + 66, margin + 36, colours.ink))
  );
}

const noteBottom = height - margin + 6;
const noteStyle = { font: "text", size: 28, tracking: 0 } as const;
const steps = (from: number, to: number, by: number): readonly number[] =>
  Array.from({ length: Math.floor((from - to) / by) + 1 }, (_, index) => from - index * by);

const svg = (body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** Fades the background behind a title that ends at `right`. */
function veil(right: number): string {
  const stop = (at: number, opacity: number) =>
    `<stop offset="${at.toFixed(3)}" stop-color="${colours.canvas}" stop-opacity="${opacity}"/>`;
  const end = Math.min(1, right / width);
  return (
    `<defs><linearGradient id="veil">${stop(end * 0.4, 0.9)}${stop(end, 0.3)}${stop(end + 0.08, 0)}</linearGradient></defs>` +
    `<rect width="100%" height="100%" fill="url(#veil)"/>`
  );
}

function pageDrawing(card: SocialCard): string {
  const { drawn, right } = title({
    title: card.title,
    sizes: steps(124, 60, 4),
    width: 880,
    height: 345,
    twoLines: 108,
  });
  return svg(
    `<rect width="100%" height="100%" fill="${colours.canvas}"/>` +
      contours(views[card.page] ?? elsewhere) +
      veil(right) +
      brand() +
      drawn +
      text(card.note, noteStyle, margin, noteBottom, colours.quiet),
  );
}

/** The places of a case study's pictures in pixels. The desktop is cut at the right and the bottom. */
export const projectPlaces = {
  ground: { left: 584 },
  desktop: { left: 652, top: 112, width: 880 },
  phone: { left: 520, top: 286, width: 184 },
} as const;

function projectDrawing(card: SocialCard, ground: string, t: Translate): string {
  const { left } = projectPlaces.ground;
  const { drawn } = title({
    title: card.title,
    sizes: steps(96, 40, 4),
    width: projectPlaces.phone.left - margin - 36,
    height: 250,
    twoLines: 96,
  });
  return svg(
    `<rect width="100%" height="100%" fill="${colours.canvas}"/>` +
      `<rect x="${left}" width="${width - left}" height="100%" fill="${ground}"/>` +
      brand() +
      text(t("meta.card.project"), noteStyle, margin, 196, colours.quiet) +
      drawn +
      text(card.note, noteStyle, margin, noteBottom, colours.quiet),
  );
}

/** The card as SVG, with texts as outlines. A case study's pictures are added later (`projectPlaces`). */
export function draw(card: SocialCard): string {
  return card.project === null
    ? pageDrawing(card)
    : projectDrawing(card, card.project.palette.ground, translations[card.locale]);
}
