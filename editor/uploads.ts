/** Files that the owner chooses: what is stored is a picture that was decoded and encoded again, captions, or a font. */
import { isUtf8 } from "node:buffer";
import { extname } from "node:path";
import sharp from "sharp";
import { openPicture } from "../tooling/build/picture-files.ts";
import { openFont } from "../tooling/content/fonts/cut.ts";
import { missingLetters } from "../tooling/content/fonts/letters.ts";
import { logoFrom } from "./logo.ts";

export const maxUploadBytes = 30 * 1024 * 1024;

export const fontExtensions = [".woff2", ".woff", ".ttf", ".otf"];
/** No screen uses more (docs/content.md). */
const maxWidth = 2400;
const quality = 82;

/** Why the site cannot use a file, by its key in the editor's words; else the bytes to store. */
type Stored =
  | Uint8Array
  | ("notAPicture" | "tooManyPixels" | "isHeic" | "notCaptions" | "notALogo" | "notAFont");

/** What a phone writes: no free program may decode it, so that this one says so. */
const isHeic = (bytes: Uint8Array): boolean =>
  /^ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/.test(Buffer.from(bytes.subarray(4, 12)).toString("latin1"));

/** Turned as its camera noted, without what else the camera noted, in the format of the file that it replaces. */
async function pictureFor(extension: string, bytes: Uint8Array): Promise<Stored> {
  try {
    const { format, compression } = await openPicture(bytes).metadata();
    const isAvif = format === "heif" && compression === "av1";
    if (format === "heif" && !isAvif) return "isHeic";
    if (!(isAvif || ["webp", "png", "jpeg"].includes(format))) return "notAPicture";
    const picture = openPicture(bytes).autoOrient().resize({ width: maxWidth, withoutEnlargement: true });
    if (extension === ".png") return await picture.png().toBuffer();
    if (extension === ".avif") return await picture.avif().toBuffer();
    return await (extension === ".webp" ? picture.webp({ quality }) : picture.jpeg({ quality })).toBuffer();
  } catch (error) {
    if (isHeic(bytes)) return "isHeic";
    const isTooLarge = error instanceof Error && error.message.includes("exceeds pixel limit");
    return isTooLarge ? "tooManyPixels" : "notAPicture";
  }
}

const isCaptions = (bytes: Uint8Array): boolean =>
  isUtf8(bytes) && /^\ufeff?WEBVTT(?:\s|$)/.test(Buffer.from(bytes).toString());

async function logo(bytes: Uint8Array): Promise<Stored> {
  const drawn = await logoFrom(bytes);
  return drawn === null ? "notALogo" : Buffer.from(drawn);
}

/** As it is: what is served and embedded is made from it. */
async function font(bytes: Uint8Array): Promise<Stored> {
  const { font } = (await openFont(Buffer.from(bytes))) ?? {};
  const hasAll = font && missingLetters((code) => font.hasGlyphForCodePoint(code)).length === 0;
  return hasAll ? bytes : "notAFont";
}

/** What the pictures of a case study are at least, in pixels: hints.yaml and docs/content.md say it too. */
export const leastSizes = { desktop: [1440, 900], detail: [1440, 900], phone: [390, 844] } as const;

/** How large a picture is, and should at least be, as people write it; null if it is large enough. */
export async function smallerThan(file: string, stored: Uint8Array) {
  const [, kind] = /^content\/portfolio\/[^/]+\/(desktop|detail|phone)\.\w+$/.exec(file) ?? [];
  if (kind === undefined) return null;
  const least = leastSizes[kind as keyof typeof leastSizes];
  const { width, height } = await sharp(stored).metadata();
  if (width >= least[0] && height >= least[1]) return null;
  return { found: `${width} × ${height}`, least: least.join(" × ") };
}

/** What is stored for the place of a file. */
export async function storedAs(file: string, bytes: Uint8Array): Promise<Stored> {
  const extension = extname(file).toLowerCase();
  if (extension === ".vtt") return isCaptions(bytes) ? bytes : "notCaptions";
  if (extension === ".svg") return logo(bytes);
  return fontExtensions.includes(extension) ? font(bytes) : pictureFor(extension, bytes);
}
