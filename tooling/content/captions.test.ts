import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryDirectory } from "#testing/temporary-directory.ts";
import { captionsTemplate } from "../video/add-video.ts";
import { captionProblems } from "./captions.ts";
import { readData } from "./data.ts";
import { describeProblem } from "./problem.ts";

const project = join(import.meta.dirname, "../..");

test("the captions of the videos have words", () => {
  expect(captionProblems(project, readData(project))).toEqual([]);
});

test("captions that are missing, and times without words, are named with their line", () => {
  const root = temporaryDirectory();
  mkdirSync(join(root, "content/videos/promo-new"), { recursive: true });
  const row = (id: string) =>
    `  - { id: ${id}, playbackId: a, locale: fr-fr, name: A, description: A, durationSeconds: 9, uploadDate: "2026-11-27T10:00:00Z", spoken: false, transcript: [A] }\n`;
  writeFileSync(join(root, "content/videos/videos.yaml"), `videos:\n${row("promo-new")}${row("promo-old")}`);
  writeFileSync(join(root, "content/videos/promo-new/captions.vtt"), captionsTemplate(9));
  expect(captionProblems(root, readData(root)).map(describeProblem)).toEqual([
    "content/videos/promo-new/captions.vtt:6: expected words below these times",
    "content/videos/promo-new/captions.vtt:9: expected words below these times",
    "content/videos/promo-old/captions.vtt:1: expected the captions of this video, as WebVTT",
  ]);
});
