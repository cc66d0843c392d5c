import { readdirSync, readlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { compressNow, etagOf } from "./body.ts";
import { contentTypeOf, loadBody, loadFolder, respond, streamFile } from "./files.ts";

const text = "Bonjour la Martinique. ".repeat(50);
const bytes = new TextEncoder().encode(text);

function written(name: string, content: string | Uint8Array = text): string {
  const file = join(temporaryDirectory(), name);
  writeFileSync(file, content);
  return file;
}

/** A file with its compressed files, behind one address. */
async function site() {
  const file = written("page.html");
  writeFileSync(`${file}.br`, await compressNow(bytes, "br"));
  writeFileSync(`${file}.gz`, await compressNow(bytes, "gzip"));
  const body = await loadBody(file);
  const app = new Hono().get("/", (c) => respond(c, body, "public, max-age=60"));
  return { body, get: (headers: Record<string, string> = {}) => app.request("/", { headers }) };
}

test.each([
  ["br", "br"],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["BR;q=1.0, gzip;q=0.8", "br"],
  ["gzip, br;q=0", "gzip"],
  ["br;q=0.0", null],
  ["identity", null],
  ["", null],
])("a client that accepts %j gets %s", async (accepted, encoding) => {
  const { get } = await site();
  const response = await get({ "Accept-Encoding": accepted });
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Encoding")).toBe(encoding);
  expect(response.headers.get("Vary")).toBe("Accept-Encoding");
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  const received = new Uint8Array(await response.arrayBuffer());
  const read = { br: brotliDecompressSync, gzip: gunzipSync };
  const plain = encoding === null ? received : read[encoding as "br" | "gzip"](received);
  expect(new TextDecoder().decode(plain)).toBe(text);
});

test("a client that accepts any encoding gets one that it can decode", async () => {
  const { get } = await site();
  const response = await get({ "Accept-Encoding": "*" });
  expect([null, "br", "gzip"]).toContain(response.headers.get("Content-Encoding"));
});

test.each([
  ["the tag", (etag: string) => etag],
  ["the tag, weakened by a proxy", (etag: string) => `W/${etag}`],
  ["one of several tags", (etag: string) => `"other", ${etag}`],
])("a client that has %s gets 304 without a body", async (_, header) => {
  const { body, get } = await site();
  const response = await get({ "If-None-Match": header(body.etag), "Accept-Encoding": "br" });
  expect(response.status).toBe(304);
  expect(await response.text()).toBe("");
  expect(response.headers.get("ETag")).toBe(body.etag);
  expect(response.headers.get("Cache-Control")).toBe("public, max-age=60");
  expect(response.headers.get("Content-Encoding")).toBeNull();
});

test("a client that has another version gets this one", async () => {
  const { get } = await site();
  expect((await get({ "If-None-Match": '"other"' })).status).toBe(200);
});

test("the ETag depends on the content", () => {
  expect(etagOf(bytes)).toBe(etagOf(new Uint8Array(bytes)));
  expect(etagOf(bytes)).not.toBe(etagOf(bytes.slice(1)));
  expect(etagOf(bytes)).toMatch(/^"[\w-]{22}"$/);
});

test("a file without compressed files is sent uncompressed", async () => {
  const body = await loadBody(written("picture.webp"));
  const app = new Hono().get("/", (c) => respond(c, body, "public"));
  const response = await app.request("/", { headers: { "Accept-Encoding": "br, gzip" } });
  expect(response.headers.get("Content-Encoding")).toBeNull();
  expect(await response.text()).toBe(text);
});

test("a folder is read recursively, without listing the compressed files", async () => {
  const folder = temporaryDirectory();
  for (const name of ["a.js", "a.js.br", "a.js.gz", "b.css"]) writeFileSync(join(folder, name), name);
  const files = await loadFolder(folder, "/assets/");
  expect([...files.keys()].sort()).toEqual(["/assets/a.js", "/assets/b.css"]);
  expect(Object.keys(files.get("/assets/a.js")?.encoded ?? {})).toEqual(["br", "gzip"]);
});

test("a missing folder is empty", async () => {
  expect(await loadFolder(join(temporaryDirectory(), "none"), "/")).toEqual(new Map());
});

test("the type of a file follows from its name; unknown types are octet streams", () => {
  expect(contentTypeOf("a/b.m3u8")).toBe("application/vnd.apple.mpegurl");
  expect(contentTypeOf("font.woff2")).toBe("font/woff2");
  expect(contentTypeOf("archive.xyz")).toBe("application/octet-stream");
});

const digits = "0123456789";

function video(content = digits) {
  const file = written("clip.mp4", content);
  const app = new Hono().get("/", async (c) => (await streamFile(c, file, "public")) ?? c.notFound());
  const get = (headers: Record<string, string> = {}, method = "GET") => app.request("/", { method, headers });
  return { file, get };
}

test("without a range the whole file is sent, and ranges are announced", async () => {
  const response = await video().get();
  expect(response.status).toBe(200);
  expect(response.headers.get("Accept-Ranges")).toBe("bytes");
  expect(response.headers.get("Content-Length")).toBe("10");
  expect(await response.text()).toBe(digits);
});

test.each([
  ["bytes=0-0", "0", "bytes 0-0/10"],
  ["bytes=2-4", "234", "bytes 2-4/10"],
  ["bytes=7-", "789", "bytes 7-9/10"],
  ["bytes=7-99", "789", "bytes 7-9/10"],
  ["bytes=-3", "789", "bytes 7-9/10"],
  ["bytes=-99", digits, "bytes 0-9/10"],
])("the response to %s is %j", async (range, content, contentRange) => {
  const response = await video().get({ Range: range });
  expect(response.status).toBe(206);
  expect(response.headers.get("Content-Range")).toBe(contentRange);
  expect(response.headers.get("Content-Length")).toBe(String(content.length));
  expect(await response.text()).toBe(content);
});

test.each(["bytes=10-", "bytes=10-12", "bytes=5-2", "bytes=-0", "bytes=99999999999999999999-"])(
  "%s is outside the file",
  async (range) => {
    const response = await video().get({ Range: range });
    expect(response.status).toBe(416);
    expect(response.headers.get("Content-Range")).toBe("bytes */10");
  },
);

test.each(["bytes=0-1,4-5", "lines=1-2", "bytes=a-b"])(
  "%s is not supported, and the whole file is sent",
  async (range) => {
    const response = await video().get({ Range: range });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(digits);
  },
);

test("a deleted file gives no response", async () => {
  const app = new Hono().get(
    "/",
    async (c) => (await streamFile(c, "/nowhere/at.all", "public")) ?? c.text("next"),
  );
  expect(await (await app.request("/")).text()).toBe("next");
});

/** How many times this process has the file open. */
function openCount(file: string): number {
  const target = (descriptor: string) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`);
    } catch {
      return "";
    }
  };
  return readdirSync("/proc/self/fd").filter((descriptor) => target(descriptor) === file).length;
}

test.runIf(process.platform === "linux")("a HEAD request leaves no file open", async () => {
  const { file, get } = video("x".repeat(1_000_000));
  for (let turn = 0; turn < 5; turn += 1) {
    const response = await get({}, "HEAD");
    expect(response.headers.get("Content-Length")).toBe("1000000");
    expect(response.body).toBeNull();
  }
  await expect.poll(() => openCount(file)).toBe(0);
});
