/** A built static site as a good static host sends it: brotli, files with a hash in their names cached for ever. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { compressNow } from "../server/http/body.ts";

const [folder = ""] = process.argv.slice(2);

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
};

type File = { readonly bytes: Uint8Array; readonly headers: Readonly<Record<string, string>> };

async function read(pathname: string): Promise<File | null> {
  const path = extname(pathname) === "" ? join(pathname, "index.html") : pathname;
  const type = types[extname(path)];
  if (type === undefined) return null;
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(join(folder, path));
  } catch {
    return null;
  }
  const compressed = /text|svg/.test(type);
  const hashed = pathname.startsWith("/_astro/");
  return {
    bytes: compressed ? await compressNow(bytes, "br") : bytes,
    headers: {
      "Content-Type": type,
      "Cache-Control": hashed ? "public, max-age=31536000, immutable" : "no-cache",
      ...(compressed && { "Content-Encoding": "br" }),
    },
  };
}

const files = new Map<string, Promise<File | null>>();

createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost");
  const reading = files.get(pathname) ?? read(pathname);
  files.set(pathname, reading);
  const file = await reading;
  if (file === null) return response.writeHead(404).end();
  return response
    .writeHead(200, { ...file.headers, "Content-Length": file.bytes.byteLength })
    .end(file.bytes);
}).listen(Number(process.env.PORT), process.env.HOST);
