import { createHash } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

export type Encoding = "br" | "gzip";

/** A body in memory, with its compressed forms where they exist and are worth it. */
export type Body = {
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoded: Readonly<Partial<Record<Encoding, Uint8Array<ArrayBuffer>>>>;
  readonly etag: string;
};

export function etagOf(bytes: Uint8Array): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
}

/** The best encoding that the client takes and that there is. */
export function chooseEncoding(accepted: string | undefined, available: Body["encoded"]): Encoding | null {
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

/** Compresses a page that was rendered just now: fast levels, the visitor waits. */
export function compressNow(bytes: Uint8Array, encoding: Encoding): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    encoding === "br"
      ? brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : gzipSync(bytes, { level: 6 }),
  );
}
