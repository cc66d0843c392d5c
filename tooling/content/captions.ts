/** The captions of the videos, which this site serves whoever serves the videos. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Videos } from "#app/content/schemas/videos.ts";
import type { Data } from "./entry.ts";
import type { Problem } from "./problem.ts";

/** Captions that are missing, and times without words. */
export function captionProblems(root: string, { entries }: Data): readonly Problem[] {
  const stated = entries.find(({ kind }) => kind.files === "videos/videos.yaml")?.value as Videos | undefined;
  return (stated?.videos ?? []).flatMap(({ id }) => {
    const file = `content/videos/${id}/captions.vtt`;
    if (!existsSync(join(root, file)))
      return [{ file, line: 1, field: "", message: "expected the captions of this video, as WebVTT" }];
    const lines = readFileSync(join(root, file), "utf8").split(/\r?\n/);
    return lines.flatMap((line, index) =>
      line.includes(" --> ") && (lines[index + 1] ?? "").trim() === ""
        ? [{ file, line: index + 1, field: "", message: "expected words below these times" }]
        : [],
    );
  });
}
