import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { mediaNames } from "#app/content/named-media.ts";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { listVideoFiles } from "./built-site.ts";

test("the files of videos are served while the content names them", async () => {
  const folder = temporaryDirectory();
  for (const file of [
    ...["promo-seo.m3u8", "promo-seo/720p.m3u8", "promo-seo/720p-00.m4s", "promo-seo-fr/captions.vtt"],
    ...["promo-old.m3u8", "promo-old/720p-00.m4s", "promo-old/captions.vtt", "videos.yaml"],
  ]) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  const videos = [{ id: "promo-seo-fr", playbackId: "promo-seo" }];
  const served = await listVideoFiles(folder, mediaNames({ videos }));
  expect([...served.keys()].sort()).toEqual([
    ...["/videos/promo-seo-fr/captions.vtt", "/videos/promo-seo.m3u8"],
    ...["/videos/promo-seo/720p-00.m4s", "/videos/promo-seo/720p.m3u8"],
  ]);
});
