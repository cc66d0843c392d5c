/** A recording that the owner uploads: `npm run video` makes of it what the site serves, and all of that becomes one change. */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createWriteStream, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { extname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import type { Locale } from "#app/i18n/locales.ts";
import type { ContentDrafts } from "./content-drafts.ts";
import { hashOf, writeAtomically } from "./paths.ts";
import { editFolder } from "./replace.ts";
import { parseYaml, valueAt } from "./yaml-change.ts";

export const maxVideoBytes = 2 * 1024 ** 3;

export const videosFile = "content/videos/videos.yaml";

/** The recording cannot be used: the message of `npm run video`. */
export class VideoUploadError extends Error {
  override readonly name = "VideoUploadError";
}

type Recording = {
  readonly body: ReadableStream;
  /** Of its file. */
  readonly extension: string;
  readonly id: string;
  readonly locale: Locale;
};

/** Runs `npm run video` for a folder that has nothing but a list of videos. */
async function encode(folder: string, file: string, { id, locale }: Recording): Promise<void> {
  const program = join(import.meta.dirname, "../video/main.ts");
  const child = spawn(
    process.execPath,
    [
      "--import",
      join(import.meta.dirname, "end-with-parent.mjs"),
      program,
      "--project",
      folder,
      file,
      id,
      locale,
    ],
    { stdio: ["pipe", "ignore", "pipe"] },
  );
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  const [code] = await once(child, "close");
  if (code !== 0) throw new VideoUploadError(errors.trim());
}

/** Throws a VideoUploadError. */
export async function addRecording(root: string, drafts: ContentDrafts, recording: Recording): Promise<void> {
  const folder = join(editFolder(root), "videos", randomUUID());
  mkdirSync(join(folder, "content/videos"), { recursive: true });
  try {
    const file = join(folder, `recording${recording.extension}`);
    await pipeline(Readable.fromWeb(recording.body), createWriteStream(file));
    writeFileSync(join(folder, videosFile), "videos: []\n");
    await encode(folder, file, recording);
    const made = globSync("content/videos/**/*.*", { cwd: folder }).map((path) => path.replaceAll("\\", "/"));
    const [row] = valueAt(parseYaml(readFileSync(join(folder, videosFile), "utf8")), ["videos"]) as unknown[];
    const videos = drafts.valueOf(videosFile, ["videos"]) as readonly unknown[];
    drafts.asOneStep(() => {
      for (const path of made.filter((one) => one !== videosFile)) {
        const bytes = readFileSync(join(folder, path));
        const upload = `${hashOf(bytes)}${extname(path)}`;
        writeAtomically(drafts.uploadPath(upload), bytes);
        drafts.setFile(path, upload);
      }
      drafts.set(videosFile, ["videos"], videos, [...videos, row]);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
