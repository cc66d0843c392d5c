/** Files that the owner chooses: what is stored is a picture that was decoded and encoded again, captions, or a font. */
import { existsSync } from "node:fs";
import { extname } from "node:path";
import { openPicture } from "../build/picture-files.ts";
import { openFont } from "../content/fonts/cut.ts";
import { missingLetters } from "../content/fonts/letters.ts";
import { logoOf } from "../content/logo.ts";
import type { ContentDrafts } from "./content-drafts.ts";
import { hashOf, writeAtomically } from "./paths.ts";

export const maxUploadBytes = 30 * 1024 * 1024;

/** The media types of the pictures that the page shows, by the end of their names. */
export const pictureTypes: Readonly<Record<string, string>> = {
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".avif": "image/avif",
  ".svg": "image/svg+xml",
};

export const fontExtensions = [".woff2", ".woff", ".ttf", ".otf"];
/** No screen uses more (docs/content.md). */
const maxWidth = 2400;
const quality = 82;

/** Something that the site cannot use, by its key in the words of the editing page. */
export class UploadError extends Error {
  override readonly name = "UploadError";
  readonly reason: "notAPicture" | "tooManyPixels" | "notCaptions" | "notALogo" | "notAFont";

  constructor(reason: UploadError["reason"]) {
    super(reason);
    this.reason = reason;
  }
}

/** Turned as its camera noted, without what else the camera noted, in the format of the file that it replaces. */
async function pictureFor(extension: string, bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const { format, compression } = await openPicture(bytes).metadata();
    const isAvif = format === "heif" && compression === "av1";
    if (!(isAvif || ["webp", "png", "jpeg"].includes(format))) throw new UploadError("notAPicture");
    const picture = openPicture(bytes).autoOrient().resize({ width: maxWidth, withoutEnlargement: true });
    if (extension === ".png") return await picture.png().toBuffer();
    if (extension === ".avif") return await picture.avif().toBuffer();
    return await (extension === ".webp" ? picture.webp({ quality }) : picture.jpeg({ quality })).toBuffer();
  } catch (error) {
    const isTooLarge = error instanceof Error && error.message.includes("exceeds pixel limit");
    throw new UploadError(isTooLarge ? "tooManyPixels" : "notAPicture");
  }
}

function captions(bytes: Uint8Array): Uint8Array {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (/^WEBVTT(?:[ \t\r\n]|$)/.test(text)) return Buffer.from(text);
  } catch {
    // Not UTF-8.
  }
  throw new UploadError("notCaptions");
}

/** A drawing of paths alone, with nothing that a browser would run or load. */
function logo(bytes: Uint8Array, file: string): Uint8Array {
  const read = logoOf(new TextDecoder().decode(bytes), file);
  if (read.logo === null) throw new UploadError("notALogo");
  const { width, height, path, fillRule } = read.logo;
  const rule = fillRule === undefined ? "" : ` fill-rule="${fillRule}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><path${rule} d="${path}"/></svg>\n`,
  );
}

/** As it is: what is served and embedded is made from it. */
async function font(bytes: Uint8Array): Promise<Uint8Array> {
  const source = await openFont(Buffer.from(bytes));
  if (source === null || missingLetters((code) => source.font.hasGlyphForCodePoint(code)).length > 0)
    throw new UploadError("notAFont");
  return bytes;
}

/** A file for the place of one with this extension. */
async function storedAs(extension: string, file: string, bytes: Uint8Array): Promise<Uint8Array> {
  if (extension === ".vtt") return captions(bytes);
  if (extension === ".svg") return logo(bytes, file);
  return fontExtensions.includes(extension) ? font(bytes) : pictureFor(extension, bytes);
}

/** Stores a file for the place of another, and returns its name in the folder of uploads. Throws an UploadError. */
export async function storeUpload(drafts: ContentDrafts, file: string, bytes: Uint8Array): Promise<string> {
  const extension = extname(file).toLowerCase();
  const stored = await storedAs(extension, file, bytes);
  const name = `${hashOf(stored)}${extension}`;
  if (!existsSync(drafts.uploadPath(name))) writeAtomically(drafts.uploadPath(name), stored);
  return name;
}
