/** Takes a recording, and answers once it is a video of the site. */
import { extname } from "node:path";
import type { Hono } from "hono";
import { isLocale, languageTag } from "#app/i18n/locales.ts";
import type { Editor } from "../editor.ts";
import { slugOf } from "../slug.ts";
import { videoPlaces } from "../video-places.ts";
import { addRecording, maxVideoBytes, VideoUploadError, videosFile } from "../video-upload.ts";
import { words } from "../words.ts";

export function videoRoutes(app: Hono, editor: Editor): void {
  const { root, drafts } = editor;

  app.post("/video", async (request) => {
    const t = words[editor.localeOf(request)];
    const { file = "", name = "", where = "", locale = "" } = request.req.query();
    const { body } = request.req.raw;
    const place = videoPlaces.find((one) => one === where);
    if (place === undefined || !isLocale(locale) || body === null)
      return request.json({ error: "request" }, 400);
    if (Number(request.req.header("Content-Length") ?? 0) > maxVideoBytes)
      return request.json({ problem: t.videoTooLarge }, 413);
    const slug = slugOf(name);
    if (slug === "") return request.json({ problem: t.noName }, 422);
    const id = `${place}-${slug}-${languageTag[locale]}`;
    const videos = drafts.valueOf(videosFile, ["videos"]) as readonly { readonly id: string }[];
    if (videos.some((video) => video.id === id)) return request.json({ problem: t.sameVideo }, 422);
    try {
      const extension = /^\.\w+$/.test(extname(file)) ? extname(file) : "";
      await addRecording(root, drafts, { body: body as never, extension, id, locale });
    } catch (error) {
      if (!(error instanceof VideoUploadError)) throw error;
      return request.json({ problem: `${t.notAVideo} ${error.message}` }, 422);
    }
    return request.json({ ...editor.state(request), again: true });
  });
}
