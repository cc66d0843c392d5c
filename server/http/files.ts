import { createReadStream } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { Readable } from "node:stream";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { createRecentlyUsed } from "#server/recently-used.ts";
import { anyEncoding, type Body, chooseEncoding, compressNow, type EncodedBody, etagOf } from "./body.ts";

const types: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".m3u8": "application/vnd.apple.mpegurl",
  ".m4s": "video/iso.segment",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".ts": "video/mp2t",
  ".txt": "text/plain; charset=utf-8",
  ".vcf": "text/vcard; charset=utf-8",
  ".vtt": "text/vtt; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};

/** Files whose type depends on the name, not on the extension. */
const namedTypes: Readonly<Record<string, string>> = {
  "speculation-rules.json": "application/speculationrules+json",
};

export function contentTypeOf(file: string): string {
  return namedTypes[basename(file)] ?? types[extname(file)] ?? "application/octet-stream";
}

async function readOptional(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  return readFile(file).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  );
}

/** Reads a file and the compressed files that the build wrote beside it. */
export async function loadBody(file: string): Promise<Body> {
  const bytes = new Uint8Array(await readFile(file));
  const [br, gzip] = await Promise.all([readOptional(`${file}.br`), readOptional(`${file}.gz`)]);
  return {
    type: contentTypeOf(file),
    bytes,
    encoded: { ...(br && { br }), ...(gzip && { gzip }) },
    etag: etagOf(bytes),
  };
}

/** Every file below a folder, by `prefix` and its path in the folder. Compressed files are not listed. */
export async function loadFolder(folder: string, prefix: string): Promise<ReadonlyMap<string, Body>> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = names.filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name));
  const bodies = await Promise.all(
    files.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      return [`${prefix}${file.slice(folder.length + 1)}`, await loadBody(file)] as const;
    }),
  );
  return new Map(bodies);
}

/** Sends a body in the best encoding that the client accepts, or 304 if the client has it. */
export function respond(c: Context, body: Body, cacheControl: string): Response {
  const { type, etag, encoded } = body;
  const encoding = chooseEncoding(c.req.header("Accept-Encoding"), encoded);
  const bytes = (encoding && encoded[encoding]) ?? body.bytes;
  return respondEncoded(c, { type, etag, encoding, bytes, varies: encoded.br !== undefined }, cacheControl);
}

/** Sends a body that is already encoded, or 304 if the client has it. */
export function respondEncoded(c: Context, body: EncodedBody, cacheControl: string): Response {
  const headers: Record<string, string> = {
    "Content-Type": body.type,
    "Cache-Control": cacheControl,
    ETag: body.etag,
    ...(body.varies && { Vary: "Accept-Encoding" }),
  };
  const known = (c.req.header("If-None-Match") ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (known.includes(body.etag)) return c.body(null, 304, headers);
  return c.body(body.bytes, 200, { ...headers, ...(body.encoding && { "Content-Encoding": body.encoding }) });
}

/** Sends what was made for one client, who waits while it is compressed. */
export async function respondCompressed(
  c: Context,
  bytes: Uint8Array<ArrayBuffer>,
  status: ContentfulStatusCode,
): Promise<Response> {
  c.header("Vary", "Accept-Encoding");
  const encoding = chooseEncoding(c.req.header("Accept-Encoding"), anyEncoding);
  if (bytes.byteLength === 0) return c.body(null, status);
  if (encoding === null) return c.body(bytes, status);
  c.header("Content-Encoding", encoding);
  return c.body(await compressNow(bytes, encoding), status);
}

/** Bytes of a file that are read ahead for one client: the memory that a client which stops reading occupies. */
const readAhead = 16 * 1024;

/** Files up to this size, in bytes, are read into memory: video segments, which all clients then share. */
const wholeBytes = 4 * 1024 * 1024;
/** The memory that such files may occupy together, in bytes. */
const inMemoryBytes = 32 * 1024 * 1024;
const inMemory = createRecentlyUsed<{ readonly size: number; readonly bytes: Promise<Buffer<ArrayBuffer>> }>(
  inMemoryBytes,
  ({ size }) => size,
);

/** A file's bytes, from memory if they are there. `version`: changes with the content. */
function readShared(file: string, size: number, version: number): Promise<Buffer<ArrayBuffer>> {
  const key = `${version} ${size} ${file}`;
  const bytes = inMemory.get(key)?.bytes ?? readFile(file);
  inMemory.set(key, { size, bytes });
  bytes.catch(() => inMemory.delete(key));
  return bytes;
}

/** Sends a file from disk, whole or the one requested range. Null if there is no such file. */
export async function streamFile(c: Context, file: string, cacheControl: string): Promise<Response | null> {
  const { size, mtimeMs } = await stat(file).catch(() => ({ size: -1, mtimeMs: 0 }));
  if (size < 0) return null;
  const headers = {
    "Content-Type": contentTypeOf(file),
    "Cache-Control": cacheControl,
    "Accept-Ranges": "bytes",
  };
  const range = /^bytes=(\d*)-(\d*)$/.exec(c.req.header("Range") ?? "");
  const [start, end] = range === null ? [0, size - 1] : rangeOf(range[1] ?? "", range[2] ?? "", size);
  if (start > end || start >= size)
    return c.body(null, 416, { ...headers, "Content-Range": `bytes */${size}` });
  const status = range === null ? 200 : 206;
  const sent = {
    ...headers,
    "Content-Length": String(end - start + 1),
    ...(range !== null && { "Content-Range": `bytes ${start}-${end}/${size}` }),
  };
  // A stream that is never read to its end would keep the file open.
  if (c.req.method === "HEAD") return c.body(null, status, sent);
  if (size <= wholeBytes) {
    const bytes = await readShared(file, size, mtimeMs);
    return c.body(bytes.subarray(start, end + 1), status, sent);
  }
  return c.body(
    Readable.toWeb(createReadStream(file, { start, end, highWaterMark: readAhead })) as ReadableStream,
    status,
    sent,
  );
}

/** First and last byte of `bytes=first-last`, `bytes=first-` or `bytes=-length`. */
function rangeOf(first: string, last: string, size: number): readonly [number, number] {
  if (first === "") return [Math.max(0, size - Number(last)), size - 1];
  return [Number(first), last === "" ? size - 1 : Math.min(Number(last), size - 1)];
}
