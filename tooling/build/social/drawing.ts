/** Draws a social card: the title on contour lines, or a client's site in the client's colours. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { OverlayOptions } from "sharp";
import { translations } from "#app/i18n/translations.ts";
import { cardSize, type SocialCard } from "#app/seo/social-card.ts";
import { darkColours, logoColour } from "#content/colours.ts";
import { identity } from "#content/identity.ts";
import { isWordmark, logo } from "#content/logo.ts";
import { fonts, setText, type Text } from "./text.ts";

const { canvas, ink, "ink-2": quiet } = darkColours;
const colours = { canvas, ink, quiet, accent: logoColour };
const { width, height } = cardSize;
const margin = 72;

const project = join(import.meta.dirname, "../../..");

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
  const source = readFileSync(join(project, `content/contours/${of}.svg`), "utf8");
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

function mark(): string {
  const [left, size] = isWordmark ? [margin, 52] : [margin - 4, 54.4];
  return `<path transform="translate(${left} ${margin - 10}) scale(${size / logo.height})" fill="${colours.accent}" fill-rule="${logo.fillRule ?? "nonzero"}" d="${logo.path}"/>`;
}

/** The places of a case study's pictures in pixels. The desktop is cut at the right and the bottom. */
export const projectPlaces = {
  ground: { left: 584 },
  desktop: { left: 652, top: 112, width: 880 },
  phone: { left: 520, top: 286, width: 184 },
} as const;

type Placed = Text & { readonly left: number; readonly bottom: number };

/** The texts of a card; the first is its title. */
function textsOf({ title, note, project: shown, locale }: SocialCard): readonly [Placed, ...Placed[]] {
  const { ink: colour, accent } = colours;
  const small = {
    font: "text",
    colour: colours.quiet,
    size: 28,
    width: width - 2 * margin,
    height: 60,
  } as const;
  const box =
    shown === null
      ? { size: 118, width: 880, height: 335 }
      : { size: 92, width: projectPlaces.phone.left - margin - 36, height: 250 };
  return [
    { words: title, font: "display", colour, accent, ...box, left: margin, bottom: height - 128 },
    { ...small, words: note, left: margin, bottom: height - margin + 14 },
    ...(isWordmark
      ? []
      : [
          {
            ...({ words: identity.name, font: "display", colour, size: 50, width: 800, height: 80 } as const),
            ...{ left: margin + 66, bottom: margin + 37 },
          },
        ]),
    ...(shown === null
      ? []
      : [{ ...small, words: translations[locale]("meta.card.project"), left: margin, bottom: 204 }]),
  ];
}

/** The card without a case study's pictures, and the texts that lie above it. */
export async function draw(
  card: SocialCard,
): Promise<{ readonly ground: string; readonly texts: readonly OverlayOptions[] }> {
  const texts = textsOf(card);
  const pictures = await Promise.all(texts.map(setText));
  const right = margin + (pictures[0]?.width ?? 0);
  const behind =
    card.project === null
      ? contours(views[card.page] ?? elsewhere) + veil(right)
      : `<rect x="${projectPlaces.ground.left}" width="${width}" height="100%" fill="${card.project.palette.ground}"/>`;
  return {
    ground: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colours.canvas}"/>${behind}${mark()}</svg>`,
    texts: pictures.map(({ bytes, height: tall }, index) => ({
      input: bytes,
      left: texts[index]?.left ?? 0,
      top: (texts[index]?.bottom ?? 0) - tall,
    })),
  };
}

/** All that a card is made from, but for its own pictures. */
export const sourceOf = (card: SocialCard): Buffer =>
  Buffer.concat([
    Buffer.from(JSON.stringify([card, colours, identity.name, isWordmark, logo])),
    readFileSync(join(project, `content/contours/${(views[card.page] ?? elsewhere).of}.svg`)),
    ...Object.values(fonts).map(({ bytes }) => bytes),
  ]);
