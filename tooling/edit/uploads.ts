/** Files that the owner chooses: what is stored is a picture that was decoded and encoded again, or captions. */
import { existsSync } from "node:fs";
import { extname } from "node:path";
import sharp from "sharp";
import type { Drafts } from "./drafts.ts";
import { hashOf, writeAtomically } from "./paths.ts";

export const maxUploadBytes = 30 * 1024 * 1024;
/** No screen uses more (docs/content.md). */
const maxWidth = 2400;
const quality = 82;

/** Something that the site cannot use, by its key in the words of the editing page. */
export class UploadError extends Error {
  override readonly name = "UploadError";
  readonly reason: "notAPicture" | "notCaptions";

  constructor(reason: "notAPicture" | "notCaptions") {
    super(reason);
    this.reason = reason;
  }
}

/** Turned as its camera noted, without what else the camera noted, in the format of the file that it replaces. */
async function pictureFor(extension: string, bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const { format } = await sharp(bytes).metadata();
    if (!["webp", "png", "jpeg"].includes(format)) throw new UploadError("notAPicture");
    const picture = sharp(bytes).autoOrient().resize({ width: maxWidth, withoutEnlargement: true });
    if (extension === ".png") return await picture.png().toBuffer();
    return await (extension === ".webp" ? picture.webp({ quality }) : picture.jpeg({ quality })).toBuffer();
  } catch {
    throw new UploadError("notAPicture");
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

/** Stores a file for the place of another, and returns its name in the folder of uploads. Throws an UploadError. */
export async function storeUpload(drafts: Drafts, file: string, bytes: Uint8Array): Promise<string> {
  const extension = extname(file).toLowerCase();
  const stored = extension === ".vtt" ? captions(bytes) : await pictureFor(extension, bytes);
  const name = `${hashOf(stored)}${extension}`;
  if (!existsSync(drafts.uploadPath(name))) writeAtomically(drafts.uploadPath(name), stored);
  return name;
}
