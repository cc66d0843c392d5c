/** Pictures and captions: those that the owner uploads, and the pictures as the page itself shows them. */
import { readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import type { Hono, Context as Request } from "hono";
import { fontFolder } from "../../content/fonts/folder.ts";
import { isFile } from "../content-drafts.ts";
import type { Editor } from "../editor.ts";
import { contentPath } from "../paths.ts";
import { replaceable } from "../section-files.ts";
import { slugOf } from "../slug.ts";
import { fontExtensions, maxUploadBytes, pictureTypes, storeUpload, UploadError } from "../uploads.ts";
import { words } from "../words.ts";

/** The body of a request; null if it is too large. */
async function bodyOf(request: Request): Promise<Uint8Array | null> {
  if (Number(request.req.header("Content-Length") ?? 0) > maxUploadBytes) return null;
  const bytes = new Uint8Array(await request.req.arrayBuffer());
  return bytes.byteLength > maxUploadBytes ? null : bytes;
}

export function fileRoutes(app: Hono, editor: Editor): void {
  const { root, drafts } = editor;

  /** Stores the body for the place of a file. `reply`: what the page is told beside the state. */
  async function upload(request: Request, file: string, reply: Readonly<Record<string, unknown>>) {
    const t = words[editor.localeOf(request)];
    const bytes = await bodyOf(request);
    if (bytes === null) return request.json({ problem: t.tooLarge }, 413);
    try {
      contentPath(root, file);
      drafts.setFile(file, await storeUpload(drafts, file, bytes));
    } catch (error) {
      if (!(error instanceof UploadError)) throw error;
      return request.json({ problem: t[error.reason] }, 422);
    }
    return request.json({ ...editor.state(request), ...reply });
  }

  app.post("/upload", async (request) => {
    const file = request.req.query("file") ?? "";
    if (!replaceable(root, drafts).includes(file)) return request.json({ error: "place" }, 400);
    return upload(request, file, { again: true });
  });

  /** A picture of its own for a field that names a file of `content/portraits`. */
  app.post("/portrait", async (request) => {
    const base = slugOf((request.req.query("name") ?? "").replace(/\.\w+$/, ""));
    const name = `${base || "portrait"}.webp`;
    return upload(request, `content/portraits/${name}`, { name });
  });

  /** A font of its own, for a field that names a file of `content/fonts`. */
  app.post("/font", async (request) => {
    const given = request.req.query("name") ?? "";
    const extension = extname(given).toLowerCase();
    if (!fontExtensions.includes(extension))
      return request.json({ problem: words[editor.localeOf(request)].notAFont }, 422);
    const name = `${slugOf(basename(given, extname(given))) || "font"}${extension}`;
    return upload(request, `${fontFolder}/${name}`, { name });
  });

  /** A picture as it will be once everything is published. */
  app.get("/file", (request) => {
    const file = request.req.query("file") ?? "";
    const type = pictureTypes[extname(file)];
    const draft = drafts.all().find((other) => other.file === file && isFile(other));
    if (
      type === undefined ||
      !(
        draft !== undefined ||
        /^content\/portraits\/[\w-]+\.svg$/.test(file) ||
        replaceable(root, drafts).includes(file)
      )
    )
      return request.notFound();
    const from =
      draft !== undefined && isFile(draft) ? drafts.uploadPath(draft.upload) : contentPath(root, file);
    return request.body(new Uint8Array(readFileSync(from)), 200, { "Content-Type": type });
  });
}
