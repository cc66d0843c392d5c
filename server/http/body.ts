import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

export type Encoding = "br" | "gzip";

/** A body in memory, with its compressed forms if there are any. */
export type Body = {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoded: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
  readonly etag: string;
};

/** A body in the encoding of one client. `varies`: other clients may get another encoding. */
export type EncodedBody = {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoding: Encoding | null;
  readonly etag: string;
  readonly varies: boolean;
};

export function etagOf(bytes: Uint8Array): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
}

/** For bodies that are compressed on demand. */
export const anyEncoding: Readonly<Record<Encoding, true>> = { br: true, gzip: true };

/** The best available encoding that the client accepts. */
export function chooseEncoding(
  accepted: string | undefined,
  available: Readonly<Partial<Record<Encoding, unknown>>>,
): Encoding | null {
  const offers = (accepted ?? "")
    .toLowerCase()
    .split(",")
    .map((offer) => offer.trim());
  const takes = (encoding: Encoding) =>
    offers.some((offer) => offer.startsWith(encoding) && !/;\s*q=0(\.0*)?$/.test(offer));
  return (
    (["br", "gzip"] as const).find((encoding) => available[encoding] !== undefined && takes(encoding)) ?? null
  );
}

/** Compresses a page while the visitor waits: at fast levels, and off the main thread. */
export async function compressNow(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await (encoding === "br"
      ? compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : compressGzip(bytes, { level: 6 })),
  );
}

/** A body that is compressed once, for all clients. */
export async function compressedBody(type: string, bytes: Uint8Array<ArrayBuffer>): Promise<Body> {
  const [br, gzip] = await Promise.all([compressNow(bytes, "br"), compressNow(bytes, "gzip")]);
  return { type, bytes, encoded: { br, gzip }, etag: etagOf(bytes) };
}
