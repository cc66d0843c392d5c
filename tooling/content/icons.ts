/**
 * Draws the icons of browsers, phones and mails from the mark and the colours. Phones cut the touch icon and the maskable icon to a
 * shape, so they fill the square, and the logo is within the circle that is always visible.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Logo } from "./logo.ts";

export type IconColours = { readonly ground: string; readonly logo: string };

/** The mark, scaled around the middle of a square of 32. `corner`: the radius of the square's corners. */
function icon(
  { width: size, height, path, fillRule }: Logo,
  colours: IconColours,
  scale: number,
  corner = 0,
): string {
  const offset = Math.round((16 - 16 * scale) * 100) / 100;
  const top = Math.round((16 - (16 * scale * height) / size) * 100) / 100;
  const factor = Number(((scale * 32) / size).toFixed(5));
  const rule = fillRule === undefined ? "" : ` fill-rule="${fillRule}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${corner > 0 ? ` rx="${corner}"` : ""} fill="${colours.ground}"/><path transform="translate(${offset} ${top}) scale(${factor})" fill="${colours.logo}"${rule} d="${path}"/></svg>\n`;
}

/** An icon file of one picture, which is a PNG. */
function iconFile(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** The icons by their files below `.content/`. */
export async function drawIcons(logo: Logo, colours: IconColours): Promise<ReadonlyMap<string, Uint8Array>> {
  const { default: sharp } = await import("sharp");
  const png = (svg: string, size: number) =>
    sharp(Buffer.from(svg), { density: (72 * size) / 32 })
      .resize(size, size)
      .png({ palette: true, compressionLevel: 9 })
      .toBuffer();
  const rounded = icon(logo, colours, 0.72, 6);
  const square = (scale: number) => icon(logo, colours, scale);
  return new Map<string, Uint8Array>([
    ["public/favicon.svg", Buffer.from(rounded)],
    ["public/favicon.ico", iconFile(await png(rounded, 32), 32)],
    ["public/icon-192.png", await png(rounded, 192)],
    ["public/icon-512.png", await png(rounded, 512)],
    ["public/icon-maskable-512.png", await png(square(0.52), 512)],
    ["public/apple-touch-icon.png", await png(square(0.62), 180)],
    // Twice as large as mails show it. Few mail readers show SVG.
    ["mark.png", await png(square(0.74), 72)],
  ]);
}

/** Writes the icons, unless they are there for this logo and these colours. */
export async function writeIcons(root: string, logo: Logo, colours: IconColours): Promise<void> {
  const folder = join(root, ".content");
  const stamp = join(folder, "icons.json");
  const drawn = JSON.stringify({ logo, colours });
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === drawn) return;
  mkdirSync(join(folder, "public"), { recursive: true });
  for (const [name, bytes] of await drawIcons(logo, colours)) writeFileSync(join(folder, name), bytes);
  writeFileSync(stamp, drawn);
}
