import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const [compressBrotli, compressGzip] = [promisify(brotliCompress), promisify(gzip)];

export type Encoding = "br" | "gzip";

/** A body in memory, with its compressed forms where they exist and are worth it. */
export type Body = {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoded: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
  readonly etag: string;
};

/** A body as one client takes it. `varies`: other clients get it in another encoding. */
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

/** For what is compressed on demand. */
export const anyEncoding: Readonly<Record<Encoding, true>> = { br: true, gzip: true };

/** The best encoding that the client takes and that there is. */
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

/** Compresses a page that was rendered just now: fast levels, the visitor waits. On a thread of its own. */
export async function compressNow(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(
    await (encoding === "br"
      ? compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : compressGzip(bytes, { level: 6 })),
  );
}
